/// What the user can do with the account, in every pattern.
///
/// Source: seed 004, `FeaturePresentableAction`. What the seed asks ("to go or not to go") nothing there
/// answers: ``confirm`` does here, and ``back`` leaves the screen that it leads to.
public enum AccountEvent: String, CaseIterable, Sendable {
  /// Ask for a check card.
  case applyCheckCard
  /// Go where the last question asked.
  case confirm
  /// Leave the application for a card.
  case back
  /// Ask for the main screen.
  case moveToMain
  /// Leave the account at once.
  case finish

  /// The events that a mock of the view can stand in for, and which values they bring, if any.
  public static let drivable: [String: ClosedRange<Int>?] = [
    applyCheckCard.rawValue: nil, moveToMain.rawValue: nil, confirm.rawValue: nil,
    finish.rawValue: nil,
  ]
}
