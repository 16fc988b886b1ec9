extension KoreanTexts {
  /// What is written to files.
  static let exports: [String: String] = [:]
}
