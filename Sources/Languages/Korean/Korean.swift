extension Language {
  /// Korean.
  package static let korean = Language(
    code: "ko", name: "한국어", and: ", ", or: " 또는 ",
    texts: [
      KoreanTexts.errors,
      KoreanTexts.queries,
      KoreanTexts.looks,
      KoreanTexts.traces,
      KoreanTexts.reports,
      KoreanTexts.lessons,
      KoreanTexts.commands,
      KoreanTexts.exports,
      KoreanTexts.running,
      KoreanTexts.program,
      KoreanTexts.glossary,
    ],
    particle: { KoreanParticle.form($0, behind: $1) }, latinKeys: { KoreanKeyboard.latin($0) })
}

/// What is said in Korean, a table for each part of the program.
enum KoreanTexts {}
