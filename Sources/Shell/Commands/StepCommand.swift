import Queries
import Staging
import Terminal

extension Command {
  /// Goes on to the next message of an event that is stopped, or walks the last event.
  static var step: Command {
    let pattern = Parameter("PATTERN", .specimen, .optional)
    let inside = Parameter(flag: "inside", help: "stop before what stays within a role, too")
    return Command(
      "step", in: .time,
      summary: "go on to the next message; where nothing is stopped, walk the last event",
      takes: [pattern.completing(candidates), inside],
      examples: [
        Example("step", "the next message; Enter does the same while an event is stopped"),
        Example("step mvp", "the last event again, message by message, from its first one in MVP"),
        Example("step --inside", "with what stays within a role"),
      ]
    ) { call, session throws(Complaint) in
      if session.pause != nil {
        session.debugger.verdict = .resume(.next(inside: call.has(inside)))
        return
      }
      let stage = try session.stage()
      guard let events = session.log.newestEvent, events.done > 0,
        let place = session.log.place(ofEventsBack: 1), stage.events[events.done] != nil
      else {
        throw Complaint(
          "no event was fired yet", accepted: "To fire one and stop in it: fire EVENT --step.")
      }
      var mode = Debugger.Mode.next(inside: call.has(inside))
      if let specimen = call[pattern] {
        mode = .at(
          MessagePlace(specimen: specimen.specimen.name, event: events.done, position: nil))
      }
      guard try session.visit(place, firing: events.done, stoppingAt: mode, isWalk: true) else {
        throw Complaint(
          "event \(events.done) sent no message", at: call.span(pattern),
          accepted: "To see who received it: events.")
      }
      if session.aftermath.followUp == nil { session.report { session.endOfWalk(of: events.done) } }
    }
  }

  private static func candidates(_ session: Session) -> [Candidate] {
    session.pause != nil || (session.log.newestEvent?.done ?? 0) == 0
      ? [] : ArgumentKind<OpenSpecimen>.specimen.candidates(session, [])
  }
}
