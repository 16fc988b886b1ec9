// Drives the counter without a screen, for the shell's mock view:
// it puts together what a test would, and does what its lines do.

import Features

/// The counter, built around a store, with a mock in the view's place.
public final class MockedCounterModule: MockedModule {
  private let view = ViewMock<CountState> {
    ["number \($0.number)", "canIncrease \($0.canIncrease)"]
  }
  private let store = RootStore(
    state: CountState(), reducer: CountReducer())

  /// Makes the store; the mock subscribes when it is loaded.
  public init() {}

  /// The mock and the store.
  public var layers: [AnyObject] { [view, store] }

  /// What came to the mock.
  public var recorded: [String] { view.recorded }

  /// Loads the module, as a view that has been loaded does.
  public func load() {
    view.subscribe(to: store)
  }

  /// Does what a view does at an event.
  public func fire(_ event: String, value: Int?) -> Bool {
    switch CounterEvent(rawValue: event) {
    case .increase: store.send(.increaseButtonTouched)
    case .decrease: store.send(.decreaseButtonTouched)
    case nil: return false
    }
    return true
  }
}
