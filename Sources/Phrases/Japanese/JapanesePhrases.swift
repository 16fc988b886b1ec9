extension Phrases {
  /// Japanese, which is a draft: handouts and classes are told in English.
  static let japanese = Phrases(
    answers: JapaneseAnswerWords(),
    handouts: JapaneseHandoutWords(), classes: JapaneseClassWords())
}
