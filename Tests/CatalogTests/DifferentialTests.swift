import Catalog
import Staging
import TestSupport
import Testing

/// The same events give the same screen in every pattern, always.
@MainActor
@Suite struct DifferentialTests {
  /// A feature whose every specimen is open.
  private func stage(_ feature: Feature) -> Stage {
    let stage = Stage(feature: feature)
    for specimen in feature.specimens { stage.open(specimen) }
    return stage
  }

  /// Fires an event at one specimen; what keeps it from happening, or nil.
  private func fire(_ event: Event, at specimen: OpenSpecimen, of stage: Stage) -> EventRefusal? {
    do {
      try stage.fire(event, at: [specimen])
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `random events give the same screens in every pattern`(seed: UInt64) throws {
    for feature in Catalog.features {
      var generator = SeededGenerator(seed: seed)
      let stage = stage(feature)
      #expect(Set(stage.open.map { $0.window.draw() }).count == 1)
      for step in 1...60 {
        let name = try #require(feature.events.randomElement(using: &generator))
        let value = Bool.random(using: &generator) ? Int.random(in: 0...9, using: &generator) : nil
        let event = Event(name, value: value)
        let refusals = stage.open.map { fire(event, at: $0, of: stage) }
        #expect(refusals.allSatisfy { $0 == refusals.first }, "\(feature.name), \(event)")
        let screens = Set(stage.open.map { $0.window.draw() })
        #expect(screens.count == 1, "\(feature.name), seed \(seed), step \(step), \(event)")
      }
    }
  }

  @Test func `the same events give the same trace, to the byte`() throws {
    for counter in Counter.all {
      let events = ["increase", "increase", "decrease"]
      func lines() throws -> [String] {
        try counter.recorded(events).map {
          "\($0.id) \($0.cause ?? 0) \($0.event) \($0.sender.id) \($0.receiver.id) \($0.text)"
        }
      }
      #expect(try lines() == lines())
    }
  }

  @Test func `a generator with the same seed gives the same numbers`() {
    var (first, second) = (SeededGenerator(seed: 7), SeededGenerator(seed: 7))
    #expect((0..<9).map { _ in first.next() } == (0..<9).map { _ in second.next() })
    #expect(first.next() != SeededGenerator(seed: 8).firstNumber)
  }
}

extension SeededGenerator {
  fileprivate var firstNumber: UInt64 {
    var copy = self
    return copy.next()
  }
}
