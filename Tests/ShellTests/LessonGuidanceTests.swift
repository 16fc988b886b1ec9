import Lessons
import Testing

@testable import Shell

/// What a lesson says to a learner who took another way than the straight one.
@Suite struct LessonGuidanceTests {
  private func learner(_ blocks: String, language: String = "en") -> Learner {
    let text = "---\nid: one\ntitle: One\n---\n" + blocks + "\n\n> The end.\n"
    let learner = Learner(
      columns: 200, lessons: [LessonSource(file: "one.md", text: text)], language: language)
    learner.type("lesson one at 1")
    return learner
  }

  @Test func `a look at another message than the one that is asked for is told so`() {
    let learner = learner(
      """
      ```run
      open counter mvc
      fire increase
      ```
      ```try id=look
      source mvc#1.4
      ```
      ```expect for=look
      read mvc#1.4
      ```
      """)
    #expect(learner.type("source mvc#1.2").contains("Not yet:"))
    #expect(!learner.type("inspect mvc.model").contains("Not yet:"))
    #expect(learner.type("source mvc#1.4").contains("Done."))
  }

  private static let receipt = """
    ```run
    open candy viper
    fire quantity 1
    fire buy
    ```
    ```predict id=back on=viper event=back kind=count
    ```
    """

  @Test func `an event that can't be fired twice is had back by undo`() {
    let learner = learner(Self.receipt)
    let told = learner.type("fire back")
    #expect(
      told.contains(
        "You hadn't predicted anything. First undo, then answer, then: fire back"))
    learner.type("undo", "1")
    #expect(learner.type("fire back").contains("As you predicted."))
  }

  @Test func `after a reason it is said how to go on`() {
    let learner = learner(Self.receipt + "\n```quiz id=q\n? Which?\n(x) a :: A.\n( ) b :: B.\n```")
    learner.type("1", "fire back")
    #expect(learner.type("because it is a pop").contains("To go on, press Enter."))
  }

  @Test(arguments: ["뷰", "프레젠터", "c", "b"])
  func `a role's name is read in the lesson's language, too`(answer: String) {
    let learner = learner(
      """
      ```quiz id=who
      ? 누구?
      ( ) View :: 아니요.
      (x) Presenter :: 예.
      ( ) Model :: 아니요.
      ```
      """, language: "ko")
    let told = learner.type(answer)
    #expect(told.contains("예.") == ["프레젠터", "b"].contains(answer))
    #expect(!told.contains("읽을 수 없는"))
  }

  @Test func `a path is read in Korean, and a number with its counter`() {
    let path = learner(
      """
      ```run
      open counter mvc
      ```
      ```predict id=path on=mvc event=increase kind=path
      ```
      ```predict id=count on=mvc event=increase kind=count
      ```
      """, language: "ko")
    #expect(path.type("뷰 컨트롤러 모델 컨트롤러 뷰").contains("View, Controller, Model, Controller, View"))
    path.type("fire increase", "", "next")
    #expect(path.type("5개").contains("5"))
    #expect(path.prompt.contains("fire") || path.prompt.contains("실행"))
  }

  @Test func `a pattern that only has to catch up leaves the task open`() {
    let learner = learner(
      """
      ```run
      open counter mvc mvp
      ```
      ```try id=two
      fire increase
      fire increase
      ```
      ```expect for=two
      state mvc.model.number == 2
      screen mvc == mvp
      ```
      """)
    learner.type("fire increase on mvc")
    #expect(!learner.type("fire increase on mvc").contains("Ways back"))
    #expect(learner.type("sync").contains("Done."))
  }
}
