import Features
import Testing

@testable import Store

/// Seed 003's tests, for a store: a reducer is called, and nothing stands in for anyone.
@Suite struct CountReducerTests {
  private func number(after actions: CountAction...) -> Int {
    var state = CountState()
    for action in actions { _ = CountReducer().reduce(into: &state, action: action) }
    return state.number
  }

  @Test func `it starts at nought`() { #expect(number() == 0) }

  @Test func `the increase button counts up, and the decrease button down`() {
    #expect(number(after: .increaseButtonTouched, .increaseButtonTouched) == 2)
    #expect(number(after: .decreaseButtonTouched) == -1)
  }

  @Test func `who subscribes is told the state at once, and each that differs`() {
    let store = RootStore(state: GreetingState(person: .davidBlaine), reducer: GreetingReducer())
    var told: [String?] = []
    var subscription: Disposable? = store.subscribe { told.append($0.greeting) }
    store.send(.showGreetingButtonTouched)
    store.send(.showGreetingButtonTouched)
    #expect(told == [nil, "Hello David Blaine"])
    withExtendedLifetime(subscription) {}
    subscription = nil
    #expect(store.state.isGreeted)
  }
}
