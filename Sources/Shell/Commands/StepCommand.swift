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
        let place = session.log.place(ofEvent: events.done), stage.events[events.done] != nil
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
    }
  }

  private static func candidates(_ session: Session) -> [Candidate] {
    session.pause != nil || (session.log.newestEvent?.done ?? 0) == 0
      ? [] : ArgumentKind<OpenSpecimen>.specimen.candidates(session, [])
  }

  /// Lets an event that is stopped go on.
  static var `continue`: Command {
    Command(
      "continue", in: .time, summary: "let the event that is stopped go on, to the next breakpoint",
      examples: [Example("continue", "until a breakpoint, or the event's end")]
    ) { _, session throws(Complaint) in
      _ = try session.paused()
      session.debugger.verdict = .resume(session.isTravelling ? .nowhere : .breakpointsOnly)
    }
  }

  /// Lets an event go on until the message that is stopped at has been handled.
  static var out: Command {
    Command(
      "out", in: .time, summary: "go on until all is done that the next message causes",
      examples: [Example("out", "stops behind what mvp#2.3 causes, if anything follows")]
    ) { _, session throws(Complaint) in
      let pause = try session.paused()
      session.debugger.verdict = .resume(.behind(pause.message.id, of: pause.specimen))
    }
  }
}
