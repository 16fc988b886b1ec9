/// Writes text so that Mermaid shows just that text and obeys none of it.
///
/// Escaping happens here and nowhere else.
enum MermaidText {
  /// What Mermaid is to show: on one line, and without anything that can't be seen but steers.
  ///
  /// White space (Unicode's `White_Space`) becomes one space, and none at either end. Controls (C0,
  /// DEL, C1), embeddings, overrides and isolates (UAX #9), the byte order mark and the two
  /// noncharacters that XML refuses become `\u{1B}`, with the scalar in hexadecimal.
  static func shown(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isAfterSpace = false
    for scalar in text.unicodeScalars {
      guard !scalar.properties.isWhitespace else {
        isAfterSpace = true
        continue
      }
      if isAfterSpace, !result.isEmpty { result.append(" ") }
      isAfterSpace = false
      if steers(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// A text as it stands in a figure.
  ///
  /// - Parameters:
  ///   - text: What people are to read.
  ///   - limit: How many UTF-16 units there is room for, at least 1. What doesn't fit is cut off
  ///     after a whole character, and `…` takes its place.
  /// - Returns: What makes Mermaid show ``shown(_:)``.
  static func escaped(_ text: String, limit: Int) -> String {
    var pieces: [String] = []
    var size = 0
    for character in shown(text) {
      let piece = character.unicodeScalars.map(escaped).joined()
      pieces.append(piece)
      size += piece.utf16.count
      if size > limit {
        while size >= limit, let last = pieces.popLast() { size -= last.utf16.count }
        return pieces.joined() + "…"
      }
    }
    return pieces.joined()
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    isPlain(scalar) ? String(scalar) : "#\(scalar.value);"
  }

  /// Whether Mermaid 11 takes a scalar as it is, wherever it stands.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "A"..."Z", "a"..."z", "0"..."9": true
    case " ", ".", "_", "(", ")", "[", "]", "=", ",", "+", "-", "*", "/", "?", "!", "|", "^", "@",
      "'":
      true
    // With these two Mermaid marks its own escapes while it parses.
    case "¶", "ﬂ": false
    default: scalar.value >= 0xA0
    }
  }

  private static func steers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // As character references NUL becomes U+FFFD, and C1 becomes Windows-1252 (HTML, 13.2.5.80).
    case 0..<0x20, 0x7F..<0xA0: true
    // A figure stands in a page of other text, which must keep its direction.
    case 0x202A...0x202E, 0x2066...0x2069: true
    // JavaScript trims the mark as white space; the others may not stand in an SVG file.
    case 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
