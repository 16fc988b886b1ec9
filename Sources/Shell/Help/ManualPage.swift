import Sessions
import Views

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
    var lines = [
      ".TH \(program.uppercased()) 1 \"\" \"Layercake \(ManualPage.escaped(version))\" \"User Commands\"",
      ".SH NAME", "\(program) \\- learn architecture patterns by watching messages cross layers",
      ".SH SYNOPSIS", ".B \(program)", "[options] [subcommand]", ".SH OPTIONS", ".nf",
    ]
    lines += options.split(separator: "\n", omittingEmptySubsequences: false)
      .map { ManualPage.escaped(String($0)) }
    lines += [".fi", ".SH COMMANDS", "What can be typed at the prompt, and in scripts."]
    for group in Command.Group.allCases {
      let commands = Command.all.filter { $0.group == group }
      guard !commands.isEmpty else { continue }
      lines.append(".SS \(ManualPage.escaped(group.rawValue.capitalizedFirst))")
      for command in commands { lines += entry(command) }
    }
    lines += [
      ".SH FILES", ".TP", ".I $XDG_STATE_HOME/\(program)",
      "Sessions, progress and history; ~/.local/state/\(program) unless set.", ".TP",
      ".I $XDG_CONFIG_HOME/\(program)/config",
      "Lines of 'set' for every session; ~/.config/\(program)/config unless set.",
      ".SH EXIT STATUS", "0 done; 1 a check failed; else as in sysexits.h.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func entry(_ command: Command) -> [String] {
    var lines = [
      ".TP", ".B \(ManualPage.escaped(command.form.usage))",
      ManualPage.escaped(command.summary.capitalizedFirst + "."),
    ]
    for parameter in command.parameters where !parameter.help.isEmpty {
      let usage = String(parameter.form.usage.dropFirst().dropLast())
      lines += [".br", ManualPage.escaped("\(usage): \(parameter.help).")]
    }
    for example in command.examples {
      lines += [
        ".br", "\\fI\(ManualPage.escaped(example.line))\\fR: \(ManualPage.escaped(example.what)).",
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
