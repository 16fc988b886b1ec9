// Demonstrates Actions: what happened on two screens, of which the second
// is a part of the first, what came from the bank, and what a child says
// to its parent.

import Features

enum AccountAction: Equatable {
  case viewDidLoad
  case applyCheckCardButtonTouched
  case moveToMainButtonTouched
  case confirmButtonTouched
  case closeButtonTouched
  case finishButtonTouched
  case received(SettingsResult)
  /// For the parent, which alone decides what becomes of the child.
  case delegate(Delegate)

  enum Delegate {
    case finished
  }
}
