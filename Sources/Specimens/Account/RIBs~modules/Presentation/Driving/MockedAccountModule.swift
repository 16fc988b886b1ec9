// Drives the account without a screen, for the shell's mock view:
// it puts together what a test would, and does what its lines do.

import AccountDomain
import Features
import RIBsFramework

/// The account, built in RIBs, around mocks.
package final class MockedAccountModule: MockedModule {
  private let notes = AccountNotes()
  private let presenter: FeaturePresentableMock
  private let router: FeatureRoutingMock
  private let listener: FeatureListenerMock
  private let interactor: FeatureInteractor

  /// Puts the interactor, with all that it asks, between the mocks.
  package init(useCase: any FeatureUseCase) {
    presenter = FeaturePresentableMock(notes: notes)
    listener = FeatureListenerMock(notes: notes)
    interactor = FeatureInteractor(
      presenter: presenter, useCase: useCase)
    router = FeatureRoutingMock(interactable: interactor, notes: notes)
    interactor.router = router
    interactor.listener = listener
  }

  /// The mocks and the interactor.
  package var layers: [AnyObject] {
    [presenter, router, listener, interactor]
  }

  /// What the mocks were told.
  package var recorded: [String] { notes.lines }

  /// Activates the interactor, as the parent's router does, and loads
  /// the view, as the parent's view does.
  package func load() {
    interactor.activate()
    presenter.view.viewDidLoad()
  }

  /// Does what a view does at an event.
  package func fire(_ event: String, value: Int?) -> Bool {
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
