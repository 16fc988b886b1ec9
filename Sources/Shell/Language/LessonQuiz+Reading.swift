import Languages
import LayerTracing
import Lessons
import Queries
import Sessions

/// How the words of a learner answer a quiz, in each of its forms.
extension LessonQuiz {
  /// What answers so.
  ///
  /// - Parameters:
  ///   - words: What was typed.
  ///   - shown: The places of the answers in the author's order, as the learner sees them.
  /// - Returns: nil if the words are no answer.
  func action(_ words: [Word], shown: [Int]) -> QuestionAction? {
    switch form {
    case .one: choice(Word(joining: words), shown: shown).map { .answer($0) }
    case .several: LessonQuiz.places(words, of: shown.count).map { .reply($0.map(label)) }
    case .order:
      OpenPrediction.numbers(words.map(\.text), most: shown.count).flatMap { numbers in
        Set(numbers).count == shown.count && numbers.count == shown.count
          ? .reply(numbers.map(String.init)) : nil
      }
    }
  }

  /// Whether a word was probably meant as an answer: a letter, or a number.
  func isMeant(_ word: Word) -> Bool {
    let isLetter = !form.takesAll && word.text.count == 1 && word.text.first?.isLetter == true
    return isLetter || Int(word.text) != nil
  }

  /// The place of the answer that a word means, as it is shown: the answer's letter, words that only one
  /// answer begins with, or its number, unless all answers are numbers themselves, or several begin with it.
  private func choice(_ word: Word, shown: [Int]) -> Int? {
    let typed = (AnswerWords.role(word.text) ?? word.text).lowercased()
    if let choice = shown.indices.first(where: { label($0) == typed }) { return choice }
    let texts = shown.map { answers[$0].text.plainText.lowercased() }
    // A name in the lesson's language may be an answer's own word.
    let own = texts.indices.filter { texts[$0].hasPrefix(word.text.lowercased()) }
    let found = own.isEmpty ? texts.indices.filter { texts[$0].hasPrefix(typed) } : own
    if !typed.isEmpty, found.count == 1 { return found[0] }
    guard found.isEmpty, !texts.allSatisfy({ $0.first?.isNumber ?? false }) else { return nil }
    return Int(typed).flatMap(texts.index(ofNumber:))
  }

  /// Several letters or numbers, a word each or one behind the other: the places that they mean, each
  /// once; nil if anything else is among them.
  private static func places(_ words: [Word], of count: Int) -> [Int]? {
    if let numbers = OpenPrediction.numbers(words.map(\.text), most: count), !numbers.isEmpty {
      return Set(numbers.map { $0 - 1 }).sorted()
    }
    let pieces = words.flatMap { $0.text.lowercased().split { ",;".contains($0) } }
    let letters = pieces.flatMap { Array($0) }
    let places = letters.compactMap { letter in
      (0..<min(count, 26)).first { LessonQuiz.letter($0) == String(letter) }
    }
    guard !places.isEmpty, places.count == letters.count else { return nil }
    return Set(places).sorted()
  }
}
