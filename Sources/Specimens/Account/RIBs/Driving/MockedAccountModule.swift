// Drives the account without a screen, for the shell's mock view:
// it puts together what a test would, and does what its lines do.

import Features

/// The account, built in RIBs, around mocks.
public final class MockedAccountModule: MockedModule {
  private let notes = AccountNotes()
  private let presenter: FeaturePresentableMock
  private let router: FeatureRoutingMock
  private let listener: FeatureListenerMock
  private let interactor: FeatureInteractor

  /// Puts the interactor, with all that it asks, between the mocks.
  public init(service: AccountService) {
    let component = AccountAppComponent(service: service)
    presenter = FeaturePresentableMock(notes: notes)
    listener = FeatureListenerMock(notes: notes)
    interactor = FeatureInteractor(
      presenter: presenter,
      useCase: FeatureUseCaseImpl(container: component.container))
    router = FeatureRoutingMock(interactable: interactor, notes: notes)
    interactor.router = router
    interactor.listener = listener
  }

  /// The mocks and the interactor.
  public var layers: [AnyObject] {
    [presenter, router, listener, interactor]
  }

  /// What the mocks were told.
  public var recorded: [String] { notes.lines }

  /// Activates the interactor, as the parent's router does, and loads
  /// the view, as the parent's view does.
  public func load() {
    interactor.activate()
    presenter.view.viewDidLoad()
  }

  /// Does what a view does at an event.
  public func fire(_ event: String, value: Int?) -> Bool {
    let listener = presenter.view.listener
    switch AccountEvent(rawValue: event) {
    case .applyCheckCard: listener?.action(.applyCheckCard)
    case .moveToMain: listener?.action(.moveToMain)
    case .confirm: listener?.action(.confirm)
    case .finish: listener?.action(.finish)
    // The application's own button is a widget's affair.
    case .back, nil: return false
    }
    return true
  }
}
