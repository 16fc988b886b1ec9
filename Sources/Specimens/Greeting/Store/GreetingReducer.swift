// Demonstrates how little a Reducer may be: one fact is noted.

import LayerTracing

@Layer(.reducer)
struct GreetingReducer: Reducer {
  func reduce(
    into state: inout GreetingState, action: GreetingAction
  ) -> Never? {
    switch action {
    case .showGreetingButtonTouched: state.isGreeted = true
    }
    return nil
  }
}
