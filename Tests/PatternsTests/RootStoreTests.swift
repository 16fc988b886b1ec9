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

  @Test func `an action that a subscriber sends in its first render waits until that is over`() {
    var seen: [Int] = []
    let subscription = store.subscribe { [store] state in
      if state.number == 0 { store.send(.increaseButtonTouched) }
      seen.append(state.number)
    }
    #expect(seen == [0, 1])
    withExtendedLifetime(subscription) {}
  }

  @Test func `a scope whose part has gone keeps what the part was last`() throws {
    let candy = RootStore(
      state: CandyState(), reducer: CandyReducer(),
      effects: CandyEffects(service: CandyService(Service())))
    candy.send(.viewDidLoad)
    candy.send(.candyQuantityChanged(1))
    candy.send(.buyButtonTouched)
    let scope = try #require(ScopedStore(of: candy, \.receipt, CandyAction.receipt))
    #expect(scope.state.itemLines == "Heaven Candy × 1")
    let subscription = scope.subscribe { _ in }
    candy.send(.candyQuantityChanged(2))
    candy.send(.buyButtonTouched)
    scope.send(.closed)
    #expect(candy.state.receipt == nil)
    #expect(scope.state.itemLines == "Heaven Candy × 2")
    withExtendedLifetime(subscription) {}
  }

  /// A search as one types: each letter asks, and only the newest answer counts.
  private struct Search: Reducer {
    enum Effect: Cancellable {
      case find(String)
      case cancel
      var cancelID: String? { "search" }
    }
    enum Action { case typed(String), cleared, found(String) }

    func reduce(into state: inout [String], action: Action) -> Effect? {
      switch action {
      case .typed(let text): return .find(text)
      case .cleared: return .cancel
      case .found(let text):
        state.append(text)
        return nil
      }
    }
  }

  private final class Index: Effects {
    var answers: [() -> Void] = []
    func run(_ effect: Search.Effect, send: @escaping (Search.Action) -> Void) {
      if case .find(let text) = effect { answers.append { send(.found(text)) } }
    }
  }

  @Test
  func `a newer effect of the same id cancels an older, and one that does nothing cancels, too`() {
    let index = Index()
    let store = RootStore(state: [], reducer: Search(), effects: index)
    for text in ["c", "ca", "can"] { store.send(.typed(text)) }
    for answer in index.answers { answer() }
    #expect(store.state == ["can"])
    store.send(.typed("choco"))
    store.send(.cleared)
    index.answers.last?()
    #expect(store.state == ["can"])
  }
}
