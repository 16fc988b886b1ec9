// Demonstrates an Effect: its name is all, and nothing is asked by it.

enum AccountEffect: Equatable, Cancellable {
  case requestSettings
  case tell(AccountAction.Delegate)

  var cancelID: String? { self == .requestSettings ? "settings" : nil }
}
