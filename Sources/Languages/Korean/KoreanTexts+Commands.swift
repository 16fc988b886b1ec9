// swift-format-ignore-file
// A text stands on one line, so that a search finds it.

extension KoreanTexts {
  /// What help says of the commands.
  static let commands: [String: String] = [
    "set.done": "이제 {1} 설정은 {2}입니다.",
  ]
}
