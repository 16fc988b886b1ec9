import Languages
import Lessons
import Queries
import Sessions

/// Reads answers to the question that is open.
struct AnswerReading {
  /// What waits for an answer.
  private enum Question {
    case quiz(any QuizInteraction)
    case prediction(OpenPrediction)
  }

  private let question: Question

  /// Finds what is open in front; nil if nothing waits for an answer.
  init?(_ context: Context) {
    if let quiz = context.state.lessonInFront?.run.openQuiz {
      question = .quiz(quiz)
    } else if let open = context.state.prediction, open.isOpen {
      question = .prediction(open)
    } else {
      return nil
    }
  }

  /// What answers so.
  ///
  /// - Throws: ``Refusal/noSuchAnswer``, or another refusal that says why the words are no answer.
  func action(_ words: [Word]) throws(Refusal) -> QuestionAction {
    if words.isEmpty { throw .noSuchAnswer }
    do throws(Refusal) {
      return try read(words)
    } catch {
      // ㅁ for a: the keyboard is in another mode.
      guard let latin = words.inLatin, let action = try? read(latin) else { throw error }
      return action
    }
  }

  private func read(_ words: [Word]) throws(Refusal) -> QuestionAction {
    switch question {
    case .quiz(let quiz):
      let places = quiz.places(typed: words) { AnswerWords.role($0) }
      guard let places else { throw .noSuchAnswer }
      return QuestionAction(places, to: quiz)
    case .prediction(let open):
      return .reply(try open.form.forecast(words.map(\.text)).words)
    }
  }

  /// Whether a line without a command's name is probably meant as an answer.
  func isMeant(_ words: [Word]) -> Bool {
    if (try? action(words)) != nil, !takesText { return true }
    switch question {
    case .quiz(let quiz): return quiz.isMeant(words[0])
    case .prediction(let open):
      return takesText ? !isSlip(words[0].text) : open.form.isMeant(words[0].text)
    }
  }

  /// Whether nothing was answered yet: what can't be read then is rather an answer than a command.
  var isUnanswered: Bool {
    if case .prediction(let open) = question, case .sealed = open.phase { false } else { true }
  }

  /// Whether the answer is a text, for which a line is taken as it stands.
  var takesText: Bool {
    if case .prediction(let open) = question { open.form.takesText } else { false }
  }

  /// Whether the first word of a text is probably a misspelt command. Once something is foreseen, the
  /// next line is rather a command than another text.
  func isSlip(_ word: String) -> Bool {
    let names = Command.all.map(\.name)
    guard case .prediction(let open) = question else { return false }
    if case .sealed = open.phase { return NearestName.to(word, among: names) != nil }
    let letters = Array(word.lowercased())
    // 'none' is near 'note', and answers what a screen shows.
    if AnswerWords.meanNothing(word) { return false }
    return names.contains {
      $0.count > 3 && NearestName.distance(letters, Array($0), atMost: 1) != nil
    }
  }
}

extension Context {
  /// Whether the line would be taken for an answer, or for a reason.
  var isAnswer: Bool {
    guard let words = (try? commands())?.first, let (command, _) = try? command(for: words) else {
      return AnswerReading(self) != nil
    }
    return command === Command.answer || command === Command.because
  }

  /// Why the line does nothing to a question that wasn't seen before it was typed, by the text's key; nil if it is about
  /// something else.
  var remarkOnUnseenQuestion: String? {
    if isOnly(.skip) { return "lesson.skipped-unseen" }
    return isAnswer ? "lesson.rest-first" : nil
  }

  /// Whether the line is the name of a command and nothing more.
  func isOnly(_ command: Command) -> Bool {
    guard let lines = try? commands(), lines.count == 1, lines[0].count == 1,
      let (found, _) = try? self.command(for: lines[0])
    else { return false }
    return found === command
  }
}
