extension EnglishTexts {
  /// Lessons, predictions and the class.
  static let lessons: [String: String] = [:]
}
