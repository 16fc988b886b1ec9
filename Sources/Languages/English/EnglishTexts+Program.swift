// swift-format-ignore-file
// A text stands on one line, so that a search finds it.

extension EnglishTexts {
  /// The program as the system's shell sees it.
  static let program: [String: String] = [:]
}
