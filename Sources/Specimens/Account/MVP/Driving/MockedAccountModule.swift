// Drives the account without a screen, for the shell's mock view:
// it puts together what a test would, and does what its lines do.

import Features

/// The account, built in MVP, around a mock.
public final class MockedAccountModule: MockedModule {
  private let view = AccountViewMock()
  private let presenter: AccountPresenter

  /// Puts the presenter in front of a mock view.
  public init(service: AccountService) {
    presenter = AccountPresenter(
      view: view, account: Account(service: service))
  }

  /// The mocks and the presenter.
  public var layers: [AnyObject] { [view, presenter] }

  /// What the mocks were told.
  public var recorded: [String] { view.recorded }

  /// Loads the module, as a view that has been loaded does.
  public func load() {
    presenter.viewDidLoad()
  }

  /// Does what a view does at an event.
  public func fire(_ event: String, value: Int?) -> Bool {
    switch AccountEvent(rawValue: event) {
    case .applyCheckCard: presenter.applyCheckCard()
    case .moveToMain: presenter.moveToMain()
    case .confirm: presenter.confirm()
    case .finish: presenter.finish()
    // The application's own button is a widget's affair.
    case .back, nil: return false
    }
    return true
  }
}
