// Drives the candy without a screen, for the shell's mock view:
// it puts together what a test would, and does what its lines do.

import Features

/// The candy, built in RIBs, around mocks.
public final class MockedCandyModule: MockedModule {
  private let notes = CandyNotes()
  private let presenter: CandyPresentableMock
  private let router: CandyRoutingMock
  private let interactor: CandyInteractor

  /// Puts interactor and use case between the mocks.
  public init(goods: GoodsFile) {
    presenter = CandyPresentableMock(notes: notes)
    interactor = CandyInteractor(
      presenter: presenter,
      useCase: CandyFileUseCase(goods: goods))
    router = CandyRoutingMock(interactable: interactor, notes: notes)
    interactor.router = router
  }

  /// The mocks and the interactor.
  public var layers: [AnyObject] { [presenter, router, interactor] }

  /// What the mocks were told.
  public var recorded: [String] { notes.lines }

  /// Activates the interactor, as the parent's router does.
  public func load() {
    interactor.activate()
  }

  /// Does what a view does at an event.
  public func fire(_ event: String, value: Int?) -> Bool {
    switch CandyEvent(rawValue: event) {
    case .quantity: interactor.update(candyQuantity: value ?? 0)
    case .choco: interactor.update(chocoQuantity: value ?? 0)
    case .buy: interactor.buy()
    case .retry: interactor.retry()
    case .link: interactor.openReceipt()
    // The bar's own button is a widget's affair.
    case .back, nil: return false
    }
    return true
  }
}
