import LayerTracing
import Lessons
import Queries
import Sessions
import Testing

@testable import Shell

/// A host's pattern has roles of its own, which can be named wherever a role can.
@Suite struct OwnRolesTests {
  /// What is typed, and a part of the answer.
  nonisolated struct Row: Sendable, CustomTestStringConvertible {
    let line: String
    let answer: String

    init(_ line: String, _ answer: String) { (self.line, self.answer) = (line, answer) }

    var testDescription: String { line }
  }

  private static func learner() -> Learner {
    let learner = Learner(features: [Tally.feature])
    learner.type("open tally", "fire add")
    return learner
  }

  @Test(arguments: [
    Row("trace to Herald", "Ledger -> Herald  remember(1)"),
    Row("trace from ledger", "Ledger -> Teller  reduce(0)"),
    Row("trace to Herld", "no such role. Did you mean 'Herald'?"),
    Row("break Ledger -> Teller", "Breakpoint 1: Ledger -> Teller"),
    Row("break Ledger -> Teller; fire add", "paused before bank#2.3  Ledger -> Teller"),
    Row("break Legder -> Teller", "no such role. Did you mean 'Ledger'?"),
    Row("keep Ledger -> Herald", "Ledger -> Herald"),
    Row("hunt Ledger -> Herald", "bank#1.4  Ledger -> Herald  remember(1)"),
    Row("when Ledger -> Teller", "bank#1.3  Ledger -> Teller  reduce(0)"),
    Row("help bank", "Its roles: help view, help ledger, help teller,"),
    Row("help ledger", "a role of Bank"),
    Row("help herald", "receives from Ledger"),
    Row("help view", "sends to Ledger"),
    Row("rules", "Ledger  -> Teller, Herald   ~> View  owns Teller, Herald"),
    Row("compare", "roles Ledger talks to             3\nroles Teller talks to             1\n"),
    Row("inspect bank.ledger", "TallyLedger, Ledger of tally.bank"),
    Row("inspect herald", "TallyHerald, Herald of tally.bank"),
    Row("why bank.ledger.count", "was set during bank#1.2"),
    Row("source bank.teller", "TallyTeller"),
    Row("predict add on bank", "V View   L Ledger   T Teller   H Herald"),
    Row("predict add on bank", "Predict: add in Bank."),
    Row("predict add on bank; v l t l h l v; fire add", "5 of 5 right, and 2 too many:"),
    Row("predict add on bank; view ledger teller herald view; fire add", "As you predicted."),
    Row("close bank", "Bank"),
    Row("side", "Teller"),
    Row("owners", "TallyLedger"),
    Row("export mermaid -", "Ledger"),
  ])
  func `a role of one's own is named`(row: Row) {
    let answer = Self.learner().type(row.line.split(separator: "; ").map(String.init))
    #expect(answer.contains(row.answer), "\(answer)")
  }

  @Test func `every command whose examples name a role has a row above`() throws {
    let roles = Set(Role.known.map(\.name))
    let naming = Command.all.filter { command in
      command.examples.contains { example in
        example.line.split { !$0.isLetter }.contains { roles.contains(String($0)) }
      }
    }
    #expect(
      Set(naming.map(\.name)).isSubset(of: ["trace", "break", "keep", "hunt", "prove", "when"]),
      "\(naming.map(\.name))")
  }

  @Test(arguments: [
    "trace bank order View -> Ledger, Ledger -> Teller, Ledger -> Herald",
    "trace bank count Ledger -> Herald == 1", "trace bank never View -> Teller",
    "state bank.ledger.count == 1", "leaks none",
  ])
  func `a check names them`(check: String) throws {
    let learner = Self.learner()
    #expect(LessonGrammar(for: [Tally.feature]).error(inCheck: check) == nil)
    #expect(learner.session.outcome(of: check) == .passed, "\(check)")
  }

  @Test(arguments: ["paused before Ledger -> Teller", "leaks Herald", "released bank.herald"])
  func `a check that doesn't hold names them, too`(check: String) {
    #expect(LessonGrammar(for: [Tally.feature]).error(inCheck: check) == nil)
    guard case .unmet(.unreadable(let error)) = Self.learner().session.outcome(of: check) else {
      return
    }
    Issue.record("\(error)")
  }

  @Test func `a task that asks to stop before one is done by stopping`() {
    let lesson = LessonSource(
      file: "tally.md",
      text: """
        ---
        id: tally
        title: Stop before the teller
        ---
        ```run
        open tally
        ```
        Stop before the teller.
        ```try id=stop
        break Ledger -> Teller
        fire add
        ```
        ```expect for=stop
        paused before Ledger -> Teller
        ```

        > The teller changes nothing.
        """)
    let learner = Learner(features: [Tally.feature], lessons: [lesson])
    learner.type("lesson tally", "break Ledger -> Teller")
    #expect(learner.type("fire add").contains("paused before"))
    #expect(learner.session.state.lesson?.run.isStepDone == true)
  }

  @Test func `a lesson that is recorded checks the way through them`() throws {
    let done = Self.learner().session.timeline.done
    let text = try #require(
      LessonRecorder.text(of: done, id: "tally", features: [Tally.feature]))
    #expect(text.contains("Ledger -> Teller: reduce, Ledger -> Herald: remember"))
  }

  @Test func `they are offered where a role is completed`() {
    let offered = Completion("trace to ", in: Self.learner().runner).candidates.map(\.text)
    #expect(Set(["Ledger", "Teller", "Herald"]).isSubset(of: offered))
  }
}
