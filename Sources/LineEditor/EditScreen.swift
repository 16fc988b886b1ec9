import CEditLine
import Platform
import Terminal

/// The terminal that lines are typed at, as far as drawing them needs it.
struct EditScreen {
  /// Whether the terminal can't move its cursor.
  let isDumb: Bool

  /// Asks the environment.
  init() {
    let name = environmentVariable("TERM") ?? ""
    isDumb = name.isEmpty || name == "dumb"
  }

  /// Its columns and rows now; 80 and 24 where it doesn't know, as libedit has it.
  var size: (columns: Int, rows: Int) {
    guard let size = terminalSize(of: STDOUT_FILENO) else { return (80, 24) }
    return (size.columns > 1 ? size.columns : 80, size.rows > 0 ? size.rows : 24)
  }

  /// Has it mark what is pasted, or no longer.
  func marksPastes(_ isMarked: Bool) {
    if !isDumb { edit_write(isMarked ? "\u{1B}[?2004h" : "\u{1B}[?2004l") }
  }

  /// Whether a line has more rows than there are, or nearly, so that one of them may not be on the
  /// screen.
  func isOverfull(_ text: UnsafeBufferPointer<wchar_t>, after promptWidth: Int) -> Bool {
    let (columns, rows) = size
    // A row may end before its last column, where a character is two columns wide.
    let most = (rows - 1) * (columns - 1) - promptWidth
    // No character takes more than eight.
    if text.count * 8 < most { return false }
    var width = 0
    // Asked before every key: of a long line, the beginning is enough.
    return text.contains { character in
      width += EditScreen.width(character)
      return width >= most
    }
  }

  /// Whether a line is one that libedit draws wrong when it is changed before its end: it has more than one row, or
  /// characters that aren't one column wide.
  func isDrawnWrong(_ text: UnsafeBufferPointer<wchar_t>, after promptWidth: Int) -> Bool {
    let columns = size.columns
    var width = promptWidth
    return text.contains { character in
      let own = EditScreen.width(character)
      width += own
      return own != 1 || width >= columns
    }
  }

  /// In which row below the prompt's first, which is 0, and in which column, from 0, what is behind some characters
  /// stands, in so many columns.
  static func place(
    behind text: some Sequence<wchar_t>, after promptWidth: Int, columns: Int
  ) -> (row: Int, column: Int) {
    let width = max(columns, 2)
    var row = promptWidth / width
    var column = promptWidth % width
    for character in text {
      let columns = EditScreen.width(character)
      if column + columns > width { (row, column) = (row + 1, 0) }
      column += columns
      if column >= width { (row, column) = (row + 1, 0) }
    }
    return (row, column)
  }

  /// The columns of a character as libedit draws it: controls as `^A`, the unprintable as `\U+200B`.
  private static func width(_ character: wchar_t) -> Int {
    if character < 32 || character == 127 { return 2 }
    let width = edit_width(character)
    return width >= 0 ? Int(width) : character > 0xFFFF ? 8 : 7
  }
}

/// A prompt as libedit draws it.
final class EditPrompt {
  /// What stands around an escape sequence, which takes no columns.
  static let escape: Character = "\u{1}"
  /// The text, for as long as the prompt lives.
  let text: UnsafeMutablePointer<CChar>
  /// Its columns.
  let width: Int

  /// Makes a prompt.
  ///
  /// libedit drops an escape sequence at the prompt's end, and text between two that touch; so the
  /// prompt's last piece is shown without style.
  init(_ styled: StyledText = StyledText(""), for profile: TerminalProfile) {
    var text = ""
    for (index, piece) in styled.sanitized.pieces.enumerated() {
      let isLast = index == styled.pieces.count - 1
      let sgr = profile.color && !isLast ? piece.style.sgr(look: profile.look) : ""
      let escape = EditPrompt.escape
      text +=
        sgr.isEmpty
        ? piece.text
        : "\(escape)\u{1B}[\(sgr)m\(escape)\(piece.text)\(escape)\u{1B}[0m\(escape)"
    }
    self.text = strdup(text)
    width = styled.displayWidth(ambiguous: profile.ambiguous)
  }

  deinit { free(text) }
}
