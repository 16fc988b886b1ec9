extension KoreanTexts {
  /// The program as the system's shell sees it.
  static let program: [String: String] = [:]
}
