// Drives the counter without a screen, for the shell's mock view:
// it puts together what a test would, and does what its lines do.

import Features

/// The counter, built in MVP, around a mock.
public final class MockedCounterModule: MockedModule {
  private let view = CountViewMock()
  private let presenter: CountPresenter

  /// Puts the presenter in front of a mock view.
  public init() {
    presenter = CountPresenter(view: view, amount: Amount())
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
    switch CounterEvent(rawValue: event) {
    case .increase: presenter.increaseButtonTouched()
    case .decrease: presenter.decreaseButtonTouched()
    case nil: return false
    }
    return true
  }
}
