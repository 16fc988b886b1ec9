// Drives the candy without a screen, for the shell's mock view:
// it puts together what a test would, and does what its lines do.

import Features

/// The candy, built in MVP, around a mock.
public final class MockedCandyModule: MockedModule {
  private let view = CandyViewMock()
  private let presenter: CandyPresenter

  /// Puts the presenter in front of a mock view.
  public init(goods: GoodsFile) {
    presenter = CandyPresenter(
      view: view,
      order: CandyOrder(file: CandyFile(goods: goods)))
  }

  /// The mocks and the presenter.
  public var layers: [AnyObject] { [view, presenter] }

  /// What the mocks were told.
  public var recorded: [String] { view.recorded }

  /// Loads the module, as a view that has been loaded does.
  public func load() {
    presenter.fetchCandy()
  }

  /// Does what a view does at an event.
  public func fire(_ event: String, value: Int?) -> Bool {
    switch CandyEvent(rawValue: event) {
    case .quantity: presenter.update(candyQuantity: value ?? 0)
    case .choco: presenter.update(chocoQuantity: value ?? 0)
    case .buy: presenter.buy()
    case .link: presenter.reopenReceipt()
    case .retry: presenter.retry()
    // The bar's own button is a widget's affair.
    case .back, nil: return false
    }
    return true
  }
}
