// Drives the greeting without a screen, for the shell's mock view:
// it puts together what a test would, and does what its lines do.

import Features

/// The greeting, built in MVVM, around a mock.
public final class MockedGreetingModule: MockedModule {
  private let view = GreetingViewMock()
  private let viewModel: GreetingViewModel

  /// Makes the view model; the mock binds itself when it is loaded.
  public init() {
    viewModel = GreetingViewModel(person: .davidBlaine)
  }

  /// The mock and the view model.
  public var layers: [AnyObject] { [view, viewModel] }

  /// What came to the mock.
  public var recorded: [String] { view.recorded }

  /// Loads the module, as a view that has been loaded does.
  public func load() {
    view.bind(to: viewModel)
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
