// swift-format-ignore-file
// A text stands on one line, so that a search finds it.

extension EnglishTexts {
  /// What help says of the commands.
  static let commands: [String: String] = [
    "set.done": "{1} is {2} now.",
  ]
}
