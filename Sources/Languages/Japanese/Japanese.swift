extension Language {
  /// Japanese, which is a draft.
  package static let japanese = Language(
    code: "ja", name: "日本語", and: "と", or: " または ", comma: "、", capitalizesSentences: false,
    answers: .japanese,
    isDraft: true,
    tables: [
      { JapaneseTexts.running },
      { JapaneseTexts.commands },
      { JapaneseTexts.errors },
      { JapaneseTexts.reports },
      { JapaneseTexts.learning },
      { JapaneseTexts.exports },
      { JapaneseTexts.glossary },
    ])
}

/// What is said in Japanese, a table for each part of the program. What isn't there is said in English.
enum JapaneseTexts {}
