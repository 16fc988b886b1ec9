// Drives the greeting without a screen, for the shell's mock view:
// it puts together what a test would, and does what its lines do.

import Features

/// The greeting, built in RIBs, around a mock.
public final class MockedGreetingModule: MockedModule {
  private let view: GreetingPresentableMock
  private let interactor: GreetingInteractor

  /// Puts a mock in the place of the interactor's Presentable.
  public init() {
    view = GreetingPresentableMock()
    interactor = GreetingInteractor(
      presenter: view, person: .davidBlaine)
  }

  /// The mock and the interactor.
  public var layers: [AnyObject] { [view, interactor] }

  /// What the mock was told.
  public var recorded: [String] { view.recorded }

  /// Activates the interactor, as the parent's router does.
  public func load() {
    interactor.activate()
  }

  /// Does what a view does at an event.
  public func fire(_ event: String, value: Int?) -> Bool {
    switch GreetingEvent(rawValue: event) {
    case .show: interactor.didTapShowGreetingButton()
    case nil: return false
    }
    return true
  }
}
