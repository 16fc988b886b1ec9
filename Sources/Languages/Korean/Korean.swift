extension Language {
  /// Korean.
  package static let korean = Language(
    code: "ko", name: "한국어", and: ", ", or: " 또는 ", capitalizesSentences: false,
    answers: .korean,
    particle: { KoreanParticle.form($0, behind: $1) }, latinKeys: { KoreanKeyboard.latin($0) },
    columns: [
      "학번": "id", "이름": "name", "성명": "name", "반": "group", "분반": "group",
      "조": "group", "이메일": "email",
    ], script: "CJK KR")
}
