/// Which characters are written without spaces between words: the one place that knows.
extension Unicode.Scalar {
  /// Whether this scalar is of a script that has no spaces between words: kana, Han and Bopomofo, with
  /// their punctuation and full-width forms. Hangul is written with spaces, and is none of them.
  public var isWrittenWithoutSpaces: Bool {
    switch value {
    // Radicals, and punctuation such as the full stop and the corner brackets.
    case 0x2E80...0x2FDF, 0x3001...0x303F: true
    // Kana and Bopomofo, and their extensions.
    case 0x3040...0x312F, 0x3190...0x31FF, 0x1AFF0...0x1B16F: true
    // Han, and its compatibility forms.
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    // Forms of the full width, and kana of half of it.
    case 0xFF01...0xFF9F, 0xFFE0...0xFFE6: true
    default: false
    }
  }
}

extension StringProtocol {
  /// What the end of an author's line stands for, if this is the line and another follows: nothing between
  /// two characters that are written without spaces, a space everywhere else.
  ///
  /// - Parameter next: The text of the line that follows.
  /// - Returns: A space, or an empty text.
  public func lineEnd(before next: some StringProtocol) -> String {
    guard let last = unicodeScalars.last, let first = next.unicodeScalars.first else { return " " }
    return last.isWrittenWithoutSpaces && first.isWrittenWithoutSpaces ? "" : " "
  }
}
