// Drives the candy without a screen, for the shell's mock view:
// it puts together what a test would, and does what its lines do.

import Features

/// The candy, built in MVVM, around a mock.
public final class MockedCandyModule: MockedModule {
  private let view = CandyViewMock()
  private let viewModel: CandyViewModel

  /// Makes the view model; the mock binds itself when it is loaded.
  public init(goods: GoodsFile) {
    viewModel = CandyViewModel(
      order: CandyOrder(file: CandyFile(goods: goods)))
  }

  /// The mock and the view model.
  public var layers: [AnyObject] { [view, viewModel] }

  /// What came to the mock.
  public var recorded: [String] { view.recorded }

  /// Loads the module, as a view that has been loaded does.
  public func load() {
    view.bind(to: viewModel)
    viewModel.viewDidLoad()
  }

  /// Does what a view does at an event.
  public func fire(_ event: String, value: Int?) -> Bool {
    switch CandyEvent(rawValue: event) {
    case .quantity: viewModel.update(candyQuantity: value ?? 0)
    case .choco: viewModel.update(chocoQuantity: value ?? 0)
    case .buy: viewModel.buy()
    case .link: viewModel.reopenReceipt()
    case .retry: viewModel.retry()
    // The bar's own button is a widget's affair.
    case .back, nil: return false
    }
    return true
  }
}
