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
    Row("trace to Effect", "Store -> Effect  remember(1)"),
    Row("trace from store", "Store -> Reducer  reduce(0)"),
    Row("trace to Effct", "no such role. Did you mean 'Effect'?"),
    Row("break Store -> Reducer", "Breakpoint 1: Store -> Reducer"),
    Row("break Store -> Reducer; fire add", "paused before redux#2.3  Store -> Reducer"),
    Row("break Stroe -> Reducer", "no such role. Did you mean 'Store'?"),
    Row("keep Store -> Effect", "Store -> Effect"),
    Row("hunt Store -> Effect", "redux#1.4  Store -> Effect  remember(1)"),
    Row("when Store -> Reducer", "redux#1.3  Store -> Reducer  reduce(0)"),
    Row("help redux", "Its roles: help view, help store, help reducer,"),
    Row("help store", "a role of Redux"),
    Row("help effect", "hears Store"),
    Row("help view", "tells Store"),
    Row("rules", "Store  -> Reducer, Effect   ~> View  owns Reducer, Effect"),
    Row("compare", "Store talks with                  3\nReducer talks with                1\n"),
    Row("inspect redux.store", "TallyStore, Store of tally.redux"),
    Row("inspect effect", "TallyEffect, Effect of tally.redux"),
    Row("why redux.store.count", "was set inside redux#1.2"),
    Row("source redux.reducer", "TallyReducer"),
    Row("predict add on redux", "V View   S Store   R Reducer   E Effect"),
    Row("predict add on redux", "Foresee it: add in Redux."),
    Row("predict add on redux; v s r s e s v; fire add", "Not quite as you foresaw it"),
    Row("predict add on redux; view store reducer effect view; fire add", "As you foresaw it."),
    Row("close redux", "Redux"),
    Row("side", "Reducer"),
    Row("owners", "TallyStore"),
    Row("export mermaid -", "Store"),
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
    "trace redux order View -> Store, Store -> Reducer, Store -> Effect",
    "trace redux count Store -> Effect == 1", "trace redux never View -> Reducer",
    "state redux.store.count == 1", "leaks none",
  ])
  func `a check names them`(check: String) throws {
    let learner = Self.learner()
    #expect(LessonGrammar(for: [Tally.feature]).error(inCheck: check) == nil)
    #expect(learner.session.outcome(of: check) == .passed, "\(check)")
  }

  @Test(arguments: ["paused before Store -> Reducer", "leaks Effect", "released redux.effect"])
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
        title: Stop before the reducer
        ---
        ```run
        open tally
        ```
        Stop before the reducer.
        ```try id=stop
        break Store -> Reducer
        fire add
        ```
        ```expect for=stop
        paused before Store -> Reducer
        ```

        > The reducer changes nothing.
        """)
    let learner = Learner(features: [Tally.feature], lessons: [lesson])
    learner.type("lesson tally", "break Store -> Reducer")
    #expect(learner.type("fire add").contains("paused before"))
    #expect(learner.session.state.lesson?.run.isStepDone == true)
  }

  @Test func `a lesson that is recorded checks the way through them`() throws {
    let done = Self.learner().session.timeline.done
    let text = try #require(
      LessonRecorder.text(of: done, id: "tally", features: [Tally.feature]))
    #expect(text.contains("Store -> Reducer: reduce, Store -> Effect: remember"))
  }

  @Test func `they are offered where a role is completed`() {
    let offered = Completion("trace to ", in: Self.learner().runner).candidates.map(\.text)
    #expect(Set(["Store", "Reducer", "Effect"]).isSubset(of: offered))
  }
}
