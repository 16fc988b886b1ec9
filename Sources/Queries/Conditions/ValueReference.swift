/// Something in a condition whose value is looked up when the condition is asked.
public struct ValueReference: Hashable, Sendable {
  /// What it refers to.
  public enum Target: Hashable, Sendable {
    /// A layer or something inside one.
    case path(PathReference)
    /// An argument of the message at hand, by its label.
    case argument(String)
    /// What the message at hand returned.
    case result
  }

  /// What it refers to.
  public let target: Target
  /// Where it stands in the line, in UTF-8 bytes from 0.
  public let span: Range<Int>

  /// Whether it asks something of the message at hand, and not of what layers hold.
  public var isOfMessage: Bool { if case .path = target { false } else { true } }

  /// Makes a reference.
  public init(_ target: Target, at span: Range<Int>) {
    self.target = target
    self.span = span
  }
}

extension ValueReference: CustomStringConvertible {
  /// The reference as it is read.
  public var description: String {
    switch target {
    case .path(let path): path.description
    case .argument(let label): label
    case .result: "result"
    }
  }
}
