/// What is the case instead of what was expected.
public struct CheckFailure: Hashable, Sendable {
  /// The actual value, on one line without full stop: `mvp.presenter.amount.number is 0, not 1`.
  public let statement: String
  /// Which message set it, if it is known: `set inside mvp#2.5`.
  public let setBy: String?

  /// Makes a failure.
  public init(_ statement: String, setBy: String? = nil) {
    self.statement = statement
    self.setBy = setBy
  }
}
