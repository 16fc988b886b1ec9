import Queries

extension Command {
  static let help: Command = {
    let topic = Parameter("TOPIC", .word, .repeated)
    let book = Parameter(flag: "book")
    let (grammar, all) = ("grammar", "all")
    let line = "help \(grammar)"
    return Command(
      "help", aliases: ["?", "man"], elsewhere: ["version"], .tool, in: .shell,
      takes: [
        topic.completing { context in
          Command.all.map { Candidate($0.name, $0.summary) }
            + Command.help.examples.filter { [line, "help \(all)"].contains($0.line) }
            .map { Candidate(String($0.line.dropFirst(5)), $0.summary) }
            + context.subcommands.filter { Command.named($0.name) == nil }
            .map { Candidate($0.name, $0.summary) }
            + Facts(context.state).names.map { Candidate($0.name, $0.summary) }
        }, book,
      ],
      examples: [
        "help", "help all", "help fire", "help mvp", "help presenter", "help how do I save",
        "help grade", line, "help --book",
      ]
    ) { call, context throws(CommandError) in
      let words = call.all(topic)
      if call.has(book) { return .look(BookPlace.document) }
      guard !words.isEmpty else { return .look(.firstCommands(in: context)) }
      let word = Word(joining: words)
      if word.text.lowercased() == grammar { return .look(.grammar) }
      if word.text.lowercased() == all { return .look(.allCommands) }
      if let command = Command.named(word.text) { return .look(.page(of: command)) }
      if let subcommand = context.subcommand(word.text) { return .look(.page(of: subcommand)) }
      let facts = Facts(context.state)
      if let page = facts.page(of: word.text) { return .look(page) }
      if let found = HelpSearch(word.text, in: context).found { return .look(found) }
      let names =
        Command.all.map(\.name) + [grammar, all] + facts.names.map(\.name)
        + context.subcommands.map(\.name)
      throw context.error(
        .nothingFound(nearest: NearestName.to(word.text, among: names)), at: word.span)
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
    "quit", aliases: ["exit", "q"], elsewhere: ["leave", "bye", "logout"], .tool, in: .shell,
    examples: ["quit"]
  ) { _, _ throws(CommandError) in
    .tool { runner in
      _ = runner.leaveStop()
      runner.isFinished = true
      let lesson = runner.session.state.lesson
      guard let lesson, lesson.run.lesson.exam == nil, !lesson.run.isFinished else {
        return .reports(Document())
      }
      return .reports(LessonView(lesson.shelved).keptPlace)
    }
  }
}
