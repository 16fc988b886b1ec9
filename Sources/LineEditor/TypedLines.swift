import CEditLine

/// The lines that can be found again: by their beginning in libedit's history, by Ctrl-R all of them, and
/// by the next shell in the file that several share.
final class TypedLines {
  /// The lines that can be searched, the oldest first.
  private(set) var lines: [String] = []
  /// Whether lines that are typed from now on are kept.
  var isKeeping = true

  private let past: OpaquePointer
  private let history: LineHistory
  /// Whether the lines that other shells added are known.
  private var isRead = false
  /// The longest line that libedit finds again, in bytes; Ctrl-R finds any.
  private static let longestFound = 4_096

  /// Lends an editor a history; nil if there is no memory for one.
  init?(of editor: OpaquePointer, _ history: LineHistory) {
    guard let past = history_init() else { return nil }
    self.past = past
    self.history = history
    edit_history_set(past, H_SETSIZE, Int32(history.mostKept))
    edit_history_set(past, H_SETUNIQUE, 1)
    edit_set_history(editor, past)
  }

  deinit { history_end(past) }

  /// Why lines can't be kept for the next shell, in words; nil if they can.
  var failure: String? { history.failure }

  /// Another line begins: other shells may have added to the file.
  func begin() { isRead = false }

  /// Reads what other shells added, once a line.
  func read() {
    guard !isRead else { return }
    isRead = true
    for line in history.newLines() { remember(line) }
  }

  /// Adds a line that was typed, unless it is blank or not to be kept.
  func add(_ line: String) {
    guard isKeeping, !line.allSatisfy(\.isWhitespace) else { return }
    history.add(line)
    remember(line)
  }

  private func remember(_ line: String) {
    lines.append(line)
    // libedit looks for what is typed as a regular expression, which takes minutes in a long line.
    if line.utf8.count <= TypedLines.longestFound { edit_history_enter(past, line) }
  }
}
