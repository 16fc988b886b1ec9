import Testing

@testable import Shell

/// A method that waits, as it is met in the shell: where one stops, what one asks, what is exported.
@Suite struct AwaitedMessageTests {
  private let learner = Learner()

  init() { learner.type("open candy viper~async", "service slow") }

  @Test(arguments: [
    ("break Worker awaits", ["viper~async#0.4+1"], []),
    ("break Worker awaits: fetchCandy", ["viper~async#0.4+1"], []),
    ("break * awaits", ["viper~async#0.4+1"], []),
    ("break Worker resumes", [], ["viper~async#1.0+1"]),
    ("break * resumes: fetch*", [], ["viper~async#1.0+1"]),
    ("break Worker -> Worker", [], []),
    ("break Worker ~> Interactor", [], ["viper~async#1.1"]),
  ])
  func `an event stops where a method waits or goes on`(
    line: String, loading: [String], delivery: [String]
  ) {
    #expect(learner.type(line) == "Breakpoint 1: \(line.dropFirst(6))\n")
    learner.type(["reset"] + loading.map { _ in "continue" })
    #expect(learner.stops.map { String($0.prefix { $0 != " " }) } == loading)
    learner.type(["service deliver"] + delivery.map { _ in "continue" })
    #expect(learner.stops.map { String($0.prefix { $0 != " " }) } == loading + delivery)
    #expect(learner.type("screen").contains("100.0"))
  }

  @Test func `a role that nothing waits in, and a name that nothing has, are told`() {
    #expect(throws: Never.self) { try learner.runner.run("break Presenter awaits") }
    #expect(learner.type("break Controller awaits").contains("candy.viper~async has no Controller"))
    #expect(learner.type("break Worker awaits: fetchCandies").contains("fetchCandy"))
  }

  @Test func `an expectation tells the order of waiting, going on and answering`() {
    learner.type("reset", "service deliver")
    #expect(
      learner.type("when trace viper~async order Worker resumes, Worker ~> Interactor")
        .contains("1  true   after service deliver"))
    #expect(
      learner.type("when trace viper~async order Worker ~> Interactor, Worker resumes")
        == "Never, in 1 event.\n")
  }

  @Test func `a timeline has a span for the time that a method waits`() throws {
    learner.type("reset", "service deliver")
    let events = learner.type("export chrome -").lines.filter { $0.contains("\"cat\":\"await\"") }
    let spans = events.filter { !$0.contains("\"ph\":\"X\"") }
    #expect(spans.count == 2)
    #expect(
      spans[0].contains(
        "\"name\":\"fetchCandy() awaits fetchCandy\",\"cat\":\"await\",\"ph\":\"b\",\"id\":1"))
    #expect(spans[1].contains("\"ph\":\"e\",\"id\":1"))
    let pending = Learner()
    pending.type("open candy viper~async", "service slow", "reset")
    #expect(!pending.type("export chrome -").contains("\"ph\":\"e\""))
  }
}
