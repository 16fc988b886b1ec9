// Drives the news without a screen, for the shell's mock view:
// it puts together what a test would, and does what its lines do.

import Features

/// The news, built in RIBs, around mocks.
public final class MockedNewsModule: MockedModule {
  private let notes = NewsNotes()
  private let presenter: LiveNewsListPresentableMock
  private let router: LiveNewsListRoutingMock
  private let interactor: LiveNewsListInteractor

  /// Puts interactor and use case between the mocks.
  public init(service: NewsService) {
    presenter = LiveNewsListPresentableMock(notes: notes)
    interactor = LiveNewsListInteractor(
      presenter: presenter,
      useCase: LiveNewsUseCaseImpl(service: service))
    router = LiveNewsListRoutingMock(
      interactable: interactor, notes: notes)
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
    switch NewsEvent(rawValue: event) {
    case .reload: interactor.updateView()
    case .select: interactor.didSelectNews(index: (value ?? 1) - 1)
    case .link:
      let number = value ?? 1
      Task { [interactor] in
        guard await interactor.waitForNews() else { return }
        interactor.openArticle(number: number)
      }
    // The bar's own button is a widget's affair.
    case .back, nil: return false
    }
    return true
  }
}
