import CEditLine
import Terminal

/// Looking at something else while a line is typed.
extension LineEditor {
  /// How long no key may come until the lookout looks, in milliseconds.
  private static let pulse: Int32 = 250

  /// How long no key may come until that is a pause; nil if it never is.
  var pause: Int32? { lookout?.isNeeded() == true ? LineEditor.pulse : nil }

  /// Tells what there is to tell above the line. The line stays on the screen until then; what is typed
  /// meanwhile isn't shown, and comes after it.
  func lookOut() {
    guard let lookout, lookout.hasNews() else { return }
    out.hold()
    // Ctrl-C ends what is done, and is no key of the line then.
    edit_signal_keys(true)
    let next = lookout.tell()
    edit_signal_keys(false)
    let output = out.release()
    redraw {
      self.out.write(output)
      self.out.flush()
      self.prompt = EditPrompt(next, for: self.out.profile)
    }
  }
}
