import Lessons
import Testing

@testable import Shell

@Suite struct LessonsCommandTests {
  @Test func `it lists every lesson with its number, name and progress`() {
    let learner = Learner()
    learner.type("lesson taps", "b", "next", "skip", "lesson quiet")
    #expect(
      learner.type("lessons") == """
        Part 1: Beginnings, 7 minutes
          1.1  Taps   4 min  done, 1 skipped
          1.2  Quiet  3 min
        A shorter track, short: MVC, MVP, VIPER, 3 minutes. To see it: lessons short
        Next: lesson 1.2, which builds on 1.1

        """)
  }

  @Test func `the map says what each builds on, and which can be begun now`() {
    let learner = Learner()
    let fresh = learner.type("lessons --map")
    #expect(fresh.contains("  1.1  Taps   4 min  ready\n  1.2  Quiet  3 min  after 1.1\n"))
    learner.type("lesson taps", "b")
    #expect(learner.type("lessons --map").contains("  1.1  Taps   4 min  1 of 3\n"))
    learner.type("next", "skip", "next", "next")
    #expect(learner.type("lessons --map").contains("  1.2  Quiet  3 min  ready\n"))
    #expect(
      Learner(isPlain: true).type("lessons --map").contains(
        "Lesson 1.2, Quiet, known as quiet, 3 minutes, after 1.1.\n"))
  }

  @Test func `a lesson that was begun shows how far it went`() {
    let learner = Learner()
    learner.type("lesson taps", "b")
    #expect(learner.type("lessons").contains("  1.1  Taps   4 min  1 of 3\n"))
  }

  @Test func `it says what comes next, and on what that builds`() {
    let learner = Learner()
    #expect(learner.type("lessons").hasSuffix("\nNext: lesson 1.1\n"))
    learner.type("lesson taps", "b")
    #expect(learner.type("lessons").hasSuffix("\nTo continue where you stopped: lesson 1.1\n"))
    learner.type("next", "skip", "next", "next")
    #expect(learner.type("lessons").hasSuffix("\nNext: lesson 1.2, which builds on 1.1\n"))
    learner.type("lesson quiet", "open counter")
    #expect(
      learner.type("lessons").hasSuffix("\nAll 2 lessons done. To do one again: lesson 1.1.\n"))
  }

  @Test func `a part and what comes next are told in the course's language`() {
    let learner = Learner(language: "ko")
    let answer = learner.type("lessons")
    #expect(answer.hasPrefix("1부: Beginnings, 7분\n"))
    #expect(answer.hasSuffix("\n다음: lesson 1.1\n"))
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
    #expect(learner.type("lessons").contains("Lesson 1.1, Taps, known as taps, 4 minutes.\n"))
  }

  @Test func `without a course it says what would do`() {
    #expect(
      Learner(lessons: []).type("lessons")
        == "There are no lessons here. To open one from a file: lesson FILE.\n")
  }
}
