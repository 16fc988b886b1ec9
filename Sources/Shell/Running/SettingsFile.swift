extension Runner {
  /// Carries out a file of `set` lines, such as a person keeps for all sessions.
  ///
  /// - Parameter text: The file's text; `#` begins a comment.
  /// - Returns: What is wrong with which line, counted from 1; the others count all the same.
  public func configure(_ text: String) -> [(line: Int, error: CommandError)] {
    printer.quietly {
      var errors: [(line: Int, error: CommandError)] = []
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (index, line) in lines.enumerated() {
        do throws(CommandError) {
          try speaking { () throws(CommandError) in try configure(line: String(line)) }
        } catch {
          errors.append((index + 1, error))
        }
      }
      return errors
    }
  }

  private func configure(line: String) throws(CommandError) {
    let context = context(of: line)
    for first in try context.commands().compactMap(\.first)
    where Command.named(first.text) !== Command.set {
      throw context.error("error.only-settings", at: first.span)
    }
    try run(line)
  }
}
