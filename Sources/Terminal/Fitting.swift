extension String {
  /// This text filled up with spaces to a number of columns. Text that is wider is returned as it is.
  public func padded(
    to columns: Int, alignment: Alignment = .left, ambiguous: AmbiguousWidth = .narrow
  ) -> String {
    let spare = columns - displayWidth(ambiguous: ambiguous)
    if spare <= 0 { return self }
    let padding = alignment.padding(spare)
    var text = padding.before > 0 ? String(repeating: " ", count: padding.before) + self : self
    if padding.after > 0 { text += String(repeating: " ", count: padding.after) }
    return text
  }

  /// This text cut to a number of columns. A text that is cut ends in `…`; no grapheme cluster is ever
  /// divided.
  public func truncated(to columns: Int, ambiguous: AmbiguousWidth = .narrow) -> String {
    StyledText(self).truncated(to: columns, ambiguous: ambiguous).plainText
  }

  /// This text as lines of at most a number of columns.
  ///
  /// Lines break at spaces, and between Chinese or Japanese characters except next to the
  /// punctuation that must not begin or end a line. Korean, which is written with spaces, breaks
  /// at them. Words longer than a line are divided between grapheme clusters. A line end in the
  /// text ends a line. Spaces at the end of a line are dropped.
  ///
  /// - Parameters:
  ///   - columns: the most columns a line may take; a cluster wider than that stands alone.
  ///   - indent: the blank columns before every line but the first, at most half of `columns`.
  ///   - ambiguous: how the terminal draws ambiguous characters.
  /// - Returns: one line or more, without line ends.
  public func wrapped(
    to columns: Int, indent: Int = 0, ambiguous: AmbiguousWidth = .narrow
  ) -> [String] {
    StyledText(self).wrapped(to: columns, indent: indent, ambiguous: ambiguous).map(\.plainText)
  }

  /// This text without the spaces at its ends.
  public var trimmedBlanks: String {
    var text = Substring(self).unicodeScalars
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

/// Where a text stands within columns that it does not fill.
public enum Alignment: Sendable {
  /// At the left edge.
  case left
  /// In the middle; of an odd number of spare columns the greater half goes to the right.
  case center
  /// At the right edge.
  case right

  /// The blank columns before and after a text that leaves `spare` columns free.
  func padding(_ spare: Int) -> (before: Int, after: Int) {
    switch self {
    case .left: (0, max(spare, 0))
    case .center: (max(spare, 0) / 2, (max(spare, 0) + 1) / 2)
    case .right: (max(spare, 0), 0)
    }
  }
}
