import Lessons
import Queries
import TestSupport
import Testing

@testable import Shell

/// Tasks that are done by looking, checks that are hidden, choices of several, orders and pauses.
@Suite struct PointingTaskTests {
  private func learner(_ steps: String, sessions: String? = nil) -> Learner {
    let text = "---\nid: l\ntitle: L\n---\nText.\n\n```run\nopen counter mvc\n```\n\n" + steps
    let learner = Learner(sessions: sessions, lessons: [LessonSource(file: "l.md", text: text)])
    learner.type("lesson l at 1")
    return learner
  }

  private func task(_ solution: String, _ expect: String, hidden: Bool = false) -> String {
    "```try id=t\n\(solution)\n```\n\n```expect for=t\(hidden ? " hidden" : "")\n\(expect)\n```\n\nEnd.\n"
  }

  /// A check, what doesn't do it, and what does.
  private nonisolated static let looks: [(check: String, other: String, look: String)] = [
    ("inspected mvc.model.number", "inspect mvc.controller", "inspect mvc.model.number"),
    ("inspected mvc.model.number", "inspect mvc.controller", "inspect mvc.model"),
    ("read Amount.swift", "source mvc", "source Amount.swift"),
    ("read Amount.swift", "source mvc.controller", "source mvc.model"),
    ("compared", "screen", "compare"), ("compared candy", "compare", "compare candy"),
    ("released mvc.controller", "screen", "close mvc"),
  ]

  @Test(arguments: looks)
  func `the right look does it, another one doesn't`(check: String, other: String, look: String) {
    let learner = learner(task(look, check))
    learner.type(other)
    #expect(learner.prompt == "1.1 1/2 try> ", "\(check)")
    #expect(learner.type(look).contains("Done."), "\(check)")
  }

