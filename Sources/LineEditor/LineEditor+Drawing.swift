import Characters
import CEditLine
import Platform
import Terminal

/// The line and its prompt on the screen.
extension LineEditor {
  /// Whether the terminal can't move its cursor.
  var isDumb: Bool {
    let name = environmentVariable("TERM") ?? ""
    return name.isEmpty || name == "dumb"
  }

  /// Whether the terminal marks what is pasted, if it is asked to.
  var takesPastes: Bool { !isDumb }

  /// How wide the terminal is now.
  var columns: Int { size.columns }

  /// The terminal's columns and rows now; 80 and 24 where it doesn't know, as libedit has it.
  private var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else { return (80, 24) }
    return (size.ws_col > 1 ? Int(size.ws_col) : 80, size.ws_row > 0 ? Int(size.ws_row) : 24)
  }

  /// Whether the line has more rows than the screen, or nearly.
  var isOverfull: Bool {
    guard let line = el_wline(editor)?.pointee, let buffer = line.buffer else { return false }
    let (columns, rows) = size
    let text = UnsafeBufferPointer(start: buffer, count: line.lastchar - UnsafePointer(buffer))
    // A row may end before its last column, where a character is two columns wide.
    let most = (rows - 1) * (columns - 1) - promptWidth
    // No character takes more than eight.
    if text.count * 8 < most { return false }
    return text.reduce(0) { $0 + LineEditor.width($1) } >= most
  }

  /// libedit drops an escape sequence at the prompt's end, and text between two that touch; so the
  /// prompt's last piece is shown without style.
  func show(_ styled: StyledText) {
    let escape = "\u{1}"
    var text = ""
    for (index, piece) in styled.sanitized.pieces.enumerated() {
      let isLast = index == styled.pieces.count - 1
      let sgr = out.profile.color && !isLast ? piece.style.sgr(look: out.profile.look) : ""
      text +=
        sgr.isEmpty
        ? piece.text
        : "\(escape)\u{1B}[\(sgr)m\(escape)\(piece.text)\(escape)\u{1B}[0m\(escape)"
    }
    promptWidth = styled.displayWidth(ambiguous: out.profile.ambiguous)
    free(prompt)
    prompt = strdup(text)
  }

  /// Takes the line away, does something in its place, and draws it again.
  func redraw(_ body: () -> Void) {
    erase()
    body()
    drawnColumns = columns
    edit_refresh(editor)
  }

  /// Takes the line away, prompt and all; on a dumb terminal it stays, and a new row begins.
  func erase() {
    if isDumb { return edit_write("\r\n") }
    let rows = rowOfCursor
    edit_write((rows > 0 ? "\u{1B}[\(rows)A" : "") + "\r\u{1B}[J")
  }

  /// In which row below the prompt's first the cursor stands.
  private var rowOfCursor: Int {
    guard let line = el_wline(editor)?.pointee, var place = UnsafePointer(line.buffer) else {
      return 0
    }
    let width = max(drawnColumns, 2)
    var row = promptWidth / width
    var column = promptWidth % width
    while place < line.cursor {
      let columns = LineEditor.width(place.pointee)
      if column + columns > width { (row, column) = (row + 1, 0) }
      column += columns
      if column >= width { (row, column) = (row + 1, 0) }
      place += 1
    }
    return row
  }

  /// The columns of a character as libedit draws it: controls as `^A`, the unprintable as `\U+200B`.
  private static func width(_ character: wchar_t) -> Int {
    if character < 32 || character == 127 { return 2 }
    let width = edit_width(character)
    return width >= 0 ? Int(width) : character > 0xFFFF ? 8 : 7
  }
}
