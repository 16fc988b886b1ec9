import Languages
import Queries

/// A quiz of which several answers may be right, and all that are have to be named.
struct MultipleChoice: ChoiceQuiz {
  let quiz: LessonQuiz
  let shown: [Int]

  init(_ quiz: LessonQuiz, seed: Int) {
    self.quiz = quiz
    shown = MultipleChoice.shown(quiz, seed: seed)
  }

  /// It doesn't tell how many are right.
  private static let example = "a c"

  var prompt: String { localized("quiz.several.prompt") }
  var offer: String { localized("quiz.several.offer", MultipleChoice.example) }
  var advice: String { localized("quiz.several.advice", MultipleChoice.example) }

  /// Answers are named by letters or numbers, a word each or one behind the other.
  func places(typed words: [Word], named: (String) -> String?) -> [Int]? {
    let numbers = LessonQuiz.numbers(words.map(\.text), most: shown.count)
    if let numbers, !numbers.isEmpty { return Set(numbers.map { $0 - 1 }).sorted() }
    let pieces = words.flatMap { $0.text.lowercased().split { ",;".contains($0) } }
    let letters = pieces.flatMap { Array($0) }
    let places = letters.compactMap { letter in
      shown.indices.prefix(26).first { label($0) == String(letter) }
    }
    guard !places.isEmpty, places.count == letters.count else { return nil }
    return Set(places).sorted()
  }

  func verdict(on named: [Int]) -> LessonVerdict? {
    if named.isEmpty { return nil }
    let isRight = Set(named) == Set(right)
    let wrong = named.filter { !quiz.answers[$0].isRight }.sorted()
    return LessonVerdict(isRight: isRight, on: named, explained: isRight ? right : wrong)
  }

  func comment(on verdict: LessonVerdict) -> QuizComment {
    let answers = verdict.explained.map { quiz.answers[$0] }
    if verdict.isRight { return QuizComment(localized("answer.right"), answers: answers) }
    let missing = right.count { !verdict.named.contains($0) }
    return QuizComment(
      localized("answer.not-these"),
      remark: missing > 0 ? localized("answer.still-missing", missing) : nil, answers: answers)
  }

  /// The right answers, by their places among the author's.
  private var right: [Int] { quiz.answers.indices.filter { quiz.answers[$0].isRight } }

  var essence: String {
    // no text: a checksum is made of it
    "\(right) of \(quiz.answers.count)"
  }
}