  @Test func `every check of a look has one of these tasks`() {
    let checks = Self.looks.map { $0.check.firstWord }
    // A flaw has to be there: the next tests.
    #expect(
      Set(LookExpectation.keywords).subtracting(checks) == ["blamed", "hunted", "proved", "tested"])
  }

  @Test func `a flaw is found by the right finger alone`() {
    let learner = learner(
      "```run\nopen counter mvp~a\nfire decrease\n```\n\n"
        + task("blame mvp~a#1.2", "blamed mvp~a"))
    learner.type("blame mvp~a#1.1", "blame mvp~a.view", "blame mvp~a.model.number")
    #expect(learner.prompt == "1.1 1/2 try> ")
    #expect(learner.type("blame mvp~a#1.2").contains("Done."))
    #expect(learner.done.last == "blame mvp~a#1.2")
  }

  @Test func `a flaw is told from what is sound by a check that holds, and by no other`() {
    let learner = learner(
      "```run\nopen counter mvp mvp~a\n```\n\n"
        + task("prove mvp~a trace never View -> Model", "proved mvp~a"))
    learner.type("prove trace never Model -> View", "prove trace never View -> Presenter")
    #expect(learner.prompt == "1.1 1/2 try> ")
    #expect(learner.type("prove trace never View -> Model").contains("Done."))
    #expect(learner.done.last == "prove mvp~a trace never View -> Model")
  }

  @Test func `nothing wrong is found in a build by a hunt that goes to its end, and by no other`() {
    let learner = learner(
      "```run\nopen counter mvp\n```\n\nWrite.\n\n```write id=body on=mvp\n```\n\nEnd.\n")
    learner.session.environment.builds = StandInShelf.shared
    learner.type("build counter mvp~body mvp 2", "hunt mvp", "hunt mvp~body", "hunt again")
    #expect(learner.prompt == "1.1 1/2 try> ")
    learner.type("build counter mvp~body mvp 1", "hunt against screen mvp~body == mvp")
    #expect(learner.prompt == "1.1 1/2 try> ")
    #expect(learner.type("hunt mvp~body").contains("Done."))
    #expect(learner.done.last == "hunt mvp~body")
  }

  @Test func `a test that is to be written isn't replaced by a hunt that finds nothing`() {
    let file = "```%@ for=spy file=ATests.swift\na\n```\n\n"
    let learner = learner(
      "```run\nopen counter mvp\n```\n\nWrite.\n\n```write id=spy on=mvp test=ATests.swift catches=mvp~a\n```\n\n"
        + file.replacing("%@", with: "start") + file.replacing("%@", with: "solution") + "End.\n")
    learner.session.environment.builds = StandInShelf.shared
    #expect(
      learner.type("build counter mvp~spy mvp 1").contains(
        "Not yet:  the tests in MVP~spy have to pass on the correct build"))
    learner.type("hunt mvp~spy")
    #expect(learner.prompt == "1.1 1/2 try> ")
  }

  @Test func `what leaks is asked of what is alive now`() {
    let run = "```run\nopen candy ribs~a\nquantity 1\nbuy\n```\n\n"
    let leaking = learner(run + task("back", "leaks Router"))
    #expect(leaking.type("leaks").contains("Nothing leaks"))
    #expect(leaking.prompt == "1.1 1/2 try> ")
    #expect(leaking.type("fire back").contains("Done."))
    let healed = learner(run.replacing("buy\n", with: "buy\nback\n") + task("reset", "leaks none"))
    #expect(healed.type("screen").contains("RIBs"))
    #expect(healed.type("quantity 2").contains("Not yet:  still alive: "))
    #expect(healed.type("reset").contains("Done."))
  }

  @Test func `a look inside a stop and the stop are one task, whichever comes first`() {
    let text = task(
      "break Controller -> View\nfire increase\ninspect mvc.model.number",
      "inspected mvc.model.number\nstopped before Controller -> View")
    let stopped = learner(text)
    #expect(
      stopped.type("break Controller -> View", "increase", "inspect mvc.model.number").contains(
        "Done."))
    #expect(stopped.done.suffix(2) == ["inspect mvc.model.number", "goto mvc#1.5"])
    let looked = learner(text)
    looked.type("inspect mvc.model.number", "break Controller -> View")
    #expect(looked.type("increase").contains("Done."))
  }

  @Test func `of several answers the numbers do as well as the letters`() {
    let quiz = """
      ```quiz id=q
      ? Which are seen?
      [x] 5 labels :: They show a text.
      [ ] 2 models :: They know a number.
      [x] the button :: It can be touched.
      ```

      End.
      """
    for answer in ["1 3", "13", "3, 1", "a c"] {
      let learner = learner(quiz)
      #expect(learner.type(answer).hasPrefix("Right."), "\(answer)")
      #expect(learner.done.last == "answer = a c")
    }
  }

  @Test func `a number is an answer's place unless all answers are numbers`() {
    func quiz(_ answers: String) -> Learner {
      learner("```quiz id=q\n? How many?\n\(answers)```\n\nEnd.\n")
    }
    let mixed = quiz("( ) 1.8 times :: No.\n(x) about twice :: Yes.\n( ) never :: No.\n")
    #expect(mixed.type("2").hasPrefix("Right."))
    let numbers = quiz("( ) 33 :: No.\n(x) 7 :: Yes.\n( ) 12 :: No.\n")
    #expect(numbers.type("2").contains("no such answer"))
    #expect(numbers.type("7").hasPrefix("Right."))
  }

  @Test func `a look that is asked for is in the log, others aren't`() throws {
    let folder = try ScratchFolder()
    let learner = learner(
      task("inspect mvc.model.number", "inspected mvc.model.number"), sessions: folder.path)
    learner.type("inspect mvc.controller", "inspect mvc.model.number", "inspect mvc.model.number")
    #expect(learner.done == ["lesson l at t", "inspect mvc.model.number"])
    learner.leave()
    let again = Learner(
      sessions: folder.path,
      lessons: learner.session.environment.course.entries.isEmpty
        ? []
        : [
          LessonSource(
            file: "l.md",
            text: "---\nid: l\ntitle: L\n---\nText.\n\n```run\nopen counter mvc\n```\n\n"
              + task("inspect mvc.model.number", "inspected mvc.model.number"))
        ])
    again.type("resume")
    #expect(again.prompt == "1.1 1/2 next> ")
  }

  @Test func `a hidden check isn't told before it is met`() {
    let learner = learner(task("fire decrease", "state mvc.model.number == -1", hidden: true))
    #expect(
      learner.type("fire increase").contains("Not yet:  a value isn't yet what the task asks for"))
    #expect(!learner.out.collected.contains("not -1"))
    #expect(learner.type("undo", "fire decrease").contains("Done."))
  }

  /// Checks that are hidden, and what is told of each.
  private nonisolated static let hidden: [(check: String, words: String)] = [
    ("screen mvc contains '7'", "a screen doesn't yet show"),
    ("state mvc.model.other == 7", "a layer or value of an open pattern is missing"),
    ("trace mvc never View -> Controller", "a message hasn't been sent yet"),
    ("inspected mvc.model.number", "you haven't looked at one thing yet"),
    ("read Amount.swift", "you haven't looked at one thing yet"),
    ("compared", "you haven't looked at one thing yet"),
    ("blamed", "you haven't pointed at the mistake yet"),
    ("proved", "you haven't looked at one thing yet"),
    ("hunted mvp", "you haven't looked at one thing yet"),
    ("tested mvp", "you haven't looked at one thing yet"),
    ("paused before Model -> View", "an event has to stop before the message"),
    ("stopped before Model -> View", "an event has to stop before the message"),
    ("released mvc.model", "a layer is alive that shouldn't be"),
    ("leaks Model", "a layer is alive that shouldn't be, or a layer is missing"),
    ("rules mvc broken 2 times", "a pattern's rules aren't broken as often"),
  ]

  @Test func `every kind of check is hidden in one of these`() {
    #expect(Set(Self.hidden.map { $0.check.firstWord }) == Set(Expectation.keywords))
  }

  @Test(arguments: hidden)
  func `what kind of thing a hidden check waits for is told, and not which`(
    check: String, words: String
  ) {
    let told = learner(task("fire decrease", check, hidden: true)).type("fire increase")
    #expect(told.contains(words), "\(told)")
    #expect(!told.contains("7") && !told.contains("Model ->"), "\(told)")
  }

  @Test func `of several answers all right ones are wanted, and no other`() {
    let quiz = """
      ```quiz id=q
      ? Which are seen?
      [x] the label :: It shows a text.
      [ ] the model :: It knows a number.
      [x] the button :: It can be touched.
      ```

      End.
      """
    let learner = learner(quiz)
    #expect(
      learner.type("a b")
        == "Not quite. One right answer is missing.\n  the model: It knows a number.\n")
    #expect(learner.type("a") == "Not quite. One right answer is missing.\n")
    #expect(learner.type("ca").hasPrefix("Right.\n  the label: It shows a text.\n"))
    #expect(learner.done.last == "answer = a c")
    #expect(learner.prompt == "1.1 1/2 next> ")
  }

  @Test func `lines are put in order by their numbers`() {
    let learner = learner("```order id=o\n? In which order?\nfirst\nsecond\nthird\n```\n\nEnd.\n")
    let shown = learner.type("task").lines.filter {
      $0.hasPrefix("  1") || $0.hasPrefix("  2") || $0.hasPrefix("  3")
    }
    .map { String($0.dropFirst(5)) }
    #expect(
      shown.sorted() == ["first", "second", "third"] && shown != ["first", "second", "third"])
    #expect(learner.prompt == "1.1 1/2 order> ")
    let right = ["first", "second", "third"].map { String((shown.firstIndex(of: $0) ?? 0) + 1) }
    #expect(learner.type("1 2 3").hasPrefix("Not quite."))
    #expect(learner.type("1 1 2").contains("no such answer"))
    #expect(learner.type(right.joined()).hasPrefix("Right.\nDone."))
    #expect(learner.done.first == "lesson l at o shuffled 1")
  }

  @Test func `a pause ends a step without a question, and back leads to the one before`() {
    let learner = learner("```pause\n```\n\nMore.\n\n```pause\n```\n\nEnd.\n")
    #expect(learner.prompt == "1.1 1/3 next> ")
    learner.type("", "")
    #expect(learner.prompt == "1.1 3/3 done> ")
    #expect(learner.type("back").contains("More."))
    #expect(learner.type("lesson back").contains("step 1 of 3"))
    #expect(learner.type("progress").lines.filter { $0.contains(": done") }.count == 3)
  }

  @Test func `where a task can't be done any more, a way out is told, and leads out`() {
    let learner = learner(
      task("fire increase", "trace mvc count User -> View == 1\nstate mvc.model.number == 1"))
    #expect(
      learner.type("fire decrease").contains(
        "The lesson's way doesn't work from here. To go back: undo"))
    #expect(learner.type("undo", "fire increase").contains("Done."))
  }

  @Test func `on the way to it, nothing is said of a way out`() {
    let steps = "fire increase\nfire increase\nfire decrease"
    let learner = learner(
      task(steps, "trace mvc count User -> View == 3\nstate mvc.model.number == 1"))
    for line in ["fire decrease", "fire increase"] {
      #expect(!learner.type(line).contains("Ways back"))
    }
    #expect(learner.type("fire decrease").contains("To go back: undo or reset"))
    #expect(learner.type("reset").contains("Not yet"))
    #expect(learner.type("fire increase", "fire increase", "fire decrease").contains("Done."))
  }

  @Test func `where it still can be done, nothing is said of a way out`() {
    let learner = learner(task("fire increase", "state mvc.model.number == 1"))
    #expect(!learner.type("fire decrease").contains("Ways back"))
  }
}

extension String {
  /// The word that says what kind of check it is.
  fileprivate var firstWord: String { String(prefix { $0 != " " }) }
}
