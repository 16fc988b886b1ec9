// Demonstrates the state as the user interface shows it: texts, and no
// more than are shown.

/// The texts of the screen.
nonisolated public struct FeaturePresentableState {
  /// What the account says.
  public let text: String
  /// Which kind of account it is.
  public let 계좌종류: String
  /// A notice; nil if there is none.
  public let 안내: String?

  /// Takes the texts.
  public init(text: String, 계좌종류: String, 안내: String?) {
    self.text = text
    self.계좌종류 = 계좌종류
    self.안내 = 안내
  }
}
