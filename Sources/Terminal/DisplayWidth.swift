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
    if let columns = widthOfSimpleScalars(ambiguous) { return columns }
    return reduce(0) { $0 + $1.displayWidth(ambiguous: ambiguous) }
  }

  /// The columns of a text in which each scalar is a grapheme cluster by itself; nil for any other. Frames and
  /// Hangul are drawn so often that to look for the borders of clusters would take most of the time.
  private func widthOfSimpleScalars(_ ambiguous: AmbiguousWidth) -> Int? {
    var columns = 0
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x20...0x7E: columns += 1
      // Hangul syllables, and Han: two conjoining letters behind one would be another scalar.
      case 0xAC00...0xD7A3, 0x4E00...0x9FFF: columns += 2
      // Latin, but for the soft hyphen; box drawing, arrows.
      case 0xA0...0xAC, 0xAE...0x2FF, 0x2190...0x2193, 0x2500...0x257F:
        columns += scalar.columns(ambiguous: ambiguous)
      default: return nil
      }
    }
    return columns
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
