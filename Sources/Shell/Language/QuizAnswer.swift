import LayerTracing
import Lessons
import Queries
import Sessions

/// The answer of a quiz that a word means.
struct QuizAnswer {
  /// The answer's place as it is shown, from 0.
  let choice: Int

  /// Reads a word: an answer's letter, words that only one answer begins with, or its number, unless
  /// all answers are numbers themselves, or several begin with it; nil if the word is no answer.
  ///
  /// - Parameters:
  ///   - word: What was typed.
  ///   - quiz: What was asked.
  ///   - shown: The places of the answers in the author's order, as the learner sees them.
  init?(_ word: Word, of quiz: LessonQuiz, shown: [Int]) {
    let typed = (Role(translated: word.text)?.name ?? word.text).lowercased()
    if let choice = quiz.answers.indices.first(where: { Action.letter($0) == typed }) {
      self.choice = choice
      return
    }
    let texts = shown.map { quiz.answers[$0].text.plainText.lowercased() }
    // A name in the lesson's language may be an answer's own word.
    let own = texts.indices.filter { texts[$0].hasPrefix(word.text.lowercased()) }
    let found = own.isEmpty ? texts.indices.filter { texts[$0].hasPrefix(typed) } : own
    if !typed.isEmpty, found.count == 1 {
      choice = found[0]
      return
    }
    guard found.isEmpty, let place = Int(typed).flatMap(texts.index(ofNumber:)),
      !texts.allSatisfy({ $0.first?.isNumber ?? false })
    else { return nil }
    choice = place
  }

  /// Whether a word was probably meant as an answer: a letter, or a number.
  static func isMeant(_ word: Word) -> Bool {
    word.text.count == 1 && word.text.first?.isLetter == true || Int(word.text) != nil
  }
}
