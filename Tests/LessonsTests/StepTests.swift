import Lessons
import Testing

@Suite struct StepTests {
  private func lesson(_ text: String) throws -> Lesson {
    try LessonSource(file: "l.md", text: "---\nid: a\ntitle: b\n---\n" + text).read()
  }

  @Test func `a lesson without questions is one step`() throws {
    let lesson = try lesson("# A\n\nb\n```run\nx\n```\nc")
    #expect(lesson.steps.count == 1)
    #expect(lesson.steps[0].question == nil)
    #expect(lesson.steps[0].id == nil)
    #expect(lesson.steps[0].content.count == 3)
  }

  @Test func `what follows the last question is a step of its own`() throws {
    let lesson = try lesson("a\n```try id=t\nx\n```\nb\n```expect for=t\ny\n```\nc")
    #expect(lesson.steps.map(\.id) == ["t", nil])
    #expect(
      lesson.steps[1].content == [
        .prose(Prose([.paragraph([.text("b")]), .paragraph([.text("c")])]))
      ])
    #expect(lesson.steps[0].task?.expectations.map(\.text) == ["y"])
  }

  @Test func `checks and hints belong to the task that they name, in the order of the file`() throws
  {
    let lesson = try lesson(
      """
      ```try id=t1
      a
      ```
      ```hint for=t1
      first `code`
      ```
      ```try id=t2
      b
      ```
      ```expect for=t2
      c
      ```
      ```guard for=t1
      d
      ```
      ```hint for=t1
      - second
      ```
      ```expect for='t1'
      e
      # f
      ```
      ```expect for="t1"
      g
      ```
      """)
    let task = try #require(lesson.steps[0].task)
    #expect(task.solution.map(\.text) == ["a"])
    #expect(task.expectations.map(\.text) == ["e", "g"])
    #expect(task.guards.map(\.text) == ["d"])
    #expect(lesson.steps[0].hints.map(\.prose.plainText) == ["first code", "second"])
    #expect(lesson.steps[1].task?.expectations.map(\.text) == ["c"])
    #expect(lesson.steps.count == 2)
  }

  @Test func `a block of another word is code`() throws {
    let lesson = try lesson("```swift\nlet a = 1\n```\n```\n```\n    run\n")
    #expect(
      lesson.steps[0].content == [
        .prose(
          Prose([.code("let a = 1", info: "swift"), .code("", info: ""), .code("run", info: "")]))
      ])
  }

  @Test func `a hint may be for a quiz`() throws {
    let lesson = try lesson("```quiz id=q\n? a\n(x) b :: c\n( ) d :: e\n```\n```hint for=q\nf\n```")
    #expect(lesson.steps[0].hints.map(\.prose.plainText) == ["f"])
  }

  @Test func `an answer is split at the first colons that stand by themselves`() throws {
    let lesson = try lesson("```quiz id=q\n?a\n(x) A::b :: c :: d\n( ) e ::f :: g\n```")
    guard case .quiz(let quiz) = lesson.steps[0].question else { return }
    #expect(quiz.question == [.text("a")])
    #expect(quiz.answers.map(\.text.plainText) == ["A::b", "e ::f"])
    #expect(quiz.answers.map(\.why.plainText) == ["c :: d", "g"])
    #expect(quiz.interaction().solution == [0])
  }
}
