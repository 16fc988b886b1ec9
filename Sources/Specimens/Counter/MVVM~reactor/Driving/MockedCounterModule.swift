// Drives the counter without a screen, for the shell's mock view:
// it puts together what a test would, and does what its lines do.

import Features

/// The counter, built in MVVM with a reactor, around a mock.
public final class MockedCounterModule: MockedModule {
  private let view = CountViewMock()
  private let reactor = CountReactor()

  /// Makes the reactor; the mock binds itself when it is loaded.
  public init() {}

  /// The mock and the reactor.
  public var layers: [AnyObject] { [view, reactor] }

  /// What came to the mock.
  public var recorded: [String] { view.recorded }

  /// Loads the module, as a view that has been loaded does.
  public func load() {
    view.bind(to: reactor)
  }

  /// Does what a view does at an event.
  public func fire(_ event: String, value: Int?) -> Bool {
    switch CounterEvent(rawValue: event) {
    case .increase: reactor.action(.increase)
    case .decrease: reactor.action(.decrease)
    case nil: return false
    }
    return true
  }
}
