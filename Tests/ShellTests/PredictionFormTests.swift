import Languages
import Lessons
import Sessions
import Testing

@testable import Shell

/// What holds of a prediction of each kind, wherever it is asked, answered, told or voted on.
@Suite struct PredictionFormTests {
  private func learner(_ kind: PredictionSubject.Kind) -> Learner {
    let learner = Learner()
    learner.type(
      "open counter mvp",
      "predict increase on mvp \(kind.rawValue)"
        + (kind.needsPath ? " of mvp.presenter.amount.number" : ""))
    return learner
  }

  private func open(_ learner: Learner) throws -> (open: OpenPrediction, right: Forecast) {
    let state = learner.session.state
    let open = try #require(state.prediction)
    return (open, try state.reference(of: open))
  }

  @Test(arguments: PredictionSubject.Kind.allCases)
  func `what is right is the same when it is read from where it was kept, and is right`(
    kind: PredictionSubject.Kind
  ) throws {
    let learner = learner(kind)
    let (open, right) = try open(learner)
    #expect(try open.form.forecast(right.words) == right)
    let action = Action.question(.reply(right.words))
    #expect(Action(action.description) == action)
    #expect(
      learner.type(action.description).hasPrefix(
        "Your prediction: \(open.form.learnerText(of: right))."))
    #expect(learner.type("fire increase").contains("As you predicted."))
  }

  @Test(arguments: PredictionSubject.Kind.allCases)
  func `a room chooses from what can be answered, of which only one is right`(
    kind: PredictionSubject.Kind
  ) throws {
    let (open, right) = try open(learner(kind))
    let choices = open.form.choices(right, before: ["0", "[ - ] [ + ]"])
    #expect(choices.count { $0.isRight } == 1)
    #expect(choices.count > 1)
    for choice in choices {
      let learner = learner(kind)
      #expect(learner.type("answer \(choice.text.plainText)").hasPrefix("Your prediction: "))
      let told = learner.type("fire increase")
      #expect(told.contains("As you predicted.") == choice.isRight, "\(told)")
      #expect(!told.contains("predict.") && !told.contains("{"))
    }
  }

  @Test(arguments: PredictionSubject.Kind.allCases)
  func `what is no answer is refused with what would have been one`(
    kind: PredictionSubject.Kind
  ) throws {
    let learner = learner(kind)
    let form = try open(learner).open.form
    if form.takesText {
      #expect(throws: Refusal.self) { try form.forecast([" "]) }
    } else {
      #expect(learner.type("answer zzz zzz").contains(form.advice.prefix(40)))
    }
  }

  /// Answers that were kept name them by number.
  @Test func `messages stay shuffled as they were`() throws {
    #expect(
      try open(learner(.order)).open.items == [
        "Presenter -> Model: increase", "Presenter -> View: onValueChange",
        "Model ~> Presenter: number", "View -> Presenter: increaseButtonTouched",
        "User -> View: tap",
      ])
  }
}
