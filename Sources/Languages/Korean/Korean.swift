extension Language {
  /// Korean.
  package static let korean = Language(
    code: "ko", name: "한국어", answers: KoreanAnswerWords(), lessons: KoreanLessonPhrases(),
    handouts: KoreanHandoutWords(), classes: KoreanClassWords())
}
