// Drives the counter without a screen, for the shell's mock view:
// it puts together what a test would, and does what its lines do.

import Features

/// The counter, built in MVVM, around a mock.
public final class MockedCounterModule: MockedModule {
  private let view = CountViewMock()
  private let viewModel: CountViewModel

  /// Makes the view model; the mock binds itself when it is loaded.
  public init() {
    viewModel = CountViewModel(amount: Amount())
  }

  /// The mock and the view model.
  public var layers: [AnyObject] { [view, viewModel] }

  /// What came to the mock.
  public var recorded: [String] { view.recorded }

  /// Loads the module, as a view that has been loaded does.
  public func load() {
    view.bind(to: viewModel)
    viewModel.viewDidLoad()
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
