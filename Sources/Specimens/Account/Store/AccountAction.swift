// Demonstrates Actions: what happened on two screens, of which the second
// is a part of the first, and what came from the bank.

import Features

enum AccountAction: Equatable {
  case viewDidLoad
  case applyCheckCardButtonTouched
  case moveToMainButtonTouched
  case confirmButtonTouched
  case closeButtonTouched
  case finishButtonTouched
  case received(SettingsResult)
}
