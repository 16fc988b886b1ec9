import LayerTracing

/// One JSON object on one line, its keys in the order in which they were added (RFC 8259).
///
/// Escaping happens here and nowhere else.
struct JSONObject {
  private var members = ""

  /// The whole object.
  var text: String { "{\(members)}" }

  /// Adds a member whose value is JSON already.
  mutating func add(_ key: String, raw json: String) {
    if !members.isEmpty { members += "," }
    members += JSONObject.quoted(key)
    members += ":"
    members += json
  }

  mutating func add(_ key: String, _ value: String?) {
    add(key, raw: value.map(JSONObject.quoted) ?? "null")
  }

  mutating func add(_ key: String, _ value: Int?) {
    add(key, raw: value.map { String($0) } ?? "null")
  }

  mutating func add(_ key: String, _ value: Bool) { add(key, raw: value ? "true" : "false") }

  /// A value as JSON: numbers and truth values as such, everything else as text.
  static func value(_ value: Value) -> String {
    switch value {
    case .int(let number): String(number)
    // JSON has no infinities and no NaN (RFC 8259, section 6): they go as text.
    case .double(let number): number.isFinite ? String(number) : quoted(String(number))
    case .bool(let truth): truth ? "true" : "false"
    case .string(let text): quoted(text)
    case .none: "null"
    case .layer, .closure, .described: quoted(value.description)
    }
  }

  /// A text in quotes. Besides what RFC 8259 demands, the line and paragraph separators are escaped,
  /// so that whatever splits lines splits only at ours.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x0A: result += "\\n"
      case 0x0D: result += "\\r"
      case 0x09: result += "\\t"
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029:
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
