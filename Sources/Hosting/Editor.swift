import Platform

/// The learner's editor.
struct Editor {
  /// How it is called, as the system's shell reads it: `code --wait`.
  private let line: String

  /// Finds it: the one that was set, or else by `VISUAL`, or `EDITOR`; nil if none names one.
  static func find(set line: String?) -> Editor? {
    [line, environmentVariable("VISUAL"), environmentVariable("EDITOR")].lazy.compactMap { $0 }
      .first { !$0.allSatisfy(\.isWhitespace) }.map { Editor(line: $0) }
  }

  /// Opens a file, and waits until the editor ends; false if it can't be opened.
  func open(_ path: String) -> Bool {
    // The path is an argument of its own, so that no character in it means anything.
    ChildProcess.run(
      "/bin/sh", ["sh", "-c", "exec \(line) \"$1\"", "sh", path], .terminal,
      ignoring: [SIGINT]
    ).end == .done
  }
}
