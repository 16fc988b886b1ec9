import LayerTracing
import Observation
import Testing

/// A class that is observed: only what it says is left unobserved is traced as it is written.
@Layer(.viewModel)
@Observable
private final class Watched {
  @Unrecorded var number = 1
  @ObservationIgnored var plain = 2
  @ObservationIgnored var done: (() -> Void)?
  let last = 3

  func increase() {
    number += 1
    plain += 1
    done?()
  }
}

/// The same with the attributes in the other order.
@Observable
@Layer(.viewModel)
private final class Layered {
  @Unrecorded var number = 1
  @ObservationIgnored var plain = 2

  func increase() { plain = 5 }
}

@Suite struct ObservableLayerTests {
  private let session = Session()

  @Test func `what isn't observed is traced, in whichever order the attributes stand`() {
    let (watched, layered) = session.make { (Watched(), Layered()) }
    session.event {
      watched.increase()
      layered.increase()
    }
    #expect(
      session.lines == [
        "User -> ViewModel increase()", "ViewModel -> ViewModel plain = 3",
        "User -> ViewModel increase()", "ViewModel -> ViewModel plain = 5",
      ])
  }

  @Test func `observers are told all the same`() {
    let watched = session.make { Watched() }
    nonisolated(unsafe) var isTold = false
    withObservationTracking {
      _ = watched.number
    } onChange: {
      isTold = true
    }
    session.event { watched.increase() }
    #expect(isTold)
  }

  @Test func `all that it stores is found`() {
    let watched = session.make { Watched() }
    watched.increase()
    let properties = LayerProperty.all(of: watched)
    #expect(properties.map(\.fact.name) == ["number", "plain", "done", "last"])
    #expect(
      properties.compactMap { if case .value(let value) = $0.content { "\(value)" } else { nil } }
        == ["2", "3", "3"])
  }
}
