import Features
import LayerTracing
import Staging
import Testing

/// For the account in RIBs, with a reactor and mappers, the recorder's sequence equals one logged by
/// hand.
@MainActor
@Suite struct AccountHonestyTests {
  nonisolated static let sequences: [[String]] = [
    [], ["applyCheckCard"], ["applyCheckCard", "applyCheckCard"], ["moveToMain", "applyCheckCard"],
    ["confirm"], ["applyCheckCard", "confirm"], ["moveToMain", "confirm"], ["finish"],
    ["applyCheckCard", "moveToMain", "moveToMain", "finish"],
  ]

  @Test(arguments: ["account.ribs", "account.ribs~modules"], sequences)
  func `the recorder says what was logged by hand`(build: String, events: [String]) throws {
    for failure in [nil, "noConnection"] {
      try compare(build, events, failure: failure)
    }
  }

  /// Fires events by hand and in the shell, and holds the one log against the other.
  private func compare(_ build: String, _ events: [String], failure: String?) throws {
    let hand = HandAccountRIBs(failure: failure)
    hand.load()
    for event in events { hand.fire(event) }

    let stage = try Crossings.stage(
      build,
      after: ([failure == nil ? "load" : "failing load"] + events).joined(separator: ", "))
    let recorded = stage.open[0].recorder.messages.trace().map(Logged.init)
    #expect(Difference.all(byHand: hand.log.messages, recorded: recorded) == [])
    #expect(hand.log.messages == recorded)

    let screen = stage.open[0].window.draw().joined(separator: "\n")
    guard events.last != "confirm" || events == ["confirm"] else { return }
    for text in hand.isAttached ? hand.shown : ["메인화면"] {
      #expect(text.isEmpty || screen.contains(text), "\(text)")
    }
  }

  @Test func `a log that lacks the repeated state is found out`() throws {
    let stage = try Crossings.stage("account.ribs", after: "applyCheckCard, applyCheckCard")
    let recorded = stage.open[0].recorder.messages.trace().map(Logged.init)
    let hand = HandAccountRIBs()
    hand.load()
    hand.fire("applyCheckCard")
    hand.fire("applyCheckCard")
    let last = try #require(hand.log.messages.last)
    #expect(last.hop == "Interactor ~> Mapper")
    #expect(
      Difference.all(byHand: hand.log.messages.dropLast(), recorded: recorded) == [.invented(last)])
  }
}
