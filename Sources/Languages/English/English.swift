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
    ],
    columns: [
      "id": "id", "id number": "id", "idnumber": "id", "identifier": "id", "student id": "id",
      "student number": "id", "number": "id", "name": "name", "full name": "name",
      "student": "name", "student name": "name", "first name": "first", "firstname": "first",
      "given name": "first", "last name": "last", "lastname": "last", "surname": "last",
      "family name": "last", "group": "group", "groups": "group", "section": "group",
      "class": "group", "email": "email", "email address": "email", "e-mail": "email",
    ])
}

/// What is said in English, a table for each part of the program.
enum EnglishTexts {}
