import Languages
import Exports
import Lessons
import Sessions
import Views

extension Session {
  /// The questions of the lesson in front as a file of cards. What a prediction asks for is found out by going
  /// through the lesson on the side.
  ///
  /// - Returns: The file.
  /// - Throws: A refusal if there is no lesson, or it can't be gone through.
  func lessonCards() throws(SessionError) -> String {
    let shelved = try state.openLesson().shelved
    var cards: [CardDeck.Card] = []
    try shelved.walkThrough(in: environment) { step, open, reference in
      let id = "\(shelved.lesson.id.text).\(step.id ?? "")"
      switch step.question {
      case .quiz:
        guard let question = step.question.flatMap(HandoutQuestion.init) else { return }
        cards.append(
          CardDeck.Card(
            id: id, front: question.text, choices: question.offered, back: question.rightLines))
      case .prediction:
        guard let open, let reference else { return }
        let view = PredictionView(in: Language.of(shelved.lesson.language))
        cards.append(
          CardDeck.Card(
            id: id, front: [view.sentence(open)], choices: open.items,
            back: open.form.lines(of: reference)))
      case .task(let task):
        cards.append(
          CardDeck.Card(
            id: id, front: step.assignment.paragraphs, back: task.solutionLines))
      case nil: break
      }
    }
    let takeaway = shelved.lesson.takeaway.map(\.plainText)
    if !takeaway.isEmpty {
      cards.append(
        CardDeck.Card(
          id: "\(shelved.lesson.id.text).", front: [shelved.lesson.title.text], back: takeaway))
    }
    return CardDeck.text(
      of: cards, name: "Layercake::\(shelved.title)", tag: shelved.lesson.id.text)
  }
}
