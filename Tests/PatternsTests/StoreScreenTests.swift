import Features
import Testing
import Widgets

@testable import Store

/// Screens around a store: which are there is part of the state.
@Suite struct StoreScreenTests {
  @Test func `a receipt that leaves the state leaves the screen, whoever closed it`() {
    let store = RootStore(
      state: CandyState(), reducer: CandyReducer(),
      effects: CandyEffects(service: CandyService(Service())))
    let stack = NavigationController(rootViewController: CandyViewController(store: store))
    let window = Window()
    window.rootViewController = stack
    window.makeKeyAndVisible()
    store.send(.candyQuantityChanged(1))
    store.send(.buyButtonTouched)
    #expect(stack.topViewController is ReceiptViewController)
    store.send(.receipt(.closed))
    #expect(stack.topViewController is CandyViewController)
    #expect(store.state.receipt == nil)
  }
}
