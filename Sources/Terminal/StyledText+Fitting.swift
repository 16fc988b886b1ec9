import Characters

extension StyledText {
  /// The same with what a terminal might obey made visible, so that it can be measured as it will be
  /// shown; see ``String/sanitized``.
  public var sanitized: StyledText {
    var result = StyledText()
    for piece in pieces { result.append(piece.text.sanitized, piece.style) }
    return result
  }

  /// The terminal columns this text takes on one line.
  public func displayWidth(ambiguous: AmbiguousWidth = .narrow) -> Int {
    pieces.reduce(0) { $0 + $1.text.displayWidth(ambiguous: ambiguous) }
  }

  /// This text filled up with plain spaces to a number of columns. Text that is wider is returned as it
  /// is.
  public func padded(
    to columns: Int, alignment: Alignment = .left, ambiguous: AmbiguousWidth = .narrow
  ) -> StyledText {
    let padding = alignment.padding(columns - displayWidth(ambiguous: ambiguous))
    var result = StyledText(String(repeating: " ", count: padding.before))
    result.append(self)
    result.append(String(repeating: " ", count: padding.after))
    return result
  }

  /// This text cut to a number of columns. A text that is cut ends in `…`, in the style of what it
  /// stands for; no grapheme cluster is ever divided.
  public func truncated(to columns: Int, ambiguous: AmbiguousWidth = .narrow) -> StyledText {
    if displayWidth(ambiguous: ambiguous) <= columns { return self }
    let ellipsis: Character = "…"
    var room = columns - ellipsis.displayWidth(ambiguous: ambiguous)
    if room < 0 { return StyledText() }
    var result = StyledText()
    for piece in pieces {
      var kept = ""
      for character in piece.text {
        room -= character.displayWidth(ambiguous: ambiguous)
        if room < 0 {
          kept.append(ellipsis)
          result.append(kept, piece.style)
          return result
        }
        kept.append(character)
      }
      result.append(kept, piece.style)
    }
    return result
  }

  /// This text as one line or more of at most a number of columns, broken and indented as
  /// ``Swift/String/wrapped(to:indent:ambiguous:)`` breaks plain text.
  public func wrapped(
    to columns: Int, indent: Int = 0, ambiguous: AmbiguousWidth = .narrow
  ) -> [StyledText] {
    let hanging = max(0, min(indent, columns / 2))
    var clusters: [LineBreaker.Cluster] = []
    var styles: [Style] = []
    for piece in pieces {
      for character in piece.text {
        clusters.append(LineBreaker.Cluster(character, ambiguous: ambiguous))
        styles.append(piece.style)
      }
    }
    let breaker = LineBreaker(
      clusters: clusters, columns: columns, following: columns - hanging)
    return breaker.lines().enumerated().map { number, line in
      var result = StyledText(number == 0 ? "" : String(repeating: " ", count: hanging))
      for index in line { result.append(String(clusters[index].character), styles[index]) }
      return result
    }
  }
}
