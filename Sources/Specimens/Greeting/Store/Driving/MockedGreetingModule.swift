// Drives the greeting without a screen, for the shell's mock view:
// it puts together what a test would, and does what its lines do.

import Features

/// The greeting, built around a store, with a mock in the view's place.
public final class MockedGreetingModule: MockedModule {
  private let view = ViewMock<GreetingState> { [$0.greeting] }
  private let store = RootStore(
    state: GreetingState(person: .davidBlaine),
    reducer: GreetingReducer())

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
    switch GreetingEvent(rawValue: event) {
    case .show: store.send(.showGreetingButtonTouched)
    case nil: return false
    }
    return true
  }
}
