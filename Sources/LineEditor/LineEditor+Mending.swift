import CEditLine
import Platform

/// Where libedit 3.1-20221030 reads or writes beyond the line or the screen, unless it is set right.
extension LineEditor {
  /// For how many characters there is room at first.
  private static let usualRoom = 1 << 13

  /// Sets libedit right before it is given a key.
  func mend() {
    guard let line = el_wline(editor)?.pointee, let buffer = line.buffer else { return }
    let count = line.lastchar - UnsafePointer(buffer)
    let cursor = line.cursor - UnsafePointer(buffer)
    // Vi's `$` leaves it before the start of an empty line, and a search behind the end.
    let place = min(max(cursor, 0), count)
    if place != cursor { el_cursor(editor, Int32(place - cursor)) }
    // Where the cursor's row isn't on the screen, libedit takes the next character for one beyond it.
    if isOverfull { redraw {} }
  }

  /// Makes room before the first line, which begins empty again.
  func reserveRoom() {
    if edit_reserve(editor, LineEditor.usualRoom) { room = LineEditor.usualRoom }
  }

  /// Makes room for more characters, and as much again: deleting looks at what is behind the line, as far
  /// as it deletes.
  ///
  /// - Parameter count: How many are to be put in.
  /// - Returns: Whether there is room.
  func reserveRoom(for count: Int) -> Bool {
    guard let line = el_wline(editor)?.pointee, let buffer = line.buffer else { return false }
    let needed = 2 * (line.lastchar - UnsafePointer(buffer) + count)
    if needed <= room { return true }
    guard edit_reserve(editor, needed) else { return false }
    room = needed
    el_deletestr(editor, Int32(needed))
    // Deleting keeps what it deletes, to be put in again: that must not be so many blanks.
    if edit_reserve(editor, 1) { el_deletestr(editor, 1) }
    return true
  }
}
