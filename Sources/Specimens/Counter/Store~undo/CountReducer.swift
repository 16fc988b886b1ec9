// Demonstrates a Reducer: from state and action to the next state. It is
// a value without properties, and the same call always comes to the same.

import LayerTracing

@Layer(.reducer)
struct CountReducer: Reducer {
  func reduce(
    into state: inout CountState, action: CountAction
  ) -> Never? {
    switch action {
    case .increaseButtonTouched:
      state.past.append(state.number)
      state.number += 1
    case .decreaseButtonTouched:
      state.past.append(state.number)
      state.number -= 1
    case .reviewButtonTouched: state.isReviewing = true
    case .review(.takeBackButtonTouched):
      if let last = state.past.popLast() { state.number = last }
    case .review(.closed): state.isReviewing = false
    }
    return nil
  }
}
