// Drives the candy without a screen, for the shell's mock view:
// it puts together what a test would, and does what its lines do.

import Features

/// The candy, built in VIPER, around a mock.
public final class MockedCandyModule: MockedModule {
  private let notes = CandyNotes()
  private let view: CandyViewMock
  private let router: CandyRouterMock
  private let presenter: CandyPresenter

  /// Puts presenter, interactor and worker between the mocks.
  public init(goods: GoodsFile) {
    view = CandyViewMock(notes: notes)
    router = CandyRouterMock(notes: notes)
    let interactor = CandyInteractor(
      apiWorker: CandyComponent(goods: goods).apiWorker)
    presenter = CandyPresenter(
      view: view, interactor: interactor, router: router)
    interactor.presenter = presenter
  }

  /// The mocks and the presenter.
  public var layers: [AnyObject] { [view, router, presenter] }

  /// What the mocks were told.
  public var recorded: [String] { notes.lines }

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
    case .link: presenter.openReceipt()
    case .retry: presenter.retry()
    // The bar's own button is a widget's affair.
    case .back, nil: return false
    }
    return true
  }
}
