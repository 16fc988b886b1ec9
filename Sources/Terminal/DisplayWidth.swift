extension Character {
  /// The terminal columns this grapheme cluster takes: 0, 1 or 2 (more only for several leading
  /// Hangul consonants in a row).
  ///
  /// East Asian Wide and Fullwidth characters take 2 (UAX #11); so do emoji, whether they are so by
  /// default or through U+FE0F (UTS #51), flags, keycaps and joined sequences. Combining marks,
  /// joiners and control characters take none.
  ///
  /// - Parameter ambiguous: how the terminal draws ambiguous characters.
  /// - Returns: the number of columns.
  public func displayWidth(ambiguous: AmbiguousWidth = .narrow) -> Int {
    var columns = 0
    var previous: Unicode.Scalar?
    var isJamo = false
    for scalar in unicodeScalars {
      if let last = previous {
        if scalar.value == 0xFE0F, last.properties.isEmoji { return 2 }
      } else {
        isJamo = scalar.isLeadingJamo
      }
      columns += scalar.columns(ambiguous: ambiguous)
      previous = scalar
    }
    return isJamo ? columns : min(columns, 2)
  }
}

extension String {
  /// The terminal columns this text takes on one line, the sum over its grapheme clusters. Control
  /// characters, line ends among them, take none: see ``sanitized(keepingNewlines:)``.
  public func displayWidth(ambiguous: AmbiguousWidth = .narrow) -> Int {
    if isPrintableASCII { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth(ambiguous: ambiguous) }
  }

  /// By pointers, because screens are compared by the thousand, and a closure for each byte takes most of the
  /// time in a build that isn't optimised.
  private var isPrintableASCII: Bool {
    var text = self
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return true }
      var place = 0
      while place < bytes.count {
        let byte = start[place]
        if byte < 0x20 || byte > 0x7E { return false }
        place += 1
      }
      return true
    }
  }
}

/// How wide the terminal draws the characters that UAX #11 calls ambiguous: Greek, Cyrillic, box
/// drawing, arrows and the like.
public enum AmbiguousWidth: Sendable {
  /// One column, as almost every terminal does unless told otherwise.
  case narrow
  /// Two columns, as terminals do that follow an East Asian legacy encoding.
  case wide
}
