extension Phrases {
  /// Korean.
  static let korean = Phrases(
    answers: KoreanAnswerWords(), lessons: KoreanLessonPhrases(),
    handouts: KoreanHandoutWords(), classes: KoreanClassWords())
}
