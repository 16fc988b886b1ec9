// Demonstrates the only layer that knows a service: it does what was
// asked for, and decides nothing about what comes of it.

import Features
import LayerTracing

@Layer(.effect)
struct AccountEffects: Effects {
  let service: AccountService

  func run(
    _ effect: AccountEffect,
    send: @escaping (_ action: AccountAction) -> Void
  ) {
    switch effect {
    case .requestSettings:
      service.requestSettings { result in send(.received(result)) }
    case .tell(let news): send(.delegate(news))
    }
  }
}
