// swift-format-ignore-file
// A text stands on one line, so that a search finds it.

extension EnglishTexts {
  /// What is written to files.
  static let exports: [String: String] = [:]
}
