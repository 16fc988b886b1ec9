import Lessons
import Testing

@testable import Shell

/// Lines that were typed while the keyboard was in its Korean mode.
@Suite struct KeyboardModeTests {
  @Test func `a command and its words are read as they were meant`() {
    let (korean, english) = (Learner(), Learner())
    korean.type("ㅐㅔ두 채ㅕㅜㅅㄷㄱ ㅡ페")
    english.type("open counter mvp")
    #expect(korean.type("략ㄷ ㅑㅜㅊㄱㄷㅁㄴㄷ") == english.type("fire increase"))
    #expect(korean.type("ㅅㄱㅁㅊㄷ") == english.type("trace"))
  }

  @Test func `an event alone is fired`() {
    let learner = Learner()
    learner.type("open counter mvp")
    #expect(learner.type("ㅑㅜㅊㄱㄷㅁㄴㄷ").contains("event 1, increase"))
  }

  @Test(arguments: ["b", "ㅠ", "answer ㅠ", "ㅁㅜㄴㅈㄷㄱ ㅠ"])
  func `a letter answers`(line: String) {
    let learner = Learner(lessons: [LessonSource(file: "a.md", text: ToyCourse.taps)])
    learner.type("lesson taps")
    #expect(learner.type(line).contains("Right."))
  }

  @Test func `a note stays as it was written`() {
    let learner = Learner()
    learner.type("note 략ㄷ")
    #expect(learner.type("notes").contains("략ㄷ"))
  }

  @Test func `what means nothing on any keyboard is refused under its own letters`() {
    #expect(Learner().type("가나다").contains("no such command"))
  }
}
