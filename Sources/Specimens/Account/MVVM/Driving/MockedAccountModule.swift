// Drives the account without a screen, for the shell's mock view:
// it puts together what a test would, and does what its lines do.

import Features

/// The account, built in MVVM, around a mock.
public final class MockedAccountModule: MockedModule {
  private let view = AccountViewMock()
  private let viewModel: AccountViewModel

  /// Makes the view model; the mock binds itself when it is loaded.
  public init(service: AccountService) {
    viewModel = AccountViewModel(account: Account(service: service))
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
    switch AccountEvent(rawValue: event) {
    case .applyCheckCard: viewModel.applyCheckCard()
    case .moveToMain: viewModel.moveToMain()
    case .confirm: viewModel.confirm()
    case .finish: viewModel.finish()
    // The application's own button is a widget's affair.
    case .back, nil: return false
    }
    return true
  }
}
