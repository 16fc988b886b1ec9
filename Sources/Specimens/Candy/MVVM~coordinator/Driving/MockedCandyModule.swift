// Drives the candy without a screen, for the shell's mock view:
// it puts together what a test would, and does what its lines do.

import Features

/// The candy, built in MVVM with a coordinator, between two mocks.
public final class MockedCandyModule: MockedModule {
  private let notes = CandyNotes()
  private let view: CandyViewMock
  private let coordinator: CandyCoordinatorMock
  private let viewModel: CandyViewModel

  /// Makes the view model; the mocks bind themselves when it is loaded.
  public init(service: CandyService) {
    view = CandyViewMock(notes: notes)
    coordinator = CandyCoordinatorMock(notes: notes)
    viewModel = CandyViewModel(order: CandyOrder(service: service))
  }

  /// The mocks and the view model.
  public var layers: [AnyObject] { [view, coordinator, viewModel] }

  /// What came to the mocks.
  public var recorded: [String] { notes.lines }

  /// Loads the module, as a view that has been loaded does.
  public func load() {
    coordinator.bind(to: viewModel)
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
