import Exports
import Languages
import Lessons
import Sessions

extension Session {
  /// The questions of the lesson in front as a file of cards. What a prediction asks for is found out by going
  /// through the lesson on the side. What the lesson hasn't told yet stays untold.
  ///
  /// - Returns: The file.
  /// - Throws: A refusal if there is no lesson, or it can't be gone through.
  func lessonCards() throws(Refusal) -> String {
    let open = try state.openLesson()
    let (shelved, run) = (open.shelved, open.run)
    var cards: [CardDeck.Card] = []
    var place = -1
    try shelved.walkThrough(in: environment) { step, open, reference in
      let id = "\(shelved.lesson.id.text).\(step.id ?? "")"
      place += 1
      func revealed(_ lines: [String]) -> [String] {
        run.wasDone(place) ? lines : [localized("handout.not-answered")]
      }
      switch step.question {
      case .quiz:
        guard let question = step.question.flatMap(HandoutQuestion.init) else { return }
        cards.append(
          CardDeck.Card(
            id: id, front: question.text, choices: question.offered,
            back: revealed(question.rightLines)
          ))
      case .prediction:
        guard let open, let reference else { return }
        let view = PredictionView(in: Language.of(shelved.lesson.language))
        cards.append(
          CardDeck.Card(
            id: id, front: [view.sentence(open)], choices: open.items,
            back: revealed(open.form.lines(of: reference))))
      case .task(let task):
        cards.append(
          CardDeck.Card(
            id: id, front: step.assignment.paragraphs, back: revealed(task.solutionLines)))
      case nil: break
      }
    }
    let takeaway = shelved.lesson.takeaway.map(\.plainText)
    if run.isFinished, !takeaway.isEmpty {
      cards.append(
        CardDeck.Card(
          id: "\(shelved.lesson.id.text).", front: [shelved.lesson.title.text], back: takeaway))
    }
    return CardDeck.text(
      of: cards, name: "Layercake::\(shelved.title)", tag: shelved.lesson.id.text)
  }
}
