// Drives the candy without a screen, for the shell's mock view:
// it puts together what a test would, and does what its lines do.

import Features

/// The candy, built around a store, with a mock in the view's place.
public final class MockedCandyModule: MockedModule {
  private let view = ViewMock<CandyState> { state in
    [
      state.offer.map { "\($0.candy.title), \($0.candy.price)" },
      state.totals.map { "\($0.totalPrice), \($0.totalInclTax)" },
      state.refusalText, state.message,
      state.receipt.map { "Receipt, \($0.totalInclTax)" },
    ]
  }
  private let store: RootStore<CandyReducer>

  /// Makes the store; the mock subscribes when it is loaded.
  public init(goods: GoodsFile) {
    store = RootStore(
      state: CandyState(), reducer: CandyReducer(),
      effects: CandyEffects(file: CandyFile(goods: goods)))
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
    switch CandyEvent(rawValue: event) {
    case .quantity: store.send(.candyQuantityChanged(value ?? 0))
    case .choco: store.send(.chocoQuantityChanged(value ?? 0))
    case .buy: store.send(.buyButtonTouched)
    case .retry: store.send(.retryButtonTouched)
    case .link: store.send(.linkOpened)
    // The bar's own button is a widget's affair.
    case .back, nil: return false
    }
    return true
  }
}
