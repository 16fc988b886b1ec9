/// Makes text safe to write where a terminal may show it.
enum Visible {
  /// A text with controls, marks that turn the direction of writing, and line ends made visible:
  /// `\u{1B}`, with the scalar in hexadecimal.
  static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: steers) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if steers(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// A message with its place, as compilers write it.
  static func located(_ file: String, _ place: SourcePlace, _ message: String) -> String {
    text("\(file):\(place.line):\(place.column): error: \(message)")
  }

  /// C0, DEL, C1, line and paragraph separators, embeddings, overrides and isolates (UAX #9), and
  /// the two noncharacters that XML refuses.
  private static func steers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xFFFE...0xFFFF: true
    default: false
    }
  }
}
