import CEditLine
import Terminal

/// A search through lines, backwards.
struct LineSearch {
  private let lines: [String]
  /// What is searched for.
  private(set) var wanted = ""
  /// The index of the line that was found.
  private var place: Int?

  init(_ lines: [String]) { self.lines = lines }

  /// The newest line with what is searched for, or the next one before it.
  var found: String? { place.map { lines[$0] } }

  /// Adds to the searched text; the line that was found may still match.
  mutating func lengthen(_ text: String) {
    wanted += text
    find(before: place.map { $0 + 1 } ?? lines.count)
  }

  /// Shortens the searched text, and searches from the newest line again.
  mutating func shorten() {
    wanted = String(wanted.dropLast())
    find(before: lines.count)
  }

  /// Goes on to an older line, another one than what was found.
  mutating func goOn() {
    let last = found
    var start = place ?? lines.count
    while start > 0, lines[start - 1] == last { start -= 1 }
    find(before: start)
  }

  /// Finds the newest match before a place; without one, a line that still matches stays.
  private mutating func find(before end: Int) {
    guard !wanted.isEmpty else {
      place = nil
      return
    }
    let wanted = wanted
    let found = lines[..<end].lastIndex {
      $0.utf8.count >= wanted.utf8.count && $0.contains(wanted)
    }
    if let found { place = found } else if self.found?.contains(wanted) != true { place = nil }
  }
}

extension LineEditor {
  /// Searches the lines that were typed, the newest first, for what is typed now, and tells what
  /// libedit is to do then. libedit's own search cuts characters that are two columns wide.
  func search() -> UInt8 {
    if screen.isDumb { return UInt8(CC_ERROR) }
    var search = LineSearch(typed.lines)
    erase()
    while true {
      edit_write("\r\u{1B}[J" + drawn(search))
      let key = keys.next()
      switch key {
      case .character(0x12): search.goOn()
      case .character(0x08), .character(0x7F): search.shorten()
      case .character(0x07): return leave(with: nil)
      case .character(let scalar) where scalar >= 0x20:
        if let scalar = Unicode.Scalar(scalar) { search.lengthen(String(scalar)) }
      case .text(let text): search.lengthen(text)
      default:
        // Any other key ends the search and acts on the line.
        keys.putBack(key)
        return leave(with: search.found)
      }
    }
  }

  /// Puts the line that was found in place of the one that was typed; nil leaves that as it was.
  private func leave(with line: String?) -> UInt8 {
    edit_write("\r\u{1B}[J")
    if let line { buffer.replaceAll(with: line) }
    edit_refresh(editor)
    return UInt8(CC_NORM)
  }

  /// One row, whatever is found.
  private func drawn(_ search: LineSearch) -> String {
    let head = searchHead(search.wanted, search.found != nil || search.wanted.isEmpty)
    let text = StyledText(head + (search.found ?? "")).sanitized
    return text.truncated(to: max(screen.size.columns - 1, 1), ambiguous: out.profile.ambiguous)
      .plainText
  }
}
