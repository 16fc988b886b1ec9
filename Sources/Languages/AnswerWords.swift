/// How learners write answers in a language, beside the numbers and the names of the code. A learner may mix
/// languages, so that what is written is read in all of them. All of it is in small letters.
package struct AnswerWords: Sendable {
  /// The roles as developers write them, with their names in the code: `프레젠터` is `Presenter`.
  package let roles: [String: String]
  /// Small numbers as words, from 0 on.
  let numbers: [String]
  /// The letters of what is counted, which may follow a number.
  let counters: String
  /// What means that nothing is new.
  let nothing: [String]
  /// Words by which a sentence is told from a command, as none takes them.
  let ofSentences: Set<String>

  /// Takes words.
  init(
    roles: [String: String] = [:], numbers: [String] = [], counters: String = "",
    nothing: [String], ofSentences: Set<String> = []
  ) {
    (self.roles, self.numbers, self.counters) = (roles, numbers, counters)
    (self.nothing, self.ofSentences) = (nothing, ofSentences)
  }

  private static let all = Language.all.map(\.answers)

  /// What a role is called in the code, by what it is called in any language: `Presenter`.
  package static func role(_ name: String) -> String? {
    all.lazy.compactMap { $0.roles[name] }.first
  }

  /// The number of a word: `3`, or what stands for it in any language.
  package static func number(_ word: String) -> Int? {
    Int(word.prefix { letter in !all.contains { $0.counters.contains(letter) } })
      ?? all.lazy.compactMap { $0.numbers.firstIndex(of: word.lowercased()) }.first
  }

  /// Whether a text means in any language that nothing is new.
  package static func meanNothing(_ text: String) -> Bool {
    all.contains { $0.nothing.contains(text.lowercased()) }
  }

  /// Whether a word tells a sentence from a command, in any language.
  package static func areOfSentence(_ word: some StringProtocol) -> Bool {
    all.contains { $0.ofSentences.contains(String(word)) }
  }
}
