import Catalog
import Lessons
import Queries
import Sessions
import Testing

@testable import Shell

/// Which commands a lesson's blocks may hold: what a solution does when it is typed, skipping does, too.
@Suite struct LessonUseTests {
  /// A lesson whose only task has this solution, after a little that there is to look at.
  private static func lesson(solution: String) -> LessonSource {
    LessonSource(
      file: "l.md",
      text: """
        ---
        id: l
        title: L
        ---
        ```run
        open counter
        fire increase
        fire increase
        fire increase
        ```

        Do it.

        ```try id=t
        \(solution)
        ```

        ```expect for=t
        state mvc.model.number == 1000
        ```
        """)
  }

  private static func grammar() -> LessonGrammar { LessonGrammar(for: Catalog.features) }

  /// Every example of a command, the command alone among them.
  private static func lines(of command: Command) -> [String] {
    ([command.name] + command.examples.map(\.line)).unique
  }

  /// All that a solution leaves behind, by what is done with it.
  private static func trace(_ solution: String, _ body: (Learner) -> Void) -> [String] {
    let learner = Learner(lessons: [lesson(solution: solution)])
    learner.type("lesson l at 1")
    body(learner)
    _ = learner.runner.leaveStop()
    let state = learner.session.state
    var fingerprint = Fingerprint()
    return [fingerprint.text(of: state.workspace)] + state.notes.map(\.text)
      + learner.session.breakpoints.all.map(\.breakpoint.description)
      + [state.prediction == nil ? "" : "a prediction"]
  }

  @Test(arguments: await HelpCommandTests.names)
  func `what a solution may hold is done by skipping as it is by typing`(name: String)
    throws
  {
    let command = try #require(Command.named(name))
    for line in Self.lines(of: command) {
      if Self.grammar().error(inCommands: line, isSolution: true) != nil { continue }
      let typed = Self.trace(line) { _ = $0.type(line) }
      let isSame = Self.trace(line) { _ = $0.type("skip") } == typed
      #expect(isSame, "\(line)")
    }
  }

  @Test(arguments: await HelpCommandTests.names)
  func
    `what may stand in a run block may stand in a solution, and what may not is told at its place`(
      name: String
    ) throws
  {
    let command = try #require(Command.named(name))
    for line in Self.lines(of: command) {
      let fault = Self.grammar().error(inCommands: line, isSolution: true)
      if let fault {
        // A command alone may lack an argument, behind it.
        let lack = command.form.read(try Lexer.commands(in: line)[0]).error?.span
        #expect(fault.span == 0..<name.utf8.count || fault.span == lack, "\(line)")
        #expect(
          fault.message.contains(name) || ["choose", "export"].contains(name), "\(fault.message)")
        #expect(Self.grammar().error(inCommands: line, isSolution: false) != nil, "\(line)")
      }
    }
  }

  @Test(arguments: [
    "predict increase on mvp", "answer V P M P V", "because the model tells it",
  ])
  func `what is foreseen or answered is asked by a block of its own`(line: String) {
    #expect(
      Self.grammar().error(inCommands: line, isSolution: true)?.message
        == "\(line.prefix { $0 != " " }) can't be used in a lesson's block: a question has its own "
        + "block, 'quiz', 'predict' or 'order'")
  }

  @Test(arguments: ["undo", "undo 2", "redo", "rewind", "forward", "goto 1", "goto 0"])
  func `a solution goes straight on`(line: String) {
    #expect(
      Self.grammar().error(inCommands: line, isSolution: true)?.message
        == "\(line.prefix { $0 != " " }) can't be used in a lesson's block: its commands only go "
        + "forward, so that a skipped step has the same result")
  }

  @Test(arguments: ["goto mvp#1.3", "step", "step mvp", "continue", "out", "export csv -"])
  func `going through an event, and writing to standard output, is for solutions alone`(
    line: String
  ) {
    #expect(Self.grammar().error(inCommands: line, isSolution: true) == nil)
    #expect(
      Self.grammar().error(inCommands: line, isSolution: false)?.message.hasSuffix(
        "can't be used in a block that runs by itself") == true)
  }

  @Test func `the check refuses such a solution, with its place`() {
    let source = Self.lesson(solution: "predict increase on mvp")
    let check = CourseCheck([source], features: Catalog.features)
    let told = check.report { check.alternateRuns() }.written(as: .text)
    #expect(
      told.hasPrefix(
        "l.md:15:1: error: predict can't be used in a lesson's block: a question has its own "
          + "block, 'quiz', 'predict' or 'order'\n"), "\(told)")
  }
}
