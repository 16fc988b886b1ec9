import Catalog
import Languages
import Lessons
import Testing
import TestSupport

@testable import Shell

/// Wrong turns that a learner takes in a lesson, and how the lesson answers, in both languages.
@Suite struct WrongTurnTests {
  private static let text = ToyCourse.taps.replacing(
    "## A task", with: "```predict id=p event=increase kind=path on=mvc\n```\n\n## A task")

  private func learner(_ language: String = "en") -> Learner {
    Learner(
      lessons: [
        LessonSource(file: "a.md", text: Self.text),
        LessonSource(file: "a.ko.md", text: Self.text.replacing("title: Taps", with: "title: 탭")),
      ], language: language)
  }

  // MARK: Taking back

  @Test(arguments: [
    ("en", "There is nothing to undo in this step yet.", "the lesson for free"),
    ("ko", "이 단계에는 아직 되돌릴 것이 없습니다.", "자유롭게 해 보려면: play."),
  ])
  func `undo stays in the step, and says how to leave it`(
    language: String, refusal: String, way: String
  ) {
    let learner = learner(language)
    learner.type("lesson taps")
    let told = learner.type("undo")
    #expect(told.hasPrefix(refusal) && told.contains(way))
    learner.type("b", "next")
    #expect(learner.type("undo").contains("lesson back."))
    #expect(learner.prompt.hasPrefix("1.1 2/4"))
  }

  @Test func `undo takes back what was done in the step, and no more of it than there is`() {
    let learner = learner()
    learner.type("lesson taps at two", "increase", "decrease")
    #expect(learner.type("undo 9").contains("Undone: fire decrease; fire increase"))
    #expect(learner.prompt == "1.1 3/4 try> ")
    #expect(learner.type("undo").contains("To go to the step before: lesson back."))
    #expect(learner.type("lesson back").contains("step 2 of 4"))
  }

  @Test func `what was left by play is found again by undo`() {
    let learner = learner()
    learner.type("lesson taps", "play", "undo")
    #expect(learner.prompt == "1.1 1/4 quiz> ")
  }

  // MARK: Answers

  @Test(arguments: [
    ("path", "perhaps the view", "layers in order: V for View, C for Controller, M for Model."),
    ("path", "no", "the layers in order"), ("path", "view knows", "the layers in order"),
    ("count", "rather many", "type a number, 0 or more."),
    ("count", "no", "type a number, 0 or more."),
    ("order", "backwards", "type the numbers 1 to 5, each once, in the right order."),
  ])
  func `what can't be read as an answer is told so, and what would be`(
    kind: String, line: String, accepted: String
  ) {
    let learner = Learner()
    learner.type("open counter mvc", "predict increase on mvc \(kind)")
    let told = learner.type(line)
    #expect(told.contains("no such answer.") || told.contains("To answer"))
    #expect(told.unwrapped.contains(accepted))
  }

  @Test func `so it is with choices, in the lesson's language`() {
    let learner = learner("ko")
    learner.type("lesson taps")
    #expect(learner.type("잘 모르겠습니다").contains("답으로 읽을 수 없는 입력입니다.\n답은 a, b 또는 c 중 하나입니다."))
    #expect(learner.type("hnit").contains("혹시 'hint'를 입력하려고 했나요?"))
  }

  @Test(arguments: [
    ("count", "five", "Your prediction: 5."), ("order", "4,3,1,5,2", "Your prediction: 4 3 1 5 2."),
    ("screen", "none", "Your prediction: none."),
  ])
  func `an answer may be written as people write it`(kind: String, line: String, sealed: String) {
    let learner = Learner()
    learner.type("open counter mvc", "predict increase on mvc \(kind)")
    #expect(learner.type(line).hasPrefix(sealed))
  }

  @Test(arguments: [
    "step by step the model tells", "screen is told by the controller",
    "increase makes the controller ask the model", "next the model notifies.",
    "events come from the user", "source of truth is the model, isn't it",
    "open 은 뷰가 그립니다", "back goes the value, since the model tells it",
  ])
  func `a reason may begin as a command does`(line: String) {
    let learner = Learner()
    learner.type("open counter mvc", "predict increase on mvc count", "5", "increase")
    #expect(learner.type(line) == "Noted, at mvc#1.\n")
    #expect(learner.type("notes").contains(line))
  }

  @Test(arguments: [
    ("trace mvc", "counter.mvc, event 1, increase"),
    ("trace mvcc", "'mvc'?"), ("fire increase on mvcc", "'mvc'?"),
    ("hint", "You haven't begun a lesson"),
    ("inspect mvc.model.number; screen", "number"),
  ])
  func `a command is one all the same, and so is its slip`(line: String, told: String) {
    let learner = Learner()
    learner.type("open counter mvc", "predict increase on mvc count", "5", "increase")
    #expect(learner.type(line).contains(told))
    #expect(!learner.out.collected.contains("Noted"))
  }

