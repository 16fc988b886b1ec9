// Demonstrates a parent's Effect: what the child asks for, it asks for;
// and when the child goes, it cancels what the child awaits.

enum MainEffect: Equatable, Cancellable {
  case account(AccountEffect)
  case cancelSettings

  var cancelID: String? {
    switch self {
    case .account(let effect): effect.cancelID
    case .cancelSettings: AccountEffect.requestSettings.cancelID
    }
  }
}
