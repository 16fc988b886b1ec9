extension Phrases {
  /// English.
  static let english = Phrases(
    answers: EnglishAnswerWords(), lessons: EnglishLessonPhrases(),
    handouts: EnglishHandoutWords(), classes: EnglishClassWords())
}
