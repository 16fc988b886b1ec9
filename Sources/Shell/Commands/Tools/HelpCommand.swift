import Queries
import Views

extension Command {
  static let help: Command = {
    let topic = Parameter("TOPIC", .word, .optional)
    let grammar = Candidate("grammar", "how paths, messages, filters and checks are written")
    return Command(
      "help", aliases: ["?", "man"], elsewhere: ["version"], .tool, in: .shell,
      summary: "the commands, or one of them with examples; a pattern, or a role",
      takes: [
        topic.completing { context in
          Command.all.map { Candidate($0.name, $0.summary) } + [grammar]
            + context.subcommands.filter { Command.named($0.name) == nil }
            .map { Candidate($0.name, $0.summary) }
            + Facts(context.state).names.map { Candidate($0.name, $0.summary) }
        }
      ],
      examples: [
        Example("help", "where to begin"), Example("help fire", "one command"),
        Example("help mvp", "a pattern: who may tell whom, who owns whom, which lesson shows it"),
        Example("help presenter", "a role, in every pattern that has it"),
        Example("help grade", "what is typed in the system's shell: a subcommand of the program"),
        Example("help grammar", grammar.help),
      ]
    ) { call, context throws(CommandError) in
      guard let word = call[topic] else { return .look(.commands) }
      if word.text.lowercased() == grammar.text { return .look(.grammar) }
      if let command = Command.named(word.text) { return .look(.page(of: command)) }
      if let subcommand = context.subcommand(word.text) { return .look(.page(of: subcommand)) }
      let facts = Facts(context.state)
      if let page = facts.page(of: word.text) { return .look(page) }
      let names =
        Command.all.map(\.name) + [grammar.text] + facts.names.map(\.name)
        + context.subcommands.map(\.name)
      throw context.complaint(
        .line(.noSuchCommand(nearest: NearestName.to(word.text, among: names))), at: word.span)
    }
  }()

  static let clear = Command(
    "clear", aliases: ["cls"], .tool, in: .shell, summary: "clear the terminal",
    examples: [Example("clear", "an empty terminal; the session stays as it is")]
  ) { _, _ throws(CommandError) in
    .tool { runner in
      runner.printer.clear()
      return .reports(Document())
    }
  }

  static let quit = Command(
    "quit", aliases: ["exit", "q"], .tool, in: .shell, summary: "leave; so does the end of input",
    examples: [Example("quit", "leaves; 'exit' does the same")]
  ) { _, _ throws(CommandError) in
    .tool { runner in
      _ = runner.leaveStop()
      runner.isFinished = true
      return .shows(Document())
    }
  }
}
