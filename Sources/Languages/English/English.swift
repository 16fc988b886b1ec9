extension Language {
  /// English.
  package static let english = Language(
    code: "en", name: "English", and: " and ", or: " or ", capitalizesSentences: true,
    answers: .english,
    tables: [
      { EnglishTexts.running },
      { EnglishTexts.program },
      { EnglishTexts.commands },
      { EnglishTexts.courseCommands },
      { EnglishTexts.errors },
      { EnglishTexts.queries },
      { EnglishTexts.reports },
      { EnglishTexts.traces },
      { EnglishTexts.looks },
      { EnglishTexts.lessons },
      { EnglishTexts.learning },
      { EnglishTexts.exports },
      { EnglishTexts.glossary },
      { EnglishTexts.flaws },
      { EnglishTexts.exams },
    ])
}

/// What is said in English, a table for each part of the program.
enum EnglishTexts {}
