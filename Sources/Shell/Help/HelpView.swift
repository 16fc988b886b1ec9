import Languages
import Lessons
import Queries
import Sessions
import Terminal

/// The commands, from their declarations.
extension Document {
  /// What can be done where the learner is, and then the first commands to learn, each by the question that it
  /// answers.
  static func firstCommands(in context: Context) -> Document {
    let ways = Command.ways(in: context)
    return Document {
      if let ways {
        heading(ways.heading)
        Table(
          [.left, .left],
          ways.commands.map { [StyledText("  " + $0.name, .bold), StyledText($0.summary)] })
      }
      // Who stands in an event is past the beginning.
      if context.session.stop == nil {
        heading("help.begin")
        Table(
          [.left, .left],
          Command.first.filter { ways == nil || $0 !== Command.lesson }.map { command in
            [
              StyledText("  " + (command.question ?? "")),
              StyledText(command.examples.first { !$0.line.isBare }?.line ?? command.name, .bold),
            ]
          })
      }
      Text(localized("help.find"), .hint)
    }
  }

  /// All commands, by what they are about.
  static var allCommands: Document {
    Document {
      heading("help.all")
      Table(
        [.left, .left],
        Command.Group.allCases.map { group in
          let names = Command.all.filter { $0.group == group }.map(\.name)
          return Table.Row(
            [
              StyledText("  " + group.title, .dim), StyledText(names.joined(separator: "  ")),
            ],
            spoken: localized("help.group", group.title, names))
        })
      Text(localized("help.one"), .hint)
    }
  }

  private static func heading(_ key: String) -> Heading {
    let title = StyledText(localized(key), .heading)
    return Heading(title, spoken: title)
  }

  /// The small languages, from the code that reads them.
  static var grammar: Document {
    Document {
      GrammarView()
      Text(localized("help.blocks"), .heading)
      for word in FenceWord.allCases {
        Text(
          StyledText("  \(word.form)", .bold) + StyledText("  ; \(word.summary)", .dim), indent: 6)
      }
      Text(
        // no text: a line of a lesson
        StyledText("  > teacher: TEXT", .bold)
          + StyledText("  ; \(localized("help.teacher-note"))", .dim), indent: 6)
    }
  }

  /// Everything about one command.
  static func page(of command: Command) -> Document {
    let options = command.options.map { parameter, help in
      [StyledText("  " + parameter.form.usage.dropFirst().dropLast()), StyledText(help, .dim)]
    }
    return Document {
      Text(command.form.usage, .bold)
      Text("  " + command.summary.capitalizedFirst + ".")
      if !command.aliases.isEmpty {
        Text("  " + localized("help.also", command.aliases), .dim)
      }
      Table([.left, .left], options)
      Text(localized("help.examples"), .heading)
      Table(
        [.left, .left],
        command.examples.map { [StyledText("  " + $0.line), StyledText($0.summary, .dim)] })
      for detail in command.details { Text("  " + detail) }
    }
  }
}

extension Document {
  /// Everything about a subcommand of the program.
  static func page(of subcommand: Subcommand) -> Document {
    let line = "\(ProgramIdentity.current.name) \(subcommand.name)"
    return Document {
      Text(localized("help.subcommand", subcommand.name, line))
      SubcommandHelp(subcommand: subcommand)
    }
  }
}

extension Command {
  /// The first commands to learn, in the order in which a newcomer asks.
  fileprivate static let first: [Command] = [
    .lesson, .open, .fire, .trace, .side, .source, .mock, .predict, .edit, .hunt,
  ]

  /// What leads on where the learner is: in a stopped event, or in a lesson.
  fileprivate static func ways(in context: Context) -> (heading: String, commands: [Command])? {
    let run = context.session.state.lessonInFront?.run
    if context.session.stop != nil {
      let ways: [Command] = [.step, .continue, .out, .inspect, .source, .unbreak]
      return ("help.stopped", ways + (run == nil ? [] : [.task, .hint]))
    }
    guard let run else { return nil }
    if run.isStepDone { return ("help.lesson", [.next, .task, .lesson, .play, .lessons, .quit]) }
    if run.lesson.exam != nil { return ("help.lesson", [.task, .answer, .skip, .quit]) }
    let question: [Command] = run.openTask == nil ? [.answer] : []
    return ("help.lesson", [.task] + question + [.hint, .solution, .skip, .lesson, .play, .quit])
  }
}

/// What the program's own help says of a subcommand.
private struct SubcommandHelp: Block {
  let subcommand: Subcommand

  func drawn(on page: Page) -> [StyledText] {
    subcommand.page(page.columns).split(separator: "\n", omittingEmptySubsequences: false)
      .map { StyledText(String($0)) }
  }

  func spoken(on page: Page) -> [StyledText] { drawn(on: page).filter { !$0.plainText.isEmpty } }
}

private struct GrammarView: Block {
  func drawn(on page: Page) -> [StyledText] {
    Grammar.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let text = String(line)
      let remark = text.firstRange(of: "  ; ")?.lowerBound ?? text.endIndex
      return StyledText(String(text[..<remark])) + StyledText(String(text[remark...]), .dim)
    }
  }

  func spoken(on page: Page) -> [StyledText] { drawn(on: page) }
}

extension String {
  /// Whether an example is only a command's name, whose effect is a list.
  fileprivate var isBare: Bool {
    !contains(" ") && !["screen", "side", "trace", "sync"].contains(self)
  }
}
