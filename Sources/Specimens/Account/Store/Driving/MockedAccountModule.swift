// Drives the account without a screen, for the shell's mock view:
// it puts together what a test would, and does what its lines do.

import Features

/// The account, built around a store, with a mock in the view's place.
public final class MockedAccountModule: MockedModule {
  private let view = ViewMock<AccountState> { state in
    [
      state.text, state.kindText, state.notice,
      state.isApplyingForCard ? "apply card" : nil,
      state.isFinished ? "finished" : nil,
    ]
  }
  private let store: RootStore<AccountReducer>

  /// Makes a store of the child's own: it needs no parent.
  public init(service: AccountService) {
    store = RootStore(
      state: AccountState(), reducer: AccountReducer(),
      effects: AccountEffects(service: service))
  }

  /// The mock and the store.
  public var layers: [AnyObject] { [view, store] }

  /// What came to the mock.
  public var recorded: [String] { view.recorded }

  /// Loads the module, as a view that has been loaded does.
  public func load() {
    view.subscribe(to: store)
    store.send(.viewDidLoad)
  }

  /// Does what a view does at an event.
  public func fire(_ event: String, value: Int?) -> Bool {
    switch AccountEvent(rawValue: event) {
    case .applyCheckCard: store.send(.applyCheckCardButtonTouched)
    case .moveToMain: store.send(.moveToMainButtonTouched)
    case .confirm: store.send(.confirmButtonTouched)
    case .finish: store.send(.finishButtonTouched)
    // The application's own button is a widget's affair.
    case .back, nil: return false
    }
    return true
  }
}
