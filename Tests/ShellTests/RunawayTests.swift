import Testing

@testable import Shell

/// What never ends ends in words, with the session as it was.
@Suite struct RunawayTests {
  private let learner = Learner()

  init() { learner.type("open counter mvc mvc~b") }

  @Test func `the event is refused, and what came again and again is told`() {
    #expect(
      learner.type("fire increase") == """
                        ^^^^^^^^
        the messages of counter.mvc~b don't end: 1000 calls are nested.
        They repeat: Controller -> Model clamp, Model ~> Controller number. To walk the
        first ones: step mvc~b. Nothing was fired.

        """)
    #expect(learner.shown == ["mvc": "0", "mvc~b": "0"])
    #expect(learner.session.timeline.count == 1)
    learner.type("fire increase on mvc")
    #expect(learner.shown == ["mvc": "1", "mvc~b": "0"])
  }

  @Test func `its first messages can be walked, with every layer as it was`() {
    let answer = learner.type(
      "fire increase on mvc~b", "step", "", "", "", "", "", "inspect mvc~b.model.number", "\u{3}")
    #expect(learner.stops.map { String($0.prefix(9)) } == (1...6).map { "mvc~b#1.\($0)" })
    #expect(learner.out.collected.contains("mvc~b.model.number is"), "\(answer)")
    #expect(answer.hasSuffix("That was event 1. Nothing has changed.\n"), "\(answer)")
    #expect(learner.shown["mvc~b"] == "0")
    #expect(learner.session.timeline.count == 1)
  }

  @Test func `asked to stop in it, it is refused in the same words`() {
    let answer = learner.type("fire increase on mvc~b --step")
    #expect(answer.contains("messages of counter.mvc~b don't end"))
    #expect(learner.session.stop == nil)
  }

  @Test func `what is noted while it is walked stays, and its messages can't be pinned`() {
    learner.type(
      "fire increase on mvc~b", "step", "pin mvc~b#1.1", "note odd", "continue",
      "fire decrease on mvc", "fire decrease on mvc", "undo")
    #expect(learner.shown["mvc"] == "-1")
    #expect(learner.session.state.notes.map(\.text) == ["odd"])
    learner.type("replay", "goto 0", "forward")
    #expect(learner.shown["mvc"] == "-1")
    #expect(learner.type("step mvc~b").contains("no message"))
  }

  @Test func `after it, known lines happen to what is there`() {
    learner.type(
      "fire increase on mvc", "fire increase", "fire increase on mvc", "fire increase on mvc")
    #expect(learner.shown == ["mvc": "3", "mvc~b": "0"])
  }

  @Test func `however little is kept`() {
    let learner = Learner(capacity: 300)
    learner.type("open counter mvc~b")
    #expect(learner.type("fire increase").contains("1000 calls are nested"))
    #expect(
      learner.type("fire decrease").contains(
        "Controller -> Model clamp, Model ~> Controller number"))
  }

  @Test func `a pattern that catches up tells what it did without`() {
    learner.type("fire increase on mvc")
    #expect(
      learner.type("sync").hasPrefix(
        "MVC~b skipped event 1: it would never end.\n"))
    let late = Learner()
    late.type("open counter mvc", "fire increase")
    #expect(late.type("open mvc~b").contains("MVC~b skipped event 1"))
  }

  @Test func `a breakpoint stops while it is walked`() {
    let answer = learner.type(
      "break Controller -> Model: clamp", "fire increase on mvc~b", "step", "continue",
      "trace mvc~b")
    #expect(answer.contains("mvc~b#1.5"))
    #expect(learner.stops.last?.hasPrefix("mvc~b#1.5") == true)
  }

}
