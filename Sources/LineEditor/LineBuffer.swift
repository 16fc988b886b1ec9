import CEditLine

/// The line that libedit edits: its characters, the cursor among them, and room for more.
///
/// libedit 3.1-20221030 reads and writes beyond the line unless there is room enough, and unless the
/// cursor stands within it.
struct LineBuffer {
  private let editor: OpaquePointer
  /// For how many characters there is room, at least.
  private var room = 0
  /// For how many there is room at first.
  private static let usualRoom = 1 << 13

  /// Looks at an editor's line, and makes room before the first one, which begins empty again.
  init(of editor: OpaquePointer) {
    self.editor = editor
    if edit_reserve(editor, LineBuffer.usualRoom) { room = LineBuffer.usualRoom }
  }

  /// Its characters, until libedit changes them.
  var characters: UnsafeBufferPointer<wchar_t> {
    guard let line = el_wline(editor)?.pointee else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    return UnsafeBufferPointer(start: line.buffer, count: line.lastchar - line.buffer)
  }

  /// The cursor's place among them; it may stand outside of them until ``mendCursor()`` was called.
  private var cursor: Int {
    guard let line = el_wline(editor)?.pointee else { return 0 }
    return line.cursor - UnsafePointer(line.buffer)
  }

  /// Whether characters stand behind the cursor.
  var isCursorAmidst: Bool { cursor < characters.count }

  /// The characters before the cursor.
  var charactersBeforeCursor: UnsafeBufferPointer<wchar_t>.SubSequence {
    characters.prefix(max(cursor, 0))
  }

  /// Puts the cursor back into the line: vi's `$` leaves it before the start of an empty one, and a search
  /// behind the end.
  func mendCursor() {
    let place = min(max(cursor, 0), characters.count)
    if place != cursor { el_cursor(editor, Int32(place - cursor)) }
  }

  /// Puts text in at the cursor; false if there is no room for it.
  mutating func put(_ text: String) -> Bool {
    var scalars = text.composed.map { wchar_t(bitPattern: $0.value) } + [0]
    guard reserve(scalars.count) else { return false }
    return scalars.withUnsafeMutableBufferPointer { el_winsertstr(editor, $0.baseAddress) } == 0
  }

  /// Puts text in place of `count` characters before the cursor; false if there is no room for it.
  mutating func replace(_ count: Int, with text: String) -> Bool {
    el_deletestr(editor, Int32(count))
    return put(text)
  }

  /// Puts text in place of the whole line.
  mutating func replaceAll(with text: String) {
    let count = characters.count
    el_cursor(editor, Int32(count))
    _ = replace(count, with: text)
  }

  /// Makes room for more characters, and as much again: deleting looks at what is behind the line, as far
  /// as it deletes.
  private mutating func reserve(_ count: Int) -> Bool {
    let needed = 2 * (characters.count + count)
    if needed <= room { return true }
    guard edit_reserve(editor, needed) else { return false }
    room = needed
    el_deletestr(editor, Int32(needed))
    // Deleting keeps what it deletes, to be put in again: that must not be so many blanks.
    if edit_reserve(editor, 1) { el_deletestr(editor, 1) }
    return true
  }
}

extension String {
  /// The text of some of libedit's characters.
  init(_ characters: some Sequence<wchar_t>) {
    var scalars = UnicodeScalarView()
    for character in characters {
      if let scalar = Unicode.Scalar(UInt32(bitPattern: character)) { scalars.append(scalar) }
    }
    self.init(scalars)
  }
}
