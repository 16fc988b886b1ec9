extension EnglishTexts {
  /// What is written to files.
  static let exports: [String: String] = [:]
}
