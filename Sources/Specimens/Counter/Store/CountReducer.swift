// Demonstrates a Reducer: from state and action to the next state. It is
// a value without properties, and the same call always comes to the same.

import LayerTracing

@Layer(.reducer)
struct CountReducer: Reducer {
  func reduce(
    into state: inout CountState, action: CountAction
  ) -> Never? {
    switch action {
    case .increaseButtonTouched: state.number += 1
    case .decreaseButtonTouched: state.number -= 1
    }
    return nil
  }
}
