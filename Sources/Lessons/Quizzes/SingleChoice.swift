import Languages
import Queries

/// A quiz of which one answer is right, and one is named.
struct SingleChoice: ChoiceQuiz {
  let quiz: LessonQuiz
  let shown: [Int]

  init(_ quiz: LessonQuiz, seed: Int) {
    self.quiz = quiz
    shown = SingleChoice.shown(quiz, seed: seed)
  }

  var prompt: String { localized("quiz.one.prompt") }
  var offer: String { localized("quiz.one.offer", shown.indices.map(label)) }
  var advice: String { localized("quiz.one.advice", shown.indices.map(label)) }

  /// An answer is named by its letter, by words that only one answer begins with, or by its number, unless all
  /// answers are numbers themselves, or several begin with it.
  func places(typed words: [Word], named: (String) -> String?) -> [Int]? {
    let word = Word(joining: words)
    let typed = (named(word.text) ?? word.text).lowercased()
    if let choice = shown.indices.first(where: { label($0) == typed }) { return [choice] }
    let texts = shown.map { quiz.answers[$0].text.plainText.lowercased() }
    // A name in the lesson's language may be an answer's own word.
    let own = texts.indices.filter { texts[$0].hasPrefix(word.text.lowercased()) }
    let found = own.isEmpty ? texts.indices.filter { texts[$0].hasPrefix(typed) } : own
    if !typed.isEmpty, found.count == 1 { return found }
    guard found.isEmpty, !texts.allSatisfy({ $0.first?.isNumber ?? false }) else { return nil }
    return Int(typed).flatMap(texts.index(ofNumber:)).map { [$0] }
  }

  func verdict(on named: [Int]) -> LessonVerdict? {
    guard let only = named.first, named.count == 1 else { return nil }
    return LessonVerdict(isRight: quiz.answers[only].isRight, on: named, explained: named)
  }

  func comment(on verdict: LessonVerdict) -> QuizComment {
    QuizComment(
      localized(verdict.isRight ? "answer.right" : "answer.not-that"),
      why: verdict.named.first.map { quiz.answers[$0].why })
  }

  var essence: String {
    // no text: a checksum is made of it
    "\(quiz.answers.firstIndex(where: \.isRight) ?? 0) of \(quiz.answers.count)"
  }
}
