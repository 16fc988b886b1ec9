extension EnglishTexts {
  /// What help says of the commands.
  static let commands: [String: String] = [:]
}
