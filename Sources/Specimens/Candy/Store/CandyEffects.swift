// Demonstrates the only layer that knows a service: it does what was
// asked for, and decides nothing about what comes of it.

import Features
import LayerTracing

@Layer(.effect)
struct CandyEffects: Effects {
  let service: CandyService

  func run(
    _ effect: CandyEffect,
    send: @escaping (_ action: CandyAction) -> Void
  ) {
    switch effect {
    case .fetchCandy:
      service.fetchCandy { result in send(.fetched(result)) }
    }
  }
}
