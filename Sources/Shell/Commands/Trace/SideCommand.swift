import Views

extension Command {
  /// Shows the traces of one event beside each other.
  static let side: Command = {
    let patterns = Parameter("PATTERN", .specimen, .repeated)
    let event = Parameter(
      after: "event", "NUMBER", .eventNumber, help: "this event; 0 is loading")
    return Command(
      look: "side", in: .trace, isForLessons: true,
      summary: "the traces of one event in columns, what corresponds in a row",
      answers: "How do the patterns differ?", takes: [patterns, event],
      examples: [
        Example("side", "the newest event in every open pattern"),
        Example("side mvc viper event 0", "loading, in these two"),
      ]
    ) { call, context throws(Complaint) in
      let stage = try context.stage()
      let all = call.specimens(patterns, on: stage)
      let number = call[event] ?? all.map { stage.newest(receivedBy: $0) }.max() ?? 0
      let isNamed = call[patterns] != nil
      return Document([
        SideView(
          event: number,
          all.filter { isNamed || number == 0 || stage.hasReceived(number, $0) }, on: stage)
      ])
    }
  }()
}
