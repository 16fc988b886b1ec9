import Platform

/// less(1), which shows a text page by page.
struct Pager {
  private let path: String

  /// Finds it in the folders of `PATH`; nil if it isn't there.
  static func find() -> Pager? {
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/less" }.first { access($0, X_OK) == 0 }
      .map(Pager.init)
  }

  private init(path: String) { self.path = path }

  /// Shows a text, and waits until it was read.
  ///
  /// - Parameter text: The text, with no escape sequences but those for colours.
  /// - Returns: Whether that could be done.
  func show(_ text: String) -> Bool {
    // Colours as they are, no clearing of the screen, and no page where one is enough.
    let words = ["less", "-FRX", "-PsMore: Space   back: b   leave: q"]
    // Ctrl-C is the pager's alone, and a pager that was left early is no reason to end.
    let result = ChildProcess.run(path, words, .input(text), deafTo: [SIGINT, SIGPIPE])
    // A pager that couldn't do its work ends with another status; one that was left early with 0.
    return result.map { $0.status == 0 || $0.status & 0x7F != 0 } ?? false
  }
}
