extension Language {
  /// Japanese, which is a draft.
  package static let japanese = Language(
    code: "ja", name: "日本語", and: "と", or: " または ", comma: "、", capitalizesSentences: false,
    answers: .japanese,
    isDraft: true,
    columns: [
      "学籍番号": "id", "番号": "id", "氏名": "name", "名前": "name", "姓": "last", "名": "first",
      "クラス": "group", "組": "group", "班": "group", "メール": "email", "メールアドレス": "email",
    ], script: "CJK JP")
}
