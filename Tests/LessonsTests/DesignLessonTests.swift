@testable import Lessons
import Testing

@Suite struct DesignLessonTests {
  static let text = """
    ---
    id: counter-mvp
    title: The presenter
    requires: counter-mvc
    ---
    # The presenter takes over
    ```run
    open counter mvc mvp
    ```
    ```predict id=p1 on=mvp event=increase kind=path
    ```
    ```try id=t1
    fire increase
    ```
    ```expect for=t1
    state mvp.presenter.amount.number == 1
    trace mvp order View -> Presenter: increaseButtonTouched, Presenter -> View: onValueChange
    ```
    ```guard for=t1
    trace mvp never View -> Model
    screen mvp == mvc
    ```
    ```hint for=t1
    Which layer hears the button first?
    ```
    ```quiz id=q1
    ? Who decides *when* the label changes in MVP?
    ( ) View :: it formats what it is given, when it is told
    (x) Presenter :: it calls `onValueChange`
    ```
    """

  private func line(_ text: String, _ line: Int, _ column: Int = 1) -> LessonLine {
    LessonLine(text, at: SourcePlace(line: line, column: column))
  }

  @Test func `a lesson is read into steps that end at their question`() throws {
    let lesson = try LessonSource(file: "10-counter/20-mvp.md", text: Self.text).read()
    let first = LessonStep(
      content: [
        .prose(Prose([.heading(level: 1, [.text("The presenter takes over")])])),
        .run([line("open counter mvc mvp", 8)]),
      ],
      question: .prediction(
        LessonPrediction(
          id: line("p1", 10, 15), event: line("increase", 10, 31), specimen: line("mvp", 10, 21),
          subject: .path)))
    let second = LessonStep(
      question: .task(
        LessonTask(
          id: line("t1", 12, 11), solution: [line("fire increase", 13)],
          expectations: [
            line("state mvp.presenter.amount.number == 1", 16),
            line(
              "trace mvp order View -> Presenter: increaseButtonTouched, "
                + "Presenter -> View: onValueChange", 17),
          ],
          guards: [line("trace mvp never View -> Model", 20), line("screen mvp == mvc", 21)])),
      hints: [
        LessonHint(
          prose: Prose([.paragraph([.text("Which layer hears the button first?")])]),
          place: SourcePlace(line: 23, column: 1))
      ])
    let third = LessonStep(
      question: .quiz(
        LessonQuiz(
          id: line("q1", 26, 12),
          question: [
            .text("Who decides "), .emphasis([.text("when")]),
            .text(" the label changes in MVP?"),
          ],
          answers: [
            LessonQuiz.Answer(
              [.text("View")], why: [.text("it formats what it is given, when it is told")]),
            LessonQuiz.Answer(
              [.text("Presenter")], why: [.text("it calls "), .code("onValueChange")],
              isRight: true),
          ])))
    #expect(
      lesson
        == Lesson(
          file: "10-counter/20-mvp.md", id: line("counter-mvp", 2, 5),
          title: line("The presenter", 3, 8), requires: [line("counter-mvc", 4, 11)],
          steps: [first, second, third]))
    #expect(lesson.steps.map(\.id) == ["p1", "t1", "q1"])
    #expect(lesson.tasks.map(\.id.text) == ["t1"])
    #expect(lesson.steps[0].commands.map(\.text) == ["open counter mvc mvp"])
    guard case .quiz(let quiz) = lesson.steps[2].question else { return }
    #expect(quiz.interaction().solution == [1])
  }
}
