import LayerTracing
import Observation
import Testing

/// A class that is observed: what it reads and writes is traced where Observation is told of it.
@Layer(.viewModel)
@Observable
private final class Watched {
  private(set) var number = 1
  var rows: [String] = []
  var title: String? { didSet { changes += 1 } }
  @Unrecorded var changes = 0
  @ObservationIgnored var plain = 2
  @ObservationIgnored var done: (() -> Void)?
  let last = 3

  func increase() {
    number += 1
    plain += 1
    done?()
  }

  func set(_ number: Int) { self.number = number }
  func fill() { rows.append("a") }
  func name(_ title: String?) { self.title = title }
  func sum() -> Int { number + changes }
}

/// The same with the attributes in the other order.
@Observable
@Layer(.viewModel)
private final class Layered {
  var number = 1
  @ObservationIgnored var plain = 2

  func increase() {
    number = 4
    plain = 5
  }
}

/// An observed class above one, and another beside it.
@Layer(.viewModel) @Observable private class Base<Value> {
  var value: Value?
  func take(_ value: Value) { self.value = value }
}

@Layer(.viewModel) @Observable private final class Derived: Base<Int> {
  var own = 0
  func own(_ number: Int) { own = number }
}

@Suite struct ObservableLayerTests {
  private let session = Session()

  /// What a body has recorded, but for the calls that the user makes.
  private func inner(_ body: () -> Void) -> [String] {
    session.event(1, body)
    return session.lines.filter { !$0.hasPrefix("User") }
  }

  @Test func `writes are traced, in whichever order the attributes stand`() {
    let (watched, layered) = session.make { (Watched(), Layered()) }
    session.event {
      watched.increase()
      layered.increase()
    }
    #expect(
      session.lines == [
        "User -> ViewModel increase()", "ViewModel -> ViewModel number = 2",
        "ViewModel -> ViewModel plain = 3",
        "User -> ViewModel increase()", "ViewModel -> ViewModel number = 4",
        "ViewModel -> ViewModel plain = 5",
      ])
  }

  @Test func `a write is told with what is there after it, in place too, and nil`() {
    let watched = session.make { Watched() }
    let lines = inner {
      watched.set(7)
      watched.fill()
      watched.name("b")
      watched.name(nil)
    }
    #expect(
      lines == [
        "ViewModel -> ViewModel number = 7", "ViewModel -> ViewModel rows = [\"a\"]",
        "ViewModel -> ViewModel title = \"b\"", "ViewModel -> ViewModel title = nil",
      ])
  }

  @Test func `what Observation takes for no change is none in the trace`() {
    let watched = session.make { Watched() }
    #expect(inner { watched.set(1) } == [])
  }

  @Test func `classes inherit, and may be generic`() {
    let derived = session.make { Derived() }
    let lines = inner {
      derived.take(3)
      derived.own(4)
    }
    #expect(lines == ["ViewModel -> ViewModel value = 3", "ViewModel -> ViewModel own = 4"])
  }

  @Test func `a read is traced once, while reads are of interest, with its value`() {
    let watched = session.make { Watched() }
    session.event {
      _ = watched.number
      watched._layerToken.recordingReads {
        _ = watched.number + watched.number
        _ = watched.changes
        watched.set(2)
        _ = watched.number
      }
      _ = watched.number
    }
    #expect(
      session.lines == [
        "User -> ViewModel number => 1", "User -> ViewModel set(2)",
        "ViewModel -> ViewModel number = 2",
      ])
    #expect(session.messages[0].kind == .read)
    #expect(!session.messages[0].isNotification)
  }

  @Test func `who reads through a method reads, too`() {
    let watched = session.make { Watched() }
    session.event { watched._layerToken.recordingReads { _ = watched.sum() } }
    #expect(
      session.lines == ["User -> ViewModel sum() => 1", "ViewModel -> ViewModel number => 1"])
  }

  @Test func `observers are told all the same, before the write`() {
    nonisolated(unsafe) let watched = session.make { Watched() }
    nonisolated(unsafe) var told: [Int] = []
    func track() {
      withObservationTracking {
        _ = watched.number
      } onChange: {
        told.append(watched.plain)
      }
    }
    track()
    session.event { watched.increase() }
    session.event { watched.increase() }
    #expect(told == [2])
    track()
    session.event { watched.set(9) }
    #expect(told == [2, 4])
  }

  @Test func `all that it stores is found, by its own name`() {
    let watched = session.make { Watched() }
    watched.increase()
    let properties = LayerProperty.all(of: watched)
    #expect(
      properties.map(\.fact.name) == [
        "number", "rows", "title", "changes", "plain", "done", "last",
      ])
    #expect(
      properties.compactMap { if case .value(let value) = $0.content { "\(value)" } else { nil } }
        == ["2", "[]", "0", "3", "3"])
  }

  @Test func `without a recorder it is a class like any other`() {
    let watched = Watched()
    watched.increase()
    watched._layerToken.recordingReads { #expect(watched.number == 2) }
  }
}
