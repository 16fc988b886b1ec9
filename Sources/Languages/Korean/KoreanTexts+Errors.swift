// swift-format-ignore-file
// A text stands on one line, so that a search finds it.

extension KoreanTexts {
  /// Why something can't be done.
  static let errors: [String: String] = [:]
}
