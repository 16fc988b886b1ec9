extension KoreanTexts {
  /// Why something can't be done.
  static let errors: [String: String] = [:]
}
