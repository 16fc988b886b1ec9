import LayerTracing

/// How learners write answers in one language, beside the numbers and the names of the code, which are
/// read in all of them. All of it is in small letters.
nonisolated package protocol AnswerWords: Sendable {
  /// The roles by their names, as developers write them.
  var roles: [String: Role] { get }
  /// Small numbers as words, from 0 on.
  var numbers: [String] { get }
  /// The letters of what is counted, which may follow a number.
  var counters: String { get }
  /// What means that nothing is new, beside ``Forecast/nothing``.
  var nothing: [String] { get }
  /// Words by which a sentence is told from a command, as none takes them.
  var ofSentences: Set<String> { get }
}

nonisolated extension [any AnswerWords] {
  /// The role of a name, in any of the languages.
  package func role(_ name: String) -> Role? {
    lazy.compactMap { $0.roles[name] }.first
  }

  /// The number of a word: `3`, or what stands for it in any of the languages.
  func number(_ word: String) -> Int? {
    Int(word.prefix { letter in !contains { $0.counters.contains(letter) } })
      ?? lazy.compactMap { $0.numbers.firstIndex(of: word.lowercased()) }.first
  }

  /// Whether a text means that nothing is new, in any of the languages.
  package func meanNothing(_ text: String) -> Bool {
    text.lowercased() == Forecast.nothing || contains { $0.nothing.contains(text.lowercased()) }
  }

  /// Whether a word tells a sentence from a command, in any of the languages.
  package func areOfSentence(_ word: some StringProtocol) -> Bool {
    contains { $0.ofSentences.contains(String(word)) }
  }
}
