// Drives the greeting without a screen, for the shell's mock view:
// it puts together what a test would, and does what its lines do.

import Features

/// The greeting, built in MVVM under Observation, around a mock.
public final class MockedGreetingModule: MockedModule {
  private let view: GreetingViewMock
  private let viewModel: GreetingViewModel

  /// Makes the view model, and the mock that reads it.
  public init() {
    viewModel = GreetingViewModel(person: .davidBlaine)
    view = GreetingViewMock(viewModel: viewModel)
  }

  /// The mock and the view model.
  public var layers: [AnyObject] { [view, viewModel] }

  /// What came to the mock.
  public var recorded: [String] { view.recorded }

  /// Does nothing: a view that has been loaded has nothing to say.
  public func load() {}

  /// Has the mock read, as a view does before it is seen, and after what
  /// it has read has changed.
  public func updateProperties() {
    view.updateProperties()
  }

  /// Does what a view does at an event.
  public func fire(_ event: String, value: Int?) -> Bool {
    switch GreetingEvent(rawValue: event) {
    case .show: viewModel.didTapShowGreetingButton()
    case nil: return false
    }
    return true
  }
}
