import Characters
import CEditLine
import Terminal

extension LineEditor {
  /// Completes the word at the cursor as far as there is no choice, else shows what there is; tells
  /// what libedit is to do then.
  func complete() -> UInt8 {
    let before = String(buffer.charactersBeforeCursor)
    let completion = completer(String(buffer.characters), before.count)
    guard !completion.candidates.isEmpty else { return UInt8(CC_ERROR) }
    let typed = String(before.suffix(completion.replaced))
    let isOnly = completion.candidates.count == 1
    let whole = completion.commonPrefix + (isOnly ? completion.ending : "")
    if whole != typed, whole.count >= typed.count {
      let isPut = buffer.replace(typed.unicodeScalars.count, with: whole)
      return UInt8(isPut ? CC_REFRESH : CC_ERROR)
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
    for line in table.lines(width: screen.size.columns, ambiguous: profile.ambiguous) {
      edit_write(line.rendered(color: profile.color, look: profile.look) + "\r\n")
    }
  }
}
