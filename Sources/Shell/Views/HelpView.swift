import Queries
import Terminal

/// The commands, from their declarations.
struct HelpView {
  let profile: TerminalProfile

  /// The first commands to learn, each by the question that it answers, and then all of them.
  var overview: [StyledText] {
    let asked = Command.all.filter { $0.question != nil }
    // Who has never been here begins with a lesson.
    let first = asked.filter { $0.group == .lessons } + asked.filter { $0.group != .lessons }
    var table = TextTable(columns: [.left, .left])
    for command in first {
      table.add(row: [
        StyledText("  " + (command.question ?? "")),
        StyledText(command.examples.first { !$0.line.isBare }?.line ?? command.name, .bold),
      ])
    }
    var result: [StyledText] = [StyledText("To begin with", .heading)]
    result += table.lines(profile)
    result.append(StyledText("All commands", .heading))
    var all = TextTable(columns: [.left, .left])
    for group in Command.Group.allCases {
      let names = Command.all.filter { $0.group == group }.map(\.name)
      if !names.isEmpty {
        all.add(row: [
          StyledText("  " + group.rawValue + (profile.isPlain ? ":" : ""), .dim),
          StyledText(names.joined(separator: profile.isPlain ? ", " : "  ")),
        ])
      }
    }
    result += all.lines(profile)
    result.append(
      StyledText("One in full: help fire. How paths and checks are written: help grammar.", .hint))
    return result
  }

  /// The small languages, from the code that reads them.
  var grammar: [StyledText] {
    Grammar.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let text = String(line)
      let remark = text.firstRange(of: "  ; ")?.lowerBound ?? text.endIndex
      return StyledText(String(text[..<remark])) + StyledText(String(text[remark...]), .dim)
    }
  }

  /// Everything about one command.
  func page(of command: Command) -> [StyledText] {
    var result = StyledText(command.usage, .bold).wrapped(to: profile.columns, indent: 2)
    let summary = command.summary.capitalizedFirst + "."
    result += StyledText("  " + summary).wrapped(to: profile.columns, indent: 2)
    if !command.aliases.isEmpty {
      result.append(StyledText("  Also: \(command.aliases.joined(separator: ", ")).", .dim))
    }
    var options = TextTable(columns: [.left, .left])
    for parameter in command.parameters where !parameter.help.isEmpty {
      let usage = parameter.usage.dropFirst().dropLast()
      options.add(row: [StyledText("  " + usage), StyledText(parameter.help, .dim)])
    }
    result += options.lines(profile)
    result.append(StyledText("Examples", .heading))
    var table = TextTable(columns: [.left, .left])
    for example in command.examples {
      table.add(row: [StyledText("  " + example.line), StyledText(example.what, .dim)])
    }
    result += table.lines(profile)
    for detail in command.details {
      result += StyledText("  " + detail).wrapped(to: profile.columns, indent: 2)
    }
    return result
  }
}

extension String {
  /// Whether an example is only a command's name, whose effect is a list.
  fileprivate var isBare: Bool {
    !contains(" ") && !["screen", "side", "trace", "sync"].contains(self)
  }
}
