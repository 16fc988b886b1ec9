import CEditLine
import Terminal

/// How a line could go on, shown in grey behind the cursor as fish shows it, until another key is pressed: the right
/// arrow takes it.
///
/// It isn't part of libedit's line: it is drawn while a key is waited for, and is gone before libedit hears of one.
extension LineEditor {
  /// A line, and what it was offered to go on with.
  struct Suggestion {
    let line: String
    let rest: String
  }

  /// Draws how the line could go on, if that is known, the cursor stands at its end, and no other key has been typed
  /// yet. Where there is no colour, it couldn't be told from what was typed.
  func suggest() {
    guard out.profile.color, !out.profile.isPlain, !screen.isDumb, typed.isKeeping, !keys.hasMore,
      !buffer.characters.isEmpty, !buffer.isCursorAmidst
    else { return }
    let line = String(buffer.characters)
    guard let rest = typed.rest(of: line) ?? completedRest(of: line) else { return }
    let column = EditScreen.place(
      behind: buffer.characters, after: prompt.width, columns: screen.size.columns
    ).column
    var room = screen.size.columns - 1 - column
    let shown = rest.sanitized.prefix { character in
      room -= character.displayWidth(ambiguous: out.profile.ambiguous)
      return room >= 0
    }
    guard !shown.isEmpty else { return }
    suggestion = Suggestion(line: line, rest: rest)
    let grey = Style.dim.sgr(look: out.profile.look)
    edit_write("\u{1B}7\u{1B}[\(grey)m\(shown)\u{1B}[0m\u{1B}8")
    isSuggesting = true
  }

  /// Takes the grey text away.
  func endSuggesting() {
    if isSuggesting { edit_write("\u{1B}[J") }
    isSuggesting = false
  }

  /// Goes a character to the right; at the end of the line, takes what was suggested. Tells what libedit is to do then.
  func goForward() -> UInt8 {
    if buffer.isCursorAmidst {
      el_cursor(editor, 1)
      return UInt8(CC_CURSOR)
    }
    guard let suggestion, suggestion.line == String(buffer.characters) else {
      return UInt8(CC_ERROR)
    }
    return UInt8(buffer.put(suggestion.rest) ? CC_REFRESH : CC_ERROR)
  }

  /// How the only candidate for the word at the line's end goes on.
  private func completedRest(of line: String) -> String? {
    let completion = completer(line, line.count)
    guard completion.candidates.count == 1, completion.replaced > 0 else { return nil }
    let word = line.suffix(completion.replaced)
    let whole = completion.candidates[0].insertion
    guard whole.hasPrefix(word), whole.count > word.count else { return nil }
    return String(whole.dropFirst(word.count))
  }
}

extension TypedLines {
  /// How the newest line that begins with a text, and isn't that itself, goes on.
  func rest(of line: String) -> String? {
    lines.last { $0.utf8.count > line.utf8.count && $0.hasPrefix(line) }
      .map { String($0.dropFirst(line.count)) }
  }
}
