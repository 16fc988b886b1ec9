/// A module whose view is a mock: what a unit test puts together, without a widget.
///
/// Source: seed 003, `CountViewMock` and the tests that drive the presenter with it.
public protocol MockedModule: AnyObject {
  /// The layers that no other layer owns: the mocks, and the presenter that they stand around.
  var layers: [AnyObject] { get }
  /// What the mocks were told, in words, the oldest first.
  var recorded: [String] { get }

  /// Loads the module, as a view that has been loaded does.
  func load()

  /// Does what a view does at an event, if that can be driven without a widget.
  func fire(_ event: String, value: Int?) -> Bool

  /// Reads what a view would show, where views read: after loading, and when something that was read has
  /// changed.
  func updateProperties()
}

extension MockedModule {
  /// Nothing: the mock is told.
  public func updateProperties() {}
}
