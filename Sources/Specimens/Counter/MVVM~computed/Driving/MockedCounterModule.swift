// Drives the counter without a screen, for the shell's mock view:
// it puts together what a test would, and does what its lines do.

import Features

/// The counter, built in MVVM whose model is observed, around a mock.
public final class MockedCounterModule: MockedModule {
  private let view: CountViewMock
  private let viewModel: CountViewModel

  /// Makes the view model, and the mock that reads it.
  public init() {
    viewModel = CountViewModel(amount: Amount())
    view = CountViewMock(viewModel: viewModel)
  }

  /// The mock and the view model.
  public var layers: [AnyObject] { [view, viewModel] }

  /// What came to the mock.
  public var recorded: [String] { view.recorded }

  /// Loads the module: a view that has been loaded only reads.
  public func load() {}

  /// Has the mock read, as a view does before it is seen, and after what
  /// it has read has changed.
  public func updateProperties() {
    view.updateProperties()
  }

  /// Does what a view does at an event.
  public func fire(_ event: String, value: Int?) -> Bool {
    switch CounterEvent(rawValue: event) {
    case .increase: viewModel.increaseButtonTouched()
    case .decrease: viewModel.decreaseButtonTouched()
    case nil: return false
    }
    return true
  }
}
