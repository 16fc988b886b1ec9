import Features
import Testing

@testable import Store

/// What a store of an app has to stand that no screen of these features does to it.
@Suite struct RootStoreTests {
  private let store = RootStore(state: CountState(), reducer: CountReducer())

  @Test func `an action that a subscriber sends waits until all have the state before it`() {
    var (first, second): ([Int], [Int]) = ([], [])
    let sender = store.subscribe { [store] state in
      first.append(state.number)
      if state.number == 1 { store.send(.increaseButtonTouched) }
    }
    let listener = store.subscribe { second.append($0.number) }
    store.send(.increaseButtonTouched)
    #expect(first == [0, 1, 2])
    #expect(second == [0, 1, 2])
    #expect(store.state.number == 2)
    withExtendedLifetime((sender, listener)) {}
  }

  @Test func `a scope whose part has gone keeps what the part was last`() throws {
    let candy = RootStore(
      state: CandyState(), reducer: CandyReducer(),
      effects: CandyEffects(service: CandyService(Service())))
    candy.send(.viewDidLoad)
    candy.send(.candyQuantityChanged(1))
    candy.send(.buyButtonTouched)
    let scope = try #require(ScopedStore(of: candy, \.receipt, CandyAction.receipt))
    #expect(scope.state.itemLines == "천국 사탕 × 1")
    let subscription = scope.subscribe { _ in }
    candy.send(.candyQuantityChanged(2))
    candy.send(.buyButtonTouched)
    scope.send(.closed)
    #expect(candy.state.receipt == nil)
    #expect(scope.state.itemLines == "천국 사탕 × 2")
    withExtendedLifetime(subscription) {}
  }
}
