import Lessons
import Queries

/// The answer of a quiz that a word means.
struct QuizAnswer {
  /// The answer's place, from 0.
  let choice: Int

  /// Reads a word: an answer's letter, words that only one answer begins with, or its number, unless
  /// the answers are numbers themselves.
  ///
  /// - Returns: nil if the word is no answer.
  init?(_ word: Word, of quiz: LessonQuiz) {
    let typed = word.text.lowercased()
    if let choice = quiz.answers.indices.first(where: { QuizAnswer.letter($0) == typed }) {
      self.choice = choice
      return
    }
    let texts = quiz.answers.map { $0.text.plainText.lowercased() }
    let found = texts.indices.filter { texts[$0].hasPrefix(typed) }
    if !typed.isEmpty, found.count == 1 {
      choice = found[0]
      return
    }
    guard let number = Int(typed), texts.indices.contains(number - 1),
      !texts.contains(where: { $0.first?.isNumber ?? false })
    else { return nil }
    choice = number - 1
  }

  /// Whether a word was probably meant as an answer: a letter, or a number.
  static func isMeant(_ word: Word) -> Bool {
    word.text.count == 1 && word.text.first?.isLetter == true || Int(word.text) != nil
  }

  /// The letter of an answer: `a` for the first.
  static func letter(_ choice: Int) -> String {
    choice < 26 ? String(UnicodeScalar(UInt8(ascii: "a") + UInt8(choice))) : String(choice + 1)
  }

  /// What to type: `a, b or c`.
  static func letters(of quiz: LessonQuiz) -> String {
    let letters = quiz.answers.indices.map(letter)
    guard let last = letters.last, letters.count > 1 else { return letters.first ?? "" }
    return letters.dropLast().joined(separator: ", ") + " or " + last
  }
}
