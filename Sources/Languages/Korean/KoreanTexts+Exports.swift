// swift-format-ignore-file: LineLength
// A text stands on one line, so that a search finds it.

extension KoreanTexts {
  /// What is written to files.
  static let exports: [String: String] = [:]
}
