import Catalog
import Sessions
import Terminal
import Testing

@testable import Shell

/// A script that reports nothing: its events are fired the quick way, where nothing waits for them.
@MainActor @Suite struct UnseenEventTests {
  private let session = Session(features: Catalog.features)
  private let runner: Runner

  init() {
    runner = Runner(session, out: .memory())
    session.environment.huntBudget = 2_000
  }

  private func run(_ lines: String...) throws {
    for line in lines { try runner.run(line) }
  }

  private var shown: [String] { session.state.current?.open.first?.screen ?? [] }

  @Test func `they lead to what the same events lead to where they are reported`() throws {
    let learner = Learner()
    let lines =
      ["open counter", "increase", "increase", "decrease", "undo", "increase"]
      + Array(repeating: "increase", count: 300) + ["increase on mvp", "increase on mvp"]
    for line in lines { try run(line) }
    learner.type(lines)
    let (one, other) = (session, learner.session)
    #expect(Array(one.timeline.done) == Array(other.timeline.done))
    #expect(one.timeline.newestEvent?.ofAll == other.timeline.newestEvent?.ofAll)
    for (own, theirs) in zip(one.state.allOpen, other.state.allOpen) {
      #expect(own.screen == theirs.screen)
      #expect(
        own.recorder.messages.trace().map(\.text) == theirs.recorder.messages.trace().map(\.text))
    }
  }

  @Test func `an answer that waits is let through, and another one is refused`() throws {
    try run("service slow", "open news mvp viper", "service deliver")
    #expect(throws: CommandError.self) { try run("service deliver") }
    try run("kill", "relaunch", "kill", "relaunch")
    #expect(session.state.current?.open.allSatisfy(\.isRunning) == true)
    try run("goto 1")
    #expect(session.state.current?.newestEvent == 1)
  }

  @Test func `an event that can't be fired is refused as ever`() throws {
    try run("open counter mvp", "increase", "increase", "mock view", "kill")
    #expect(throws: CommandError.self) { try run("increase") }
    #expect(session.timeline.newestEvent?.done == 3)
  }

  @Test func `a breakpoint, a watched value, a prediction and a future are noticed`() throws {
    try run("open counter mvp", "increase", "increase", "rewind", "increase")
    #expect(session.timeline.countOfAll == 3)
    try run("break Presenter -> View", "increase")
    #expect(session.stop != nil)
    try run("out", "unbreak all", "predict increase on mvp count", "5", "increase")
    guard case .graded = session.state.prediction?.phase else {
      Issue.record("the prediction wasn't judged")
      return
    }
  }

  @Test func `numbers answer no wish any more once an event was fired`() throws {
    try run("open counter mvp", "increase", "change limit", "increase")
    #expect(throws: CommandError.self) { try run("3 3 3 3 3 3") }
  }
}
