// The main screen's effect, built on a store.

enum MainEffect: Equatable, Cancellable {
  case account(AccountEffect)

  var cancelID: String? {
    switch self {
    case .account(let effect): effect.cancelID
    }
  }
}
