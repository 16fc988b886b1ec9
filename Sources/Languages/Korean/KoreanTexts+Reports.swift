extension KoreanTexts {
  /// What came of what was done.
  static let reports: [String: String] = [:]
}
