extension Language {
  /// English.
  package static let english = Language(
    code: "en", name: "English", and: " and ", or: " or ", capitalizesSentences: true,
    answers: .english,
    columns: [
      "id": "id", "id number": "id", "idnumber": "id", "identifier": "id", "student id": "id",
      "student number": "id", "number": "id", "name": "name", "full name": "name",
      "student": "name", "student name": "name", "first name": "first", "firstname": "first",
      "given name": "first", "last name": "last", "lastname": "last", "surname": "last",
      "family name": "last", "group": "group", "groups": "group", "section": "group",
      "class": "group", "email": "email", "email address": "email", "e-mail": "email",
    ])
}
