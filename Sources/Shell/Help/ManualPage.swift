import Languages
import Sessions

/// The manual page, from the declarations of the commands (man-pages(7), groff_man(7)).
public struct ManualPage {
  private let version: String
  private let options: String

  /// Makes a page with what the program's own help says of its options and subcommands.
  public init(version: String, options: String) {
    self.version = version
    self.options = options
  }

  /// The page in the language of man(7).
  public var text: String {
    let program = ManualPage.escaped(ProgramIdentity.current.name)
    // no text: requests of man(7)
    var lines = [
      ".TH \(program.uppercased()) 1 \"\" \"Layercake \(ManualPage.escaped(version))\" "
        + "\"\(localized("manual.section"))\"",
      heading("name"), "\(program) \\- \(ManualPage.escaped(localized("manual.name")))",
      heading("synopsis"), ".B \(program)", ManualPage.escaped(localized("manual.synopsis")),
      heading("options"), ".nf",
    ]
    lines += options.split(separator: "\n", omittingEmptySubsequences: false)
      .map { ManualPage.escaped(String($0)) }
    lines += [".fi", heading("commands"), ManualPage.escaped(localized("manual.commands"))]
    for group in Command.Group.allCases {
      let commands = Command.all.filter { $0.group == group }
      guard !commands.isEmpty else { continue }
      lines.append(".SS \(ManualPage.escaped(group.title.capitalizedFirst))")
      for command in commands { lines += entry(command) }
    }
    // no text: requests of man(7), and paths
    lines += [
      heading("files"), ".TP", ".I $XDG_STATE_HOME/\(program)",
      ManualPage.escaped(
        localized("manual.state", "~/.local/state/\(ProgramIdentity.current.name)")), ".TP",
      ".I $XDG_CONFIG_HOME/\(program)/config",
      ManualPage.escaped(
        localized("manual.config", "~/.config/\(ProgramIdentity.current.name)/config")),
      heading("exit-status"), ManualPage.escaped(localized("manual.exit")),
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// A heading of man-pages(7), as pages in the language that is spoken have it.
  private func heading(_ name: String) -> String {
    ".SH \(ManualPage.escaped(localized("manual.heading.\(name)")))"
  }

  private func entry(_ command: Command) -> [String] {
    var lines = [
      ".TP", ".B \(ManualPage.escaped(command.form.usage))",
      ManualPage.escaped(command.summary.capitalizedFirst + "."),
    ]
    for (parameter, help) in command.options {
      let usage = String(parameter.form.usage.dropFirst().dropLast())
      lines += [".br", ManualPage.escaped("\(usage): \(help).")]
    }
    for example in command.examples {
      lines += [
        ".br",
        "\\fI\(ManualPage.escaped(example.line))\\fR: \(ManualPage.escaped(example.summary)).",
      ]
    }
    return lines
  }

  /// Text in which nothing is a request or an escape.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "…": result += "..."
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
  }
}
