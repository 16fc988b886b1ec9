// Demonstrates an Effect: its name is all, and nothing is asked by it.

enum AccountEffect: Equatable {
  case requestSettings
  case tell(AccountAction.Delegate)
}
