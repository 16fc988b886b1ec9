// Drives the account without a screen, for the shell's mock view:
// it puts together what a test would, and does what its lines do.

import Features

/// The account, built around a store, with a mock in the view's place.
public final class MockedAccountModule: MockedModule {
  private let view = ViewMock<MainState> { state in
    guard let account = state.account else { return ["finished"] }
    return [
      account.text, account.kindText, account.notice,
      account.isApplyingForCard ? "apply card" : nil,
    ]
  }
  private let store: RootStore<MainReducer>

  /// Makes the parent's store: it decides what becomes of the child.
  public init(service: AccountService) {
    store = RootStore(
      state: MainState(account: AccountState()), reducer: MainReducer(),
      effects: MainEffects(account: AccountEffects(service: service)))
  }

  /// The mock and the store.
  public var layers: [AnyObject] { [view, store] }

  /// What came to the mock.
  public var recorded: [String] { view.recorded }

  /// Loads the module, as a view that has been loaded does.
  public func load() {
    view.subscribe(to: store)
    store.send(.account(.viewDidLoad))
  }

  /// Does what a view does at an event.
  public func fire(_ event: String, value: Int?) -> Bool {
    switch AccountEvent(rawValue: event) {
    case .applyCheckCard:
      store.send(.account(.applyCheckCardButtonTouched))
    case .moveToMain: store.send(.account(.moveToMainButtonTouched))
    case .confirm: store.send(.account(.confirmButtonTouched))
    case .finish: store.send(.account(.finishButtonTouched))
    // The application's own button is a widget's affair.
    case .back, nil: return false
    }
    return true
  }
}
