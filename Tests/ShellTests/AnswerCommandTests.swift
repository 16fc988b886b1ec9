import Lessons
import Queries
import Testing

@testable import Shell

@Suite struct AnswerCommandTests {
  @Test(arguments: ["b", "B", "answer b", "2", "the view", "answer the View"])
  func `the right answer, however it is written, tells why and ends the step`(line: String) {
    let learner = Learner()
    learner.type("lesson taps")
    #expect(
      learner.type(line) == "Right. It is what the user sees.\nDone.   To go on, press Enter.\n")
    #expect(learner.done.last == "answer b")
  }

  @Test func `a wrong one tells why, and the question stays open`() {
    let learner = Learner()
    learner.type("lesson taps")
    #expect(learner.type("a") == "Not that one. It can't be seen.\n")
    #expect(learner.prompt == "1.1 1/3 quiz> ")
  }

  @Test func `a bare answer counts only while a question is open`() {
    let learner = Learner()
    #expect(learner.type("b").contains("no such command"))
    learner.type("lesson taps", "b")
    #expect(learner.type("b").contains("no such command"))
    #expect(Learner().type("answer b").contains("You haven't begun a lesson"))
  }

  @Test func `commands and events are never taken for answers`() {
    let learner = Learner()
    learner.type("lesson taps")
    #expect(learner.type("increase").contains("event 1, increase"))
    #expect(learner.type("+").contains("event 2, increase"))
    #expect(learner.type("task").contains("Who is"))
  }

  @Test func `where the answers are numbers, a number is what it says`() {
    let answers = ["1", "3", "5"].map {
      LessonQuiz.Answer([.text($0)], why: [], isRight: $0 == "5")
    }
    let quiz = LessonQuiz(
      id: LessonLine("a", at: .start), question: [.text("How many?")], answers: answers)
    let places = { text in
      quiz.interaction().places(typed: [Word(text, span: 0..<1)]) { _ in nil }
    }
    #expect(places("5") == [2])
    #expect(places("c") == [2])
    #expect(places("1") == [0])
    #expect(places("2") == nil)
  }
}
