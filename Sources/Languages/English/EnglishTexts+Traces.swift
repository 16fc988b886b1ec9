// swift-format-ignore-file
// A text stands on one line, so that a search finds it.

extension EnglishTexts {
  /// Messages, events and screens.
  static let traces: [String: String] = [:]
}
