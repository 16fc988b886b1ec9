// Drives the counter without a screen, for the shell's mock view:
// it puts together what a test would, and does what its lines do.

import Features

/// The counter, built in RIBs, around a mock.
public final class MockedCounterModule: MockedModule {
  private let view: CountPresentableMock
  private let interactor: CountInteractor

  /// Puts a mock in the place of the interactor's Presentable.
  public init() {
    view = CountPresentableMock()
    interactor = CountInteractor(
      presenter: view, amountStream: AmountStreamImpl())
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
    switch CounterEvent(rawValue: event) {
    case .increase: interactor.increaseButtonTouched()
    case .decrease: interactor.decreaseButtonTouched()
    case nil: return false
    }
    return true
  }
}
