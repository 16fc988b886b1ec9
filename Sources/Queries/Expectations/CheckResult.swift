/// Whether an expectation turned out true.
public enum CheckResult: Hashable, Sendable {
  /// It is so.
  case passed
  /// It isn't.
  case failed(CheckFailure)

  /// What is the case instead; nil if it passed.
  public var failure: CheckFailure? {
    if case .failed(let failure) = self { failure } else { nil }
  }
}
