import Lessons
import Platform
import TestSupport
import Testing

@testable import Shell

/// Predictions that a lesson asks for.
@Suite struct LessonPredictionTests {
  private static let text = ToyCourse.taps.replacing(
    "## A task",
    with: """
      ```predict id=p event=increase kind=path on=mvc
      ```

      ```hint for=p
      It goes around.
      ```

      ## A task
      """)

  private func learner(
    language: String = "en", progress: String? = nil, sessions: String? = nil
  ) -> Learner {
    Learner(
      sessions: sessions,
      lessons: [
        LessonSource(file: "a.md", text: Self.text),
        LessonSource(file: "a.ko.md", text: Self.text.replacing("title: Taps", with: "title: 탭")),
      ], language: language, progress: progress)
  }

  @Test func `it is a question like a quiz, and firing ends the step`() {
    let learner = learner()
    learner.type("lesson", "b")
    #expect(
      learner.type("next").hasSuffix(
        """
        Predict: increase in MVC. Which layers do the messages reach, in order?
          V View   C Controller   M Model
        For each message, type the initial of the layer that receives it.   hint  skip

        """))
    #expect(learner.prompt == "1.1 2/4 predict> ")
    learner.type("vcmv")
    #expect(learner.prompt == "1.1 2/4 fire> ")
    #expect(learner.type("increase").contains("4 of 5 right (the first 3 in a row):"))
    #expect(learner.prompt == "1.1 2/4 why> ")
    // Enter leaves the reason unsaid, and goes on.
    #expect(learner.type("").contains("Bring the number to 2."))
    #expect(learner.type("progress").contains("2  Taps: done, after 1 wrong answer"))
  }

  @Test(arguments: ["increase", "Increase", " decrease "])
  func `an event's name is taken for the reason that is asked for, and not fired`(line: String) {
    let learner = learner()
    learner.type("lesson taps at p", "vcmcv", "increase")
    let told = learner.type(line)
    let name = line.lowercased().filter { $0 != " " }
    #expect(
      told.hasPrefix("That was saved as your reason. To fire the event: fire \(name)\n"), "\(told)"
    )
    #expect(learner.shown == ["mvc": "1"])
    #expect(learner.session.state.notes.map(\.text) == [line.filter { $0 != " " }])
    #expect(learner.prompt == "1.1 2/4 next> ")
  }

  @Test func `the reason in Korean, too; with its command an event is fired there`() {
    let korean = self.learner(language: "ko")
    #expect(
      korean.type("lesson taps at p", "vcmcv", "increase", "increase").hasPrefix(
        "입력한 것을 이유로 적었습니다. 이벤트를 일으키려면: fire increase\n"))
    let learner = learner()
    learner.type("lesson taps at p", "vcmcv", "increase", "fire increase")
    #expect(learner.shown == ["mvc": "2"])
  }

  @Test func `a letter that stands for no layer that is offered is no answer`() {
    let learner = learner()
    learner.type("lesson taps at p", "vcmcv")
    let told = learner.type("a")
    #expect(told.contains("no such answer"), "\(told)")
    #expect(told.contains("V for View, C for Controller, M for Model"), "\(told)")
    #expect(learner.prompt == "1.1 2/4 fire> ")
  }

  @Test func `the reason is kept, and the step is done without it, too`() {
    let learner = learner()
    learner.type("lesson taps at p", "vcmcv", "increase", "because the model tells")
    #expect(learner.prompt == "1.1 2/4 next> ")
    #expect(learner.type("progress").contains("2  Taps: done\n"))
  }

  @Test func `hint, solution and skip know it`() {
    let learner = learner()
    learner.type("lesson taps at p")
    #expect(learner.type("hint").contains("It goes around."))
    #expect(
      learner.type("solution") == """
          View, Controller, Model, Controller, View
          fire increase

        """)
    #expect(learner.type("").contains("Predict: "))
    #expect(learner.type("task").contains("Predict: "))
    #expect(learner.type("skip").contains("Bring the number to 2."))
    #expect(learner.type("progress").contains("2  Taps: skipped"))
  }

  @Test func `right, wrong and first answers outlive the session`() throws {
    let folder = try ScratchFolder()
    let file = "\(folder.path)/progress"
    learner(progress: file).type(
      "lesson taps", "a", "c", "b", "next", "vcv", "increase", "because so")
    let text = try TextFile.read(file)
    #expect(
      text.lines.filter { !$0.hasPrefix("done") } == [
        "# layercake-progress 1", "begun taps", "answer taps who wrong a",
        "answer taps who wrong c",
        "answer taps who right b", "answer taps p wrong \"View Controller View\"",
        "because taps p so",
      ])
    #expect(
      learner(progress: file).type("progress").contains("A question: done, after 2 wrong answers"))
  }

  @Test func `a screen of several words needs no quotes, and no care for signs`() {
    for (answer, told) in [
      ("Hello, it's me; # 1", "Your prediction: Hello, it's me; # 1."),
      ("Hello again", "Your prediction: Hello again."),
      ("\"in quotes\"", "Your prediction: in quotes."), ("increase 2", "no value"),
      ("hnit", "no such command. Did you mean 'hint'?"),
    ] {
      let learner = Learner()
      learner.type("open counter mvc", "predict increase on mvc screen")
      #expect(learner.type(answer).contains(told), "\(answer)")
    }
  }

  @Test func `once it is sealed, a slip is a slip of a command`() {
    let learner = Learner()
    learner.type("open counter mvc", "predict increase on mvc screen", "1")
    #expect(learner.type("fier increase").contains("Did you mean 'fire'?"))
    #expect(learner.type("fire increase").contains("As you predicted."))
  }

  @Test func `undo and a later session find it as it was`() throws {
    let folder = try ScratchFolder()
    let first = learner(sessions: folder.path)
    first.type("lesson taps at p", "vcmcv", "increase")
    first.type("undo")
    #expect(first.prompt == "1.1 2/4 fire> ")
    first.leave()
    let learner = learner(sessions: folder.path)
    learner.type("resume")
    #expect(learner.prompt == "1.1 2/4 fire> ")
    #expect(learner.type("increase").contains("As you predicted."))
  }

  @Test func `a detour before it doesn't matter`() {
    let learner = learner()
    learner.type("lesson taps at p", "decrease", "undo", "decrease", "vcmcv", "decrease")
    #expect(learner.prompt == "1.1 2/4 fire> ")
    #expect(learner.type("increase").contains("As you predicted."))
  }

  @Test func `a reason that is given anew in the past doesn't spoil the one that lies ahead`() {
    let learner = learner()
    learner.type(
      "lesson taps at p", "vcmcv", "increase", "fire increase", "because it is told", "goto 1",
      "because the model tells")
    #expect(learner.ahead == ["fire increase", "because \"it is told\""])
    #expect(!learner.type("forward").contains("can't"))
    #expect(learner.ahead == [])
    #expect(learner.session.state.notes.map(\.text) == ["the model tells", "it is told"])
    #expect(learner.type("replay").contains("Every message, state and screen is as it was."))
  }

  @Test func `it speaks the lesson's language`() {
    let learner = learner(language: "ko")
    #expect(learner.type("lesson taps at p").contains("예측해 보세요. MVC에서 increase 이벤트가"))
    #expect(learner.prompt == "1.1 2/4 예측> ")
    #expect(learner.type("vcv").hasPrefix("예측을 기록했습니다: View, Controller, View\n"))
    #expect(learner.type("increase").contains("5개 중 3개 일치"))
    #expect(learner.type("progress").contains("(오답 1회)"))
  }
}
