// Drives the candy without a screen, for the shell's mock view:
// it puts together what a test would, and does what its lines do.

import Features

/// The candy, built in MVVM with async methods, around a mock.
public final class MockedCandyModule: MockedModule {
  private let view: CandyViewMock
  private let viewModel: CandyViewModel

  /// Makes the view model, and the mock that reads it.
  public init(service: CandyService) {
    viewModel = CandyViewModel(order: CandyOrder(service: service))
    view = CandyViewMock(viewModel: viewModel)
  }

  /// The mock and the view model.
  public var layers: [AnyObject] { [view, viewModel] }

  /// What came to the mock.
  public var recorded: [String] { view.recorded }

  /// Loads the module, as a view that has been loaded does.
  public func load() {
    fetchCandy()
  }

  /// Has the mock read, as a view does before it is seen, and after what
  /// it has read has changed.
  public func updateProperties() {
    view.updateProperties()
  }

  /// Does what a view does at an event.
  public func fire(_ event: String, value: Int?) -> Bool {
    switch CandyEvent(rawValue: event) {
    case .quantity: viewModel.update(candyQuantity: value ?? 0)
    case .choco: viewModel.update(chocoQuantity: value ?? 0)
    case .buy: viewModel.buy().map(view.push)
    case .link: viewModel.reopenReceipt().map(view.push)
    case .retry: fetchCandy()
    // The bar's own button is a widget's affair.
    case .back, nil: return false
    }
    return true
  }

  private func fetchCandy() {
    Task { [viewModel] in await viewModel.fetchCandy() }
  }
}
