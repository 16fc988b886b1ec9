extension KoreanTexts {
  /// Messages, events and screens.
  static let traces: [String: String] = [:]
}
