// swift-format-ignore-file
// A text stands on one line, so that a search finds it.

extension KoreanTexts {
  /// What came of what was done.
  static let reports: [String: String] = [:]
}
