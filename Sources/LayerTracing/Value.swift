import Characters

/// An argument, result or written value, as a finished trace holds it.
public enum Value: Sendable, Hashable {
  /// A whole number.
  case int(Int)
  /// A floating-point number.
  case double(Double)
  /// A truth value.
  case bool(Bool)
  /// A text.
  case string(String)
  /// Another layer, by its number and what people call it.
  case layer(id: UInt32, name: String)
  /// No value.
  case none
  /// A closure, which has no text.
  case closure
  /// Anything else, as Swift source might write it: `CandyViewModel(title: "…")`.
  case described(String)
}

extension Value {
  /// The value that a property holds now, whatever its type.
  public init(reflecting value: Any) {
    switch value {
    case let value as Int: self = .int(value)
    case let value as Double: self = .double(value)
    case let value as Bool: self = .bool(value)
    case let value as String: self = .string(value)
    default: self = .described(describe(value))
    }
  }
}

extension Value: CustomStringConvertible {
  /// The value as Swift source might write it.
  public var description: String {
    switch self {
    case .int(let value): String(value)
    case .double(let value): String(value)
    case .bool(let value): String(value)
    case .string(let value): value.quoted
    case .layer(_, let name): name
    case .none: "nil"
    case .closure: "{ … }"
    case .described(let text): text
    }
  }
}

extension Value {
  /// The value on one line, or if that has more characters than `longest` what sort of value it is:
  /// `CandyViewModel(…)`, `.fetched(…)`, `[…]`, `"마법 사탕은 천…"`. Of several values, as a call gives back that has an
  /// `inout` argument, each is folded: `(CandyState(…), .fetchCandy)`.
  public func folded(beyond longest: Int = 24) -> String {
    let text = description
    guard text.count > longest else { return text }
    switch self {
    case .string(let value): return (value.prefix(longest - 4) + "…").description.quoted
    case .described:
      guard let open = text.firstIndex(where: { $0 == "(" || $0 == "[" }) else { return text }
      if open == text.startIndex, text[open] == "(" {
        let parts = text.dropFirst().dropLast().valuesInside
        return
          "(\(parts.map { Value.described($0).folded(beyond: longest) }.joined(separator: ", ")))"
      }
      return text[...open] + "…" + (text[open] == "(" ? ")" : "]")
    default: return text
    }
  }
}

extension Substring {
  /// The values of a list in source form: those between commas that stand in no parentheses and no quotes.
  fileprivate var valuesInside: [String] {
    var values = [""]
    var depth = 0
    var (isQuoted, isEscaped) = (false, false)
    for character in self {
      if isQuoted {
        isQuoted = isEscaped || character != "\""
        isEscaped = !isEscaped && character == "\\"
      } else {
        isQuoted = character == "\""
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
        if character == ",", depth == 0 {
          values.append("")
          continue
        }
      }
      if character != " " || !values[values.count - 1].isEmpty {
        values[values.count - 1].append(character)
      }
    }
    return values
  }
}

extension String {
  /// The text as a Swift literal on one line: quotes, backslashes and whatever a terminal might obey
  /// escaped, controls and changes of direction (UAX #9) alike.
  public var quoted: String { "\"\(escaped)\"" }

  /// The text as it stands inside a Swift literal.
  var escaped: String {
    guard mayNeedEscapes else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case let other where other.isTerminalControl: result += other.escape
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Looks at the bytes first: most texts have none that could need it.
  private var mayNeedEscapes: Bool {
    utf8.contains {
      $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0.mayBeginTerminalControl
    }
  }
}
