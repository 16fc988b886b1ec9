// swift-format-ignore-file
// A text stands on one line, so that a search finds it.

extension KoreanTexts {
  /// Lessons, predictions and the class.
  static let lessons: [String: String] = [:]
}
