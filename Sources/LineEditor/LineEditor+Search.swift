import Characters
import CEditLine
import Terminal

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
    let what = "\(search.found == nil && !search.wanted.isEmpty ? "not found" : "search") '"
    let text = StyledText(what + search.wanted + "': " + (search.found ?? "")).sanitized
    return text.truncated(to: max(screen.size.columns - 1, 1), ambiguous: out.profile.ambiguous)
      .plainText
  }
}
