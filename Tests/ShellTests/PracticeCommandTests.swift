import Lessons
import TestSupport
import Testing

@testable import Shell

@Suite struct PracticeCommandTests {
  /// A learner who has got a question wrong, then right, and done the task after it.
  private static func returning(_ lines: String...) -> Learner {
    let learner = Learner()
    learner.type(["lesson taps", "a", "b", "next", "increase; increase"] + lines)
    return learner
  }

  @Test func `who has done nothing is told how to begin`() {
    let learner = Learner()
    #expect(
      learner.type("practice") == "There is nothing to practise yet. To begin: lesson.\n")
    #expect(learner.done == [])
  }

  @Test func `what was answered wrong is asked again`() {
    let learner = Self.returning()
    let asked = learner.type("practice")
    #expect(asked.unwrapped.hasPrefix("You got this one wrong before. It is the last one."))
    #expect(asked.contains("Who is `touched`?"))
    #expect(learner.done.last == "lesson taps at who")
  }

  @Test func `it comes back until it was right twice in a row`() {
    let learner = Self.returning("practice", "a", "b")
    #expect(learner.type("practice").contains("wrong before"), "wrong again at first")
    learner.type("b")
    #expect(!learner.type("practice").contains("wrong before"), "right at once, and right before")
  }

  @Test func `of several, the one that was answered longest ago comes first, and then the next`() {
    let other = ToyCourse.taps.replacing("id: taps", with: "id: clicks")
    let sources = ToyCourse.sources + [LessonSource(file: "toy/30-clicks.md", text: other)]
    let learner = Learner(lessons: sources)
    learner.type("lesson clicks", "a", "b", "lesson taps", "a", "b")
    let asked = learner.type("practice")
    #expect(asked.unwrapped.contains("1 more after it. For the next: practice."))
    #expect(learner.done.last == "lesson clicks at who")
    learner.type("practice")
    #expect(learner.done.last == "lesson taps at who", "asked for once more, another one comes")
  }

  @Test func `a question that was skipped after a wrong answer is asked again`() {
    let learner = Learner()
    learner.type("lesson taps", "a", "skip", "practice")
    #expect(learner.done.last == "lesson taps at who")
  }

  @Test func `with none left, a prediction is drawn of what lies open`() throws {
    let learner = Learner()
    learner.type("open counter mvp")
    let asked = learner.type("practice")
    #expect(asked.contains("Here is a random prediction, with:\n  predict"))
    let prediction = try #require(learner.session.state.prediction)
    #expect(prediction.question.specimen == "mvp")
    #expect(learner.done == ["open counter mvp", learner.done.last ?? ""])
  }

  @Test func `of several that lie open one is left`() {
    let learner = Learner()
    learner.type("open counter mvc mvp", "practice")
    #expect(learner.session.state.current?.open.count == 1)
    #expect(learner.done.count == 3)
    learner.type("undo 2")
    #expect(learner.session.state.current?.open.count == 2)
  }

  @Test func `another one is drawn each time, each can be answered, and none twice in a row`() {
    let learner = Learner()
    learner.type("open candy mvp")
    var drawn: Set<String> = []
    for _ in 0..<12 {
      learner.type("practice")
      guard let question = learner.session.state.prediction?.question else { continue }
      drawn.insert("\(question.event.name) \(question.subject.kind)")
      learner.type("solution", "fire \(question.event)", "because it is so")
    }
    #expect(drawn.count > 4)
  }

  @Test func `with nothing open, it is of what the steps that were done have opened`() {
    let learner = Self.returning("practice", "b", "next")
    learner.type("practice")
    let state = learner.session.state
    #expect(state.isPlaying, "it is asked in free play")
    #expect(state.current?.feature.name == "counter")
    #expect(state.current?.open.map(\.specimen.name) == ["mvc"])
    #expect(state.prediction != nil)
    #expect(learner.type("play").contains("Back in 1.1 Taps"))
  }

  @Test func `in a lesson, it is of what the lesson has opened`() {
    let learner = Learner()
    learner.type("lesson taps", "b", "practice")
    #expect(learner.done.suffix(2).first == "play")
    #expect(learner.session.state.prediction?.question.specimen == "mvc")
  }

  @Test func `it speaks the course's language`() {
    let learner = Learner(language: "ko")
    #expect(learner.type("practice") == "아직 연습할 것이 없습니다. 시작하려면: lesson\n")
    learner.type("lesson taps", "a", "b")
    #expect(learner.type("practice").contains("전에 틀린 문제입니다. 이것이 마지막입니다."))
    learner.type("b", "play", "open counter mvp")
    #expect(learner.type("practice").contains("틀린 문제가 남아 있지 않습니다."))
  }
}
