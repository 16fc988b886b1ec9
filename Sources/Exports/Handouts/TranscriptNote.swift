import Characters
import Languages

/// Writes what was typed and shown in a session as Markdown: a block for each line and its answer, in which
/// nothing is left that a terminal obeys.
public struct TranscriptNote {
  private let write: (String) -> Void

  /// Begins a transcript; `dropped` of the oldest lines are missing for want of room, and `write` takes
  /// the text piece by piece.
  public init(version: String, dropped: Int, write: @escaping (String) -> Void) {
    self.write = write
    write("# Transcript\n\nlayercake \(MarkdownText.plain(version))\n")
    if dropped > 0 {
      write("\n" + localized("exports.dropped", dropped) + "\n")
    }
  }

  /// Writes a line, nil for what was shown before any, what it was asked for with, if lines are, and
  /// what was shown below it.
  public func exchange(prompt: String, line: String?, shown: [String]) {
    let typed = line.map { ((prompt.isEmpty ? "> " : prompt) + $0).sanitized }
    let lines = [typed].compactMap(\.self) + shown.map(\.sanitized)
    if lines.isEmpty { return }
    write("\n" + MarkdownText.block(lines, info: "console"))
  }
}
