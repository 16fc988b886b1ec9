import Queries
import Staging
import Terminal

extension Command {
  /// Tells what an event changed.
  static var diff: Command {
    let words = Parameter("EVENT or PATTERN", .word, .repeated)
    return Command(
      "diff", in: .look, summary: "what an event changed, in each layer and on the screen",
      takes: [words.completing(candidates)],
      examples: [
        Example("diff", "what the last event changed"),
        Example("diff 2", "what event 2 changed"),
        Example("diff 2 5", "what changed from after event 2 to after event 5"),
        Example("diff mvp viper", "what the last event changed in these two"),
      ],
      details: ["While an event is stopped, it tells what has changed so far."]
    ) { call, session throws(Complaint) in
      let stage = try session.stage()
      var events: [Int] = []
      var specimens: [OpenSpecimen] = []
      for word in call.all(words) {
        if word.text.allSatisfy(\.isWholeNumber) {
          guard events.count < 2 else {
            throw Complaint("two events are enough", at: word.span)
          }
          events.append(try ArgumentKind.eventNumber.parse(word, session))
        } else {
          specimens.append(try ArgumentKind.specimen.parse(word, session))
        }
      }
      if events == [0] {
        throw Complaint(
          "before loading there was nothing", accepted: "To see how it was loaded: trace event 0.")
      }
      let newest = stage.events.newest
      var last = newest
      if let one = events.last { last = one }
      guard last > 0 || events.count == 2 else {
        throw Complaint(
          "no event was fired yet", accepted: "To see how it was loaded: trace event 0.")
      }
      let first = events.count == 2 ? events[0] : before(last, on: stage)
      let view = DiffView(
        first: first, last: last, isOfOneEvent: events.count < 2, stage: stage,
        profile: session.out.profile)
      session.show(view.lines(specimens.isEmpty ? stage.open : specimens))
    }
  }

  private static func candidates(_ session: Session) -> [Candidate] {
    (session.current?.events.newest ?? 0) == 0
      ? [] : ArgumentKind<OpenSpecimen>.specimen.candidates(session, [])
  }

  /// The event before another on a stage; 0 for loading.
  private static func before(_ event: Int, on stage: Stage) -> Int {
    stage.events.numbers.last { $0 < event } ?? 0
  }
}
