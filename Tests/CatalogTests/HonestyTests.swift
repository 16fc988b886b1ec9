import LayerTracing
import Staging
import TestSupport
import Testing

/// For each specimen the recorder's sequence equals one logged by hand.
@MainActor
@Suite struct HonestyTests {
  nonisolated static let sequences: [[String]] = [
    [], ["increase"], ["decrease"], ["increase", "decrease"],
    ["increase", "increase", "increase", "decrease"], ["decrease", "decrease", "increase"],
  ]

  @Test(arguments: Counter.all + Counter.dialects, sequences)
  func `the recorder says what was logged by hand`(counter: Counter, events: [String]) throws {
    let recorded = try counter.recorded(events).map(Logged.init)
    let byHand = counter.byHand(events)
    #expect(!byHand.isEmpty)
    #expect(Difference.all(byHand: byHand, recorded: recorded) == [])
    #expect(byHand == recorded)
  }

  @Test(arguments: Counter.all + Counter.dialects, [1, 2, 3] as [UInt64])
  func `it does so after many events`(counter: Counter, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let events = (0..<100).map { _ in Bool.random(using: &generator) ? "increase" : "decrease" }
    #expect(
      Difference.all(
        byHand: counter.byHand(events), recorded: try counter.recorded(events).map(Logged.init))
        == [])
  }

  @Test(arguments: Counter.all + Counter.dialects, sequences)
  func `the copy by hand shows what the specimen shows`(counter: Counter, events: [String]) throws {
    let (stage, specimen) = try counter.open()
    for event in events { try stage.fire(Event(event), at: [specimen]) }
    let hand = counter.makeByHand()
    hand.load()
    for event in events { hand.fire(event) }
    #expect(specimen.window.draw().joined().contains(hand.shown))
  }

  @Test(arguments: Counter.all + Counter.dialects)
  func `messages belong to their events, the first of which is loading`(counter: Counter) throws {
    let messages = try counter.recorded(["increase", "decrease"])
    // A tree of RIBs is launched, which is more than to load a view.
    let loading = counter.pattern == "ribs" ? "launch" : "viewDidLoad"
    for (event, name) in [(0, loading), (1, "tap"), (2, "tap")] {
      let first = messages.first { $0.event == event }
      #expect(first?.site.baseName == name)
      #expect(first?.cause == nil)
    }
    // Each event has one root; everything else in it has a cause in the same event.
    #expect(messages.filter { $0.cause == nil }.count == 3)
    for message in messages {
      guard let cause = message.cause else { continue }
      #expect(messages[cause - 1].event == message.event)
      // The app comes because of a message, but doesn't receive it.
      #expect(
        messages[cause - 1].receiver == message.sender || message.isNotification
          || message.kind == .resumption
          || message.sender.role == .app)
    }
  }
}
