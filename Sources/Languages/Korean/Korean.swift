extension Language {
  /// Korean.
  package static let korean = Language(
    code: "ko", name: "한국어", and: ", ", or: " 또는 ", capitalizesSentences: false,
    answers: .korean,
    tables: [
      { KoreanTexts.running },
      { KoreanTexts.program },
      { KoreanTexts.commands },
      { KoreanTexts.courseCommands },
      { KoreanTexts.errors },
      { KoreanTexts.queries },
      { KoreanTexts.reports },
      { KoreanTexts.traces },
      { KoreanTexts.looks },
      { KoreanTexts.lessons },
      { KoreanTexts.learning },
      { KoreanTexts.exports },
      { KoreanTexts.glossary },
      { KoreanTexts.flaws },
      { KoreanTexts.exams },
    ],
    particle: { KoreanParticle.form($0, behind: $1) }, latinKeys: { KoreanKeyboard.latin($0) },
    columns: [
      "학번": "id", "이름": "name", "성명": "name", "반": "group", "분반": "group",
      "조": "group", "이메일": "email",
    ], script: "CJK KR")
}

/// What is said in Korean, a table for each part of the program.
enum KoreanTexts {}
