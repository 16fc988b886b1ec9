// Drives the account without a screen, for the shell's mock view:
// it puts together what a test would, and does what its lines do.

import Features

/// The account, built in VIPER, around mocks.
public final class MockedAccountModule: MockedModule {
  private let notes = AccountNotes()
  private let view: AccountViewMock
  private let router: AccountRouterMock
  private let presenter: AccountPresenter

  /// Puts presenter, interactor and worker between the mocks.
  public init(service: AccountService) {
    view = AccountViewMock(notes: notes)
    router = AccountRouterMock(notes: notes)
    let interactor = AccountInteractor(
      apiWorker: AccountAPIWorker(service: service))
    presenter = AccountPresenter(
      view: view, interactor: interactor, router: router)
    interactor.output = presenter
  }

  /// The mocks and the presenter.
  public var layers: [AnyObject] { [view, router, presenter] }

  /// What the mocks were told.
  public var recorded: [String] { notes.lines }

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
