import Characters
import CEditLine
import Terminal

extension LineEditor {
  /// Completes the word at the cursor as far as there is no choice, else shows what there is.
  ///
  /// - Returns: What libedit is to do then.
  func complete() -> UInt8 {
    guard let line = el_wline(editor)?.pointee, let buffer = line.buffer else {
      return UInt8(CC_ERROR)
    }
    let count = line.lastchar - UnsafePointer(buffer)
    let cursor = line.cursor - UnsafePointer(buffer)
    let before = LineEditor.text(UnsafeBufferPointer(start: buffer, count: cursor))
    let text = LineEditor.text(UnsafeBufferPointer(start: buffer, count: count))
    let completion = completer(text, before.count)
    guard !completion.candidates.isEmpty else { return UInt8(CC_ERROR) }
    let typed = String(before.suffix(completion.replaced))
    let isOnly = completion.candidates.count == 1
    let whole = completion.commonPrefix + (isOnly ? completion.ending : "")
    if whole != typed, whole.count >= typed.count {
      el_deletestr(editor, Int32(typed.unicodeScalars.count))
      return put(whole) ? UInt8(CC_REFRESH) : UInt8(CC_ERROR)
    }
    if isOnly { return UInt8(CC_ERROR) }
    list(completion.candidates)
    return UInt8(CC_REDISPLAY)
  }

  /// Shows what could be typed below the line.
  private func list(_ candidates: [LineCompletion.Candidate]) {
    var table = TextTable(columns: [.left, .left])
    for candidate in candidates {
      table.add(row: [
        StyledText("  " + candidate.text.sanitized, .bold),
        StyledText(candidate.help.sanitized, .dim),
      ])
    }
    let profile = out.profile
    edit_write("\r\n")
    for line in table.lines(width: columns, ambiguous: profile.ambiguous) {
      edit_write(line.rendered(color: profile.color, look: profile.look) + "\r\n")
    }
  }

  private static func text(_ characters: UnsafeBufferPointer<wchar_t>) -> String {
    var scalars = String.UnicodeScalarView()
    for character in characters {
      if let scalar = Unicode.Scalar(UInt32(bitPattern: character)) { scalars.append(scalar) }
    }
    return String(scalars)
  }
}
