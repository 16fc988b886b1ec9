import Lessons
import Testing

@testable import Shell

@Suite struct LessonsCommandTests {
  @Test func `it lists every lesson with its number, name and progress`() {
    let learner = Learner()
    learner.type("lesson taps", "b", "next", "skip", "lesson quiet")
    #expect(
      learner.type("lessons") == """
          1.1  Taps   taps   done, 1 skipped
          1.2  Quiet  quiet
        To begin one: lesson 1.1, or lesson and its name.

        """)
  }

  @Test func `a lesson that was begun shows how far it went`() {
    let learner = Learner()
    learner.type("lesson taps", "b")
    #expect(learner.type("lessons").contains("taps   1 of 3\n"))
  }

  @Test func `lessons that have faults are told of`() {
    let broken = LessonSource(file: "toy/30-broken.md", text: "---\nid: broken\n")
    let learner = Learner(lessons: ToyCourse.sources + [broken])
    #expect(
      learner.type("lessons").contains("1 lesson has faults: toy/30-broken.md."))
    #expect(learner.type("lessons").contains("1.1  Taps"))
  }

  @Test func `in plain mode each is a sentence`() {
    let learner = Learner(isPlain: true)
    #expect(learner.type("lessons").lines.first == "Lesson 1.1, Taps, known as taps.")
  }

  @Test func `without a course it says what would do`() {
    #expect(
      Learner(lessons: []).type("lessons")
        == "There are no lessons here. A file's path would do: lesson FILE.\n")
  }
}
