import Terminal

/// A long answer in a lesson, in pages, each of which fits the terminal as it is then: it is read page by
/// page, and the question of a step that begins stands whole on the last.
struct StepPages {
  /// A part of an answer.
  struct Part {
    /// The document that its lines were drawn from, if it says the same whenever it is drawn; nil for one that has
    /// changed
    /// since.
    let document: Document?
    /// Its lines.
    let lines: [StyledText]
  }

  /// Whether a question stands in it that the learner hasn't seen before.
  let holdsQuestion: Bool
  /// What is still to be shown, and some lines before it.
  private var parts: ArraySlice<Part> = []
  /// How many lines of the first part were shown.
  private var shown = 0
  /// The columns for which the lines were drawn.
  private var columns = 0

  /// No pages.
  init() { holdsQuestion = false }

  /// Takes an answer.
  ///
  /// - Parameters:
  ///   - parts: The answer.
  ///   - columns: The columns for which it was drawn.
  ///   - holdsQuestion: Whether a question stands in it that the learner hasn't seen before.
  init(_ parts: [Part], columns: Int, holdsQuestion: Bool) {
    self.parts = parts[...]
    self.columns = columns
    self.holdsQuestion = holdsQuestion
    dropShown()
  }

  /// Whether all was shown.
  var isEmpty: Bool { parts.isEmpty }

  /// Whether a line goes on reading: an empty one, or 'next' where a step's question comes first.
  func goOn(with context: Context) -> Bool {
    context.line.allSatisfy(\.isWhitespace) || holdsQuestion && context.isOnly(.next)
  }

  /// Takes the next page, cut at an empty line where it can be; nil if all were shown.
  ///
  /// - Parameter profile: The terminal, one row of which the prompt takes.
  /// - Returns: The page's lines.
  mutating func next(for profile: TerminalProfile) -> [StyledText]? {
    if isEmpty { return nil }
    draw(for: profile)
    let room = max(profile.rows - 1, 1)
    let lines = rest
    return take(lines.count <= room ? lines.count : StepPages.cut(lines, room: room))
  }

  /// Takes all that is left.
  ///
  /// - Parameter profile: The terminal.
  /// - Returns: The lines.
  mutating func takeAll(for profile: TerminalProfile) -> [StyledText] {
    draw(for: profile)
    return take(rest.count)
  }

  /// The lines that are still to be shown.
  private var rest: ArraySlice<StyledText> { parts.flatMap(\.lines).dropFirst(shown) }

  private mutating func take(_ count: Int) -> [StyledText] {
    let lines = Array(rest.prefix(count))
    shown += count
    dropShown()
    return lines
  }

  /// Goes past what was shown, and past the empty lines at which the page ends.
  private mutating func dropShown() {
    while let first = parts.first {
      while shown < first.lines.count, first.lines[shown].isBlank { shown += 1 }
      if shown < first.lines.count { return }
      shown -= first.lines.count
      parts.removeFirst()
    }
    shown = 0
  }

  /// Draws what is left anew if the terminal has other columns now. Where a paragraph was cut, its line
  /// with the first word that wasn't shown comes next.
  private mutating func draw(for profile: TerminalProfile) {
    guard profile.columns != columns else { return }
    columns = profile.columns
    for index in parts.indices {
      guard let document = parts[index].document else { continue }
      let lines = document.lines(for: profile)
      if index == parts.startIndex {
        var seen = StepPages.characters(parts[index].lines.prefix(shown))
        shown =
          lines.prefix { line in
            seen -= StepPages.characters([line])
            return seen >= 0
          }.count
      }
      parts[index] = Part(document: document, lines: lines)
    }
    dropShown()
  }

  private static func characters(_ lines: some Sequence<StyledText>) -> Int {
    lines.reduce(0) { $0 + $1.plainText.count { !$0.isWhitespace } }
  }

  /// How many lines the next page takes: to an empty line, if that leaves neither a heading nor a last
  /// line alone.
  private static func cut(_ lines: ArraySlice<StyledText>, room: Int) -> Int {
    let blanks = lines.prefix(room + 1).indices.filter { lines[$0].isBlank }
      .map { $0 - lines.startIndex }.filter { $0 >= max(room / 4, 1) }
    guard let last = blanks.last else { return room }
    let rest = lines.count - last
    if rest <= 4, let before = blanks.dropLast().last, lines.count - before <= room {
      return before
    }
    return last
  }
}
