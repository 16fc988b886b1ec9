import Languages
import Lessons
import TestSupport
import Testing

@testable import Shell

/// No answer crashes the shell or leads out of a lesson, whatever the question is.
@Suite struct AnswerFuzzTests {
  /// A lesson with every kind of question.
  private static let lesson = LessonSource(
    file: "all.md",
    text: """
      ---
      id: all
      title: All
      ---
      ```run
      open greeting mvc
      open counter mvc mvp
      ```
      ```predict id=path on=mvc event=increase kind=path
      ```
      ```predict id=count on=mvp event=increase kind=count
      ```
      ```predict id=order on=mvp event=decrease kind=order
      ```
      ```predict id=value on=mvc event=decrease kind=value of=mvc.model.number
      ```
      ```predict id=screen on=mvp event=increase kind=screen
      ```
      ```quiz id=one shuffled
      ? Which?
      ( ) 2 of them :: No.
      (x) the View :: Yes.
      ( ) the Model :: No.
      ```
      ```quiz id=several
      ? Which?
      [x] a View :: Yes.
      [ ] 3 Models :: No.
      [x] a Presenter :: Yes.
      ```
      ```order id=lines
      ? In which order?
      first
      second
      third
      ```
      \(LessonQuiz.Form.allCases.map { QuizFormTests.block($0, id: "\($0)-form") }
        .joined(separator: "\n"))
      ```try id=task
      break Presenter -> View
      fire increase
      inspect mvp.presenter
      ```
      ```expect for=task
      stopped before Presenter -> View
      ```

      > The end.
      """)

  private static let answers = [
    "v c m c v", "View -> Presenter ~> Model", "5", "1 2 3", "3 1 2", "a", "b", "a c", "the View",
    "-1",
    "\"Heaven Candy\"", "fire increase", "increase", "decrease", "undo", "redo", "lesson back",
    "back",
    "task",
    "hint", "solution", "play", "predict increase on mvp value of mvp.presenter.amount.number",
    "because of that", "answer = View", "step", "continue", "", "progress", "goto 1", "next",
    "reset",
  ]
  private static let pieces = [
    "->", "~>", ",", ";", "#", "\"", "'", "\u{0}", "\u{1B}[2J", "\u{202E}", "天", "🍬", " ",
    "answer ",
    "answer = ", "99999999999999999999", "VM", "Ro", "skip", "next", "because ", "predict ", "\t",
  ]

  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func `a spoilt answer is taken, or refused, and the lesson goes on`(seed: UInt64) throws {
    let steps = try Self.lesson.read().steps.count
    var mutator = Mutator(pieces: Self.pieces, seed: seed)
    var random = SeededGenerator(seed: seed)
    var learner = Learner(lessons: [Self.lesson])
    var positions: Set<Int> = []
    for number in 0..<Mutator.count(orElse: 500) / 2 {
      if number % 200 == 0 || learner.runner.isFinished {
        // Another learner, so that what is kept of one stays small.
        learner = Learner(
          columns: [20, 60, 80][number / 200 % 3], isPlain: number % 400 == 0,
          lessons: [Self.lesson],
          language: Language.all[number / 200 % Language.all.count].code)
        learner.type("lesson all at 1")
      }
      if number % 8 == 7 { learner.type(["skip", "lesson all at \(number / 8 % steps + 1)"]) }
      let answer = Self.answers.randomElement(using: &random) ?? ""
      let line = (number % 3 == 0 ? answer : mutator.spoil(answer)).filter { !$0.isNewline }
      let told = learner.type(line)
      if let run = learner.session.state.lesson?.run { positions.insert(run.position) }
      let steering = told.unicodeScalars.contains {
        ($0.value < 0x20 && $0 != "\n") || (0x7F..<0xA0).contains($0.value)
      }
      // Spoilt, an answer may be another name of quit.
      let isEnd = line.split { " ;".contains($0) }.contains {
        Command.named("\($0)")?.name == "quit"
      }
      if steering || learner.runner.isFinished && !isEnd || learner.prompt.isEmpty {
        Issue.record("\(line.debugDescription)")
      }
    }
    #expect(positions.count == steps)
  }
}
