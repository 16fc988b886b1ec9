import Queries

extension Command {
  static let help: Command = {
    let topic = Parameter("TOPIC", .word, .optional)
    let grammar = "grammar"
    let line = "help \(grammar)"
    return Command(
      "help", aliases: ["?", "man"], elsewhere: ["version"], .tool, in: .shell,
      takes: [
        topic.completing { context in
          Command.all.map { Candidate($0.name, $0.summary) }
            + Command.help.examples.filter { $0.line == line }.map {
              Candidate(grammar, $0.summary)
            }
            + context.subcommands.filter { Command.named($0.name) == nil }
            .map { Candidate($0.name, $0.summary) }
            + Facts(context.state).names.map { Candidate($0.name, $0.summary) }
        }
      ],
      examples: ["help", "help fire", "help mvp", "help presenter", "help grade", line]
    ) { call, context throws(CommandError) in
      guard let word = call[topic] else { return .look(.commands) }
      if word.text.lowercased() == grammar { return .look(.grammar) }
      if let command = Command.named(word.text) { return .look(.page(of: command)) }
      if let subcommand = context.subcommand(word.text) { return .look(.page(of: subcommand)) }
      let facts = Facts(context.state)
      if let page = facts.page(of: word.text) { return .look(page) }
      let names =
        Command.all.map(\.name) + [grammar] + facts.names.map(\.name)
        + context.subcommands.map(\.name)
      throw context.error(
        .noSuchCommand(nearest: NearestName.to(word.text, among: names)), at: word.span)
    }
  }()

  static let clear = Command(
    "clear", aliases: ["cls"], .tool, in: .shell,
    examples: ["clear"]
  ) { _, _ throws(CommandError) in
    .tool { runner in
      runner.printer.clear()
      return .reports(Document())
    }
  }

  static let quit = Command(
    "quit", aliases: ["exit", "q"], .tool, in: .shell,
    examples: ["quit"]
  ) { _, _ throws(CommandError) in
    .tool { runner in
      _ = runner.leaveStop()
      runner.isFinished = true
      return .shows(Document())
    }
  }
}
