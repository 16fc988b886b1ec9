// Demonstrates that each module of the account speaks for itself: this
// is what the user can do, as the user interface says it. It knows no
// other module.

/// What the user did.
nonisolated public enum FeaturePresentableAction {
  /// The screen is there.
  case viewDidLoad
  /// A card is wanted.
  case applyCheckCard
  /// The main screen is wanted.
  case moveToMain
  /// What was asked is meant so.
  case confirm
  /// The account is to end.
  case finish
}
