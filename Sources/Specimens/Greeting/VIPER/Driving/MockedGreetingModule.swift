// Drives the greeting without a screen, for the shell's mock view:
// it puts together what a test would, and does what its lines do.

import Features

/// The greeting, built in VIPER, around a mock.
public final class MockedGreetingModule: MockedModule {
  private let view = GreetingViewMock()
  private let presenter = GreetingPresenter()

  /// Puts presenter and interactor behind a mock view.
  public init() {
    let interactor = GreetingInteractor()
    presenter.view = view
    presenter.greetingProvider = interactor
    interactor.output = presenter
  }

  /// The mocks and the presenter.
  public var layers: [AnyObject] { [view, presenter] }

  /// What the mocks were told.
  public var recorded: [String] { view.recorded }

  /// Loads the module, as a view that has been loaded does.
  public func load() {}

  /// Does what a view does at an event.
  public func fire(_ event: String, value: Int?) -> Bool {
    switch GreetingEvent(rawValue: event) {
    case .show: presenter.didTapShowGreetingButton()
    case nil: return false
    }
    return true
  }
}
