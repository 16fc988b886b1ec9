/// Writes any text as a Swift string literal that a person can still read.
///
/// A raw multi-line literal holds the text as it is. Only what the compiler would change or refuse
/// inside a literal is escaped: carriage returns (it makes each line end a newline) and control
/// characters.
enum RawLiteral {
  /// The literal whose value is `text`, scalar for scalar.
  ///
  /// The closing delimiter stands in the first column: no indentation is stripped.
  static func of(_ text: String) -> String {
    let pounds = String(repeating: "#", count: poundsNeeded(for: text))
    var body = ""
    for scalar in text.unicodeScalars {
      if needsEscape(scalar) {
        body += "\\" + pounds + "u{" + String(scalar.value, radix: 16) + "}"
      } else {
        body.unicodeScalars.append(scalar)
      }
    }
    // The last newline before the delimiter belongs to the delimiter.
    return pounds + "\"\"\"\n" + body + "\n\"\"\"" + pounds
  }

  /// One more than the longest run of `#` behind a quote or a backslash, so that nothing in `text`
  /// closes the literal or begins an escape.
  private static func poundsNeeded(for text: String) -> Int {
    var longest = 0
    var run: Int?
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): run = 0
      case UInt8(ascii: "#"): run = run.map { $0 + 1 }
      default: run = nil
      }
      longest = max(longest, run ?? 0)
    }
    return longest + 1
  }

  /// Whether the compiler would change or refuse `scalar`, or an editor would drop it: control
  /// characters but newline and tab, and the byte order mark.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F, 0xFEFF: true
    default: false
    }
  }
}
