import LayerTracing
import Staging
import Terminal

extension Command {
  /// Shows the traces of one event beside each other.
  static var side: Command {
    let patterns = Parameter("PATTERN", .specimen, .repeated)
    let event = Parameter(
      after: "event", "NUMBER", .eventNumber, help: "this event; 0 is loading")
    return Command(
      "side", in: .trace, summary: "the traces of one event in columns, what corresponds in a row",
      answers: "How do the patterns differ?", takes: [patterns, event],
      examples: [
        Example("side", "the newest event in every open pattern"),
        Example("side mvc viper event 0", "loading, in these two"),
      ]
    ) { call, session throws(Complaint) in
      let stage = try session.stage()
      let all = call.specimens(patterns, on: stage)
      let number = call[event] ?? all.map { stage.newest(receivedBy: $0) }.max() ?? 0
      let isNamed = call[patterns] != nil
      let specimens = all.filter { isNamed || number == 0 || stage.hasReceived(number, $0) }
      let columns = specimens.map {
        (
          name: $0.specimen.pattern,
          messages: Array($0.recorder.trace(events: number...number))
        )
      }
      session.show(
        SideView(
          heading: Wording.event(number, stage.events[number]?.description), specimens: columns,
          missing: Set(
            specimens.filter { number > 0 && !stage.hasReceived(number, $0) }
              .map(\.specimen.pattern)),
          profile: session.out.profile
        ).lines)
    }
  }
}
