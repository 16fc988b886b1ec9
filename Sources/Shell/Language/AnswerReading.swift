import Lessons
import Queries
import Sessions

/// Reads answers to the question that is open.
struct AnswerReading {
  /// What waits for an answer.
  private enum Question {
    case quiz(LessonQuiz, LessonRun)
    case puzzle(LessonPuzzle)
    case prediction(OpenPrediction)
  }

  private let question: Question

  /// Finds what is open in front; nil if nothing waits for an answer.
  init?(_ context: Context) {
    let run = context.state.lessonInFront?.run
    if let run, let quiz = run.openQuiz {
      question = .quiz(quiz, run)
    } else if let puzzle = run?.openPuzzle {
      question = .puzzle(puzzle)
    } else if let open = context.state.prediction, open.isOpen {
      question = .prediction(open)
    } else {
      return nil
    }
  }

  /// What answers so; nil if the words are no answer.
  func action(_ words: [Word]) -> Action? {
    guard !words.isEmpty else { return nil }
    switch question {
    case .quiz(let quiz, let run):
      if quiz.form == .one {
        return QuizAnswer(Word(joining: words), of: quiz, shown: run.shown)
          .map { .answer($0.choice) }
      }
      let letters = AnswerReading.letters(words, of: run.shown.count)
      return letters.map { .reply($0.map(Action.letter)) }
    case .puzzle(let puzzle):
      let numbers = OpenPrediction.numbers(words.map(\.text), most: puzzle.lines.count)
      guard let numbers, Set(numbers).count == puzzle.lines.count,
        numbers.count == puzzle.lines.count
      else { return nil }
      return .reply(numbers.map(String.init))
    case .prediction(let open):
      return open.forecast(words.map(\.text)).map { .reply(open.words(of: $0)) }
    }
  }

  /// Whether a line without a command's name is probably meant as an answer.
  func isMeant(_ words: [Word]) -> Bool {
    switch question {
    case .quiz: return QuizAnswer.isMeant(words[0]) || action(words) != nil
    case .puzzle: return Int(words[0].text) != nil
    case .prediction(let open):
      switch open.question.subject {
      case .path: return action(words) != nil
      case .count, .order: return Int(words[0].text) != nil
      case .value, .screen:
        // A misspelt command is no text that was foreseen.
        return NearestName.to(words[0].text, among: Command.all.map(\.name)) == nil
      }
    }
  }

  /// Several letters, a word each or one behind the other: the places that they mean, each once.
  private static func letters(_ words: [Word], of count: Int) -> [Int]? {
    let pieces = words.flatMap { $0.text.lowercased().split { ",;".contains($0) } }
    let letters = pieces.flatMap { Array($0) }
    let places = letters.compactMap { letter in
      (0..<min(count, 26)).first { Action.letter($0) == String(letter) }
    }
    guard !places.isEmpty, places.count == letters.count else { return nil }
    return Set(places).sorted()
  }
}
