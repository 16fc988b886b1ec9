extension Language {
  /// English.
  package static let english = Language(
    code: "en", name: "English", and: " and ", or: " or ",
    texts: [
      EnglishTexts.errors,
      EnglishTexts.queries,
      EnglishTexts.looks,
      EnglishTexts.traces,
      EnglishTexts.reports,
      EnglishTexts.lessons,
      EnglishTexts.commands,
      EnglishTexts.exports,
      EnglishTexts.running,
      EnglishTexts.program,
      EnglishTexts.glossary,
    ])
}

/// What is said in English, a table for each part of the program.
enum EnglishTexts {}
