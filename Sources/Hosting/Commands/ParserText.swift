import ArgumentParser
import Languages
import Platform
import Shell
import Terminal

/// What swift-argument-parser says, in the language that is spoken, and broken where its words end: the library
/// says it in English, and counts every character as one column.
nonisolated struct ParserText {
  /// So many columns that the library breaks no line.
  private static let unbroken = 1_000_000
  /// The column in which the library begins what it says of an option.
  private static let margin = 26

  /// The headings, and what stands below the usage.
  private static let frame = [
    "program.parser.overview", "program.parser.usage", "program.parser.arguments",
    "program.parser.options", "program.parser.subcommands", "program.parser.see-help",
    "program.parser.see", "program.parser.error-help", "program.parser.error-usage",
    "program.parser.which-shell",
  ]
  /// What it says of an option, and adds to that.
  private static let remarks = [
    "program.parser.version", "program.parser.help", "program.parser.values-default",
    "program.parser.values", "program.parser.default",
  ]
  /// What is wrong with a command line.
  private static let errors = [
    "program.parser.option-nearest", "program.parser.option", "program.parser.no-value-in",
    "program.parser.no-value", "program.parser.value", "program.parser.unexpected",
    "program.parser.many-unexpected", "program.parser.no-argument",
    "program.parser.no-subcommand", "program.parser.one-of", "program.parser.one-of-two",
    "program.parser.invalid", "program.parser.bad-option", "program.parser.shell",
    "program.parser.any-shell",
  ]

  /// The text.
  let text: String

  /// The help of a command.
  init(helpFor command: any ParsableCommand.Type, columns: Int) {
    self.init(RootCommand.helpMessage(for: command, columns: Self.unbroken), columns: columns)
  }

  /// What an error says that ends the program; nothing else that is asked for in this way, such as a script
  /// for the system's shell, is changed.
  init(_ error: any Error, columns: Int) {
    let text = RootCommand.fullMessage(for: error, columns: Self.unbroken)
    let isHelp = RootCommand.exitCode(for: error).isSuccess
    self.init(text, columns: isHelp && !text.hasPrefix("OVERVIEW: ") ? nil : columns)
  }

  /// Takes what the library says; without columns, as it is.
  private init(_ text: String, columns: Int?) {
    guard let columns else {
      self.text = text
      return
    }
    self.text = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Self.line(String($0), columns: columns) }.joined(separator: "\n")
  }

  /// A line of the library's, broken into as many as it needs.
  private static func line(_ line: String, columns: Int) -> String {
    let label = line.prefix(margin)
    guard line.hasPrefix("  "), !line.hasPrefix("  See "), label.count == margin, label.last == " "
    else {
      let text = localizedText(of: line)
      let head = String(text.prefix { $0 != ":" }).displayWidth() + 2
      let isUsage = line.lowercased().hasPrefix("usage: ")
      return text.wrapped(to: columns, indent: isUsage ? head : 0).joined(separator: "\n")
    }
    let remark = String(line.dropFirst(margin))
    let lines = (localized(remark, matching: remarks) ?? remark)
      .wrapped(to: max(columns - margin, margin))
    return label + lines.joined(separator: "\n" + String(repeating: " ", count: margin))
  }

  private static func localizedText(of line: String) -> String {
    for (mark, key) in [("Error: ", "program.parser.error"), ("   or: ", "program.parser.or")]
    where line.hasPrefix(mark) {
      let error = String(line.dropFirst(mark.count))
      return localized(key, localized(error, matching: errors) ?? error)
    }
    return localized(line, matching: frame) ?? line
  }

  /// Ends the process with what an error says, and its status.
  static func end(_ error: any Error) -> Never {
    let status = RootCommand.exitCode(for: error)
    let output = status.isSuccess ? STDOUT_FILENO : STDERR_FILENO
    let profile = TerminalProfile.detect(
      output: output, environment: ["COLUMNS": environmentVariable("COLUMNS") ?? ""], plain: false)
    let text = ParserText(error, columns: profile.columns).text
    if !text.isEmpty { try? writeAll(output, text + "\n") }
    exit(status.rawValue)
  }
}
