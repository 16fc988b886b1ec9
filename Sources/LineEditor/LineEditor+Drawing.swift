import CEditLine

/// The line on the screen, where libedit draws it wrong or doesn't know of it.
extension LineEditor {
  /// Sets libedit right before it is given a key.
  func mend() {
    buffer.mendCursor()
    // Where the cursor's row isn't on the screen, libedit takes the next character for one beyond it.
    if screen.isOverfull(buffer.characters, after: prompt.width) { redraw {} }
  }

  /// Draws the line again after a key in the midst of it, where libedit draws only what differs, and goes wrong: it
  /// counts a character of two columns as one, and clears the next row with what is behind the last column.
  func mendDrawing() {
    let isAmidst = buffer.isCursorAmidst
    defer { wasAmidst = isAmidst }
    guard isAmidst || wasAmidst, !keys.hasMore, !screen.isDumb,
      screen.isDrawnWrong(buffer.characters, after: prompt.width)
    else { return }
    redraw {}
  }

  /// Takes the line away, does something in its place, and draws it again.
  func redraw(_ body: () -> Void) {
    erase()
    body()
    drawnColumns = screen.size.columns
    edit_refresh(editor)
  }

  /// Takes the line away, prompt and all; on a dumb terminal it stays, and a new row begins.
  func erase() {
    if screen.isDumb { return edit_write("\r\n") }
    isSuggesting = false
    let row = EditScreen.place(
      behind: buffer.charactersBeforeCursor, after: prompt.width, columns: drawnColumns
    ).row
    edit_write((row > 0 ? "\u{1B}[\(row)A" : "") + "\r\u{1B}[J")
  }
}