  @Test(arguments: [
    ("en", "The question is about another event: fire increase."),
    ("ko", "묻고 있는 이벤트가 아닙니다. 물어본 것은 fire increase입니다."),
  ])
  func `another event than the one that is asked about says which one it is`(
    language: String, told: String
  ) {
    let learner = learner(language)
    learner.type("lesson taps at p", "vcmcv")
    let answer = learner.type("decrease")
    #expect(answer.contains(told) && answer.contains("undo"))
    learner.type("undo")
    #expect(!learner.type("increase").contains(told))
  }

  // MARK: Tasks

  @Test func `what is missing is told again only when it is otherwise`() {
    let learner = learner()
    learner.type("lesson taps at two")
    #expect(learner.type("decrease").contains("Not yet"))
    #expect(!learner.type("open counter mvp").contains("Not yet"))
    #expect(!learner.type("close mvp").contains("Not yet"))
    #expect(learner.type("increase").contains("Not yet"))
  }

  // MARK: Reading

  @Test(arguments: [
    ("en", "That didn't count as an answer: you hadn't seen the question. Here it is."),
    ("ko", "아직 보지 않은 문제라 답으로 받지 않았습니다. 이제 답해 주세요."),
  ])
  func `an answer to a question that wasn't seen isn't graded`(language: String, told: String) {
    let learner = learner(language)
    learner.rows = 10
    let answer = learner.type("lesson taps", "b")
    #expect(answer.contains("Who is") && answer.hasSuffix(told + "\n"))
    #expect(learner.prompt.hasPrefix("1.1 1/4 "))
    #expect(learner.type("b").contains(language == "en" ? "Right." : "맞습니다."))
  }

  // MARK: Language

  @Test func `what is done in a Korean lesson is told in Korean`() {
    let learner = learner("ko")
    learner.type("lesson taps at two")
    #expect(learner.type("note 하나") == "적어 두었습니다 (이벤트 1).\n")
    let told = learner.type("increase")
    #expect(told.hasPrefix("이벤트 2, increase"))
    #expect(told.contains("메시지 5개") && told.contains("화면: 1 → 2"))
    #expect(learner.type("note mvc#2.2 둘") == "적어 두었습니다 (mvc#2.2).\n")
    #expect(learner.type("undo").hasPrefix("되돌림: note"))
    #expect(learner.type("reset").hasPrefix("처음 상태로 다시 열었습니다. 이벤트 2개를 지웠습니다."))
    #expect(learner.type("undo").contains("되돌림: reset"))
    #expect(learner.type("open counter mvp~a").contains("함께 열려 있음: MVC (화면이 같습니다)"))
    learner.type("decrease on mvp~a")
    #expect(learner.type("blame mvp~a.view.amountLabel").hasPrefix("가깝습니다: 이 계층은 맞지만"))
    #expect(learner.type("blame mvp~a.model.number").hasPrefix("멉니다."))
    #expect(learner.type("blame mvp~a#3.2").hasPrefix("맞습니다. 줄일 때 뷰가 모델을 직접"))
  }

  @Test func `in free play it is told in the language of the course, too`() {
    let learner = learner("ko")
    learner.type("open counter mvc")
    #expect(learner.type("increase").hasPrefix("이벤트 1, increase"))
    #expect(learner.type("note one") == "적어 두었습니다 (이벤트 1).\n")
  }

  @Test func `every variant's mistake is explained in every language`() {
    for feature in Catalog.features {
      for specimen in feature.specimens {
        guard let flaw = specimen.flaw else { continue }
        for language in Language.all where language != .english && !language.isDraft {
          let told = Document.verdict(
            .right(flaw, of: "\(feature.name).\(specimen.name)"), in: language
          ).lines(for: Learner(columns: 200).out.profile).map(\.plainText).joined(separator: " ")
          #expect(!told.contains(flaw.explanation.prefix(20)), "\(feature.name).\(specimen.name)")
        }
      }
    }
  }

  // MARK: Going on

  @Test func `a lesson that was only begun is the one to go on with`() throws {
    let folder = try ScratchFolder()
    let file = "\(folder.path)/progress"
    Learner(progress: file).type("lesson taps", "b", "lesson quiet")
    #expect(Learner(progress: file).type("lesson").contains("1.2 Quiet"))
    Learner(progress: file).type("lesson taps")
    #expect(Learner(progress: file).type("lesson").contains("1.1 Taps"))
  }
}
