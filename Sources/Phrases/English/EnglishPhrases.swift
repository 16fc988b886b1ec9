extension Phrases {
  /// English.
  static let english = Phrases(
    answers: EnglishAnswerWords(),
    handouts: EnglishHandoutWords(), classes: EnglishClassWords())
}
