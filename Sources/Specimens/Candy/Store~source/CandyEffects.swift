// Demonstrates the only layer that knows the file: it does what was
// asked for, and decides nothing about what comes of it.

import LayerTracing

@Layer(.effect)
struct CandyEffects: Effects {
  let file: CandyFile

  func run(
    _ effect: CandyEffect,
    send: @escaping (_ action: CandyAction) -> Void
  ) {
    switch effect {
    case .fetchCandy: send(.fetched(file.read()))
    }
  }
}
