import CEditLine
import Platform

/// What the keys mean: those that every terminal has, and what the user's `.editrc` makes of them.
struct KeyBindings {
  let editor: OpaquePointer

  /// The function that puts in what was pasted.
  static let insert = "layercake-insert"
  /// The function that completes the word at the cursor.
  static let complete = "layercake-complete"
  /// The function that searches the lines that were typed.
  static let search = "layercake-search"
  /// The function that goes a character to the right, or takes what is suggested.
  static let forward = "layercake-forward"
  /// The key of ``insert``: no keyboard has it.
  static let insertKey: UInt32 = 0x1D

  /// The most bytes of an `.editrc` that are read, and of one of its lines: libedit doesn't check them.
  private static let longestSettings = 1 << 16
  private static let longestSetting = 1_000

  /// Binds the keys, and what the user's `.editrc` says; it comes last, but for what the editor needs.
  func bind() {
    // Vi's keys are libedit's own choice.
    edit_set_keys(editor, "emacs")
    bindKeys()
    readSettings()
    // `bind -e` and `bind -v` in an `.editrc` wipe all bindings.
    edit_bind(editor, "^]", KeyBindings.insert)
    edit_bind_command(editor, "^]", KeyBindings.insert)
    // Keys that signal come as characters: of signals that come fast, the system drops some.
    edit_set_terminal(editor, "-isig")
    edit_unbind_faulty(editor, KeyBindings.search)
  }

  /// Binds the keys that every terminal has.
  private func bindKeys() {
    edit_bind(editor, "^I", KeyBindings.complete)
    for (key, function) in [
      ("\\e[A", "ed-search-prev-history"), ("\\eOA", "ed-search-prev-history"),
      ("\\e[B", "ed-search-next-history"), ("\\eOB", "ed-search-next-history"),
      ("^P", "ed-search-prev-history"), ("^N", "ed-search-next-history"),
      ("^R", KeyBindings.search), ("\\e[C", KeyBindings.forward), ("\\eOC", KeyBindings.forward),
      ("^F", KeyBindings.forward), ("\\e[1;5C", "em-next-word"), ("\\e[1;5D", "ed-prev-word"),
      ("\\e[3~", "ed-delete-next-char"), ("\\e[H", "ed-move-to-beg"), ("\\e[F", "ed-move-to-end"),
      ("\\e[1~", "ed-move-to-beg"), ("\\e[4~", "ed-move-to-end"), ("^W", "ed-delete-prev-word"),
    ] {
      edit_bind(editor, key, function)
    }
  }

  /// Binds again what keys of another kind wiped; sequences only where Escape isn't a key of its own.
  private func bindKeysAgain() {
    if edit_keys_are_vi(editor) {
      edit_bind(editor, "^I", KeyBindings.complete)
      edit_bind(editor, "^R", KeyBindings.search)
    } else {
      bindKeys()
    }
  }

  /// Reads the user's `.editrc`: the file that `EDITRC` names, or the one in the home folder.
  ///
  /// libedit's own reading faults at long lines and open quotes, and waits at a pipe. A line that can't
  /// be carried out spoils no other.
  private func readSettings() {
    let home = environmentVariable("HOME")
    let named = environmentVariable("EDITRC")
    guard let path = named ?? home.map({ ($0.isEmpty ? "" : $0 + "/") + ".editrc" }),
      let text = try? TextFile.read(path, most: KeyBindings.longestSettings, mends: true)
    else { return }
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"))
    // The last line may have been cut.
    if text.utf8.count >= KeyBindings.longestSettings { lines.removeLast() }
    for bytes in lines where bytes.count <= KeyBindings.longestSetting && !bytes.contains(0) {
      let line = Substring(bytes).drop(while: \.isWhitespace)
      guard !line.isEmpty, !line.hasPrefix("#"), edit_carry_out(editor, String(line)) else {
        continue
      }
      if line.contains("-e") || line.contains("-v") { bindKeysAgain() }
    }
  }
}
