import CEditLine
import Platform
import Terminal

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
