import Languages
import LayerTracing

/// A value as conditions compare it.
public enum QueryValue: Hashable, Sendable {
  /// A number, whatever its type was.
  case number(ExactNumber)
  /// A text.
  case string(String)
  /// True or false.
  case bool(Bool)
  /// No value.
  case `nil`
  /// Anything else, as Swift source might write it.
  case other(String)

  /// Takes the value of an argument, a result or a property, from a trace or by
  /// `Value(reflecting:)`.
  ///
  /// `Int` and `Double` come as numbers. A number of any other type, such as a decimal, is read
  /// from its text.
  public init(_ value: Value) {
    switch value {
    case .int(let number): self = .number(ExactNumber(number))
    case .double(let number):
      self = ExactNumber(number).map { .number($0) } ?? .other(number.description)
    case .bool(let bool): self = .bool(bool)
    case .string(let text): self = .string(text)
    case .none: self = .nil
    case .layer(_, let name): self = .other(name)
    case .closure: self = .other(value.description)
    case .described("nil"): self = .nil
    case .described("true"): self = .bool(true)
    case .described("false"): self = .bool(false)
    case .described(let text):
      self = ExactNumber(text).map { .number($0) } ?? .other(text)
    }
  }

  /// A sort of values; only those of one sort can be compared.
  enum Sort: String, CaseIterable {
    case number, text, bool, none, other

    /// What it is called.
    var name: String { localized("query.value.\(rawValue)") }
  }

  /// What sort of value it is.
  var sort: Sort {
    switch self {
    case .number: .number
    case .string: .text
    case .bool: .bool
    case .nil: .none
    case .other: .other
    }
  }
}

extension QueryValue: CustomStringConvertible {
  /// The value as it is read.
  public var description: String {
    switch self {
    case .number(let number): number.description
    case .string(let text): text.quotedAsWord
    case .bool(let bool): String(bool)
    case .nil: "nil"
    case .other(let text): text
    }
  }
}

extension QueryValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// A number.
  public init(integerLiteral value: Int) { self = .number(ExactNumber(value)) }

  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }
}
