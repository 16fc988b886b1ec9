import Characters

/// Writes text so that Mermaid shows just that text and obeys none of it.
///
/// Escaping happens here and nowhere else.
enum MermaidText {
  /// A text on one line, with all that Mermaid obeys made visible. What has no room in `limit` UTF-16
  /// units, at least 1, is cut off after a whole character, and `…` takes its place.
  static func escaped(_ text: String, limit: Int) -> String {
    var pieces: [String] = []
    var size = 0
    for character in text.onOneLine {
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
}
