import Lessons

extension Command {
  /// Shows the traces of one event beside each other.
  static let side: Command = {
    let patterns = Parameter("PATTERN", .traced, .repeated)
    let event = Parameter(after: "event", "NUMBER", .anyEventNumber)
    return Command(
      look: "side", in: .trace, inLessons: .anyBlock, takes: [patterns, event],
      examples: ["side", "side mvc viper event 0", "side mvp lecture:mvp"]
    ) { call, context throws(CommandError) in
      let words = call.all(patterns)
      var all: [TracedSpecimen] = []
      for word in words {
        all += try context.traced(word).filter { new in !all.contains { $0.name == new.name } }
      }
      if words.isEmpty { all = try context.traced() }
      try context.check(event: call[event], at: call.span(event), in: all)
      let number = call[event] ?? all.map(\.newest).max() ?? 0
      return Document([
        SideView(
          event: number, all.filter { !words.isEmpty || $0.hasReceived(number) },
          isUnderWay: context.stoppedBefore?.event == number)
      ])
    }
  }()
}
