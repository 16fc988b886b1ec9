import LayerTracing
import Queries
import Staging
import Terminal

extension Command {
  /// Goes to an event, or stops before a message.
  static var goto: Command {
    let place = Parameter("EVENT or MESSAGE", .word)
    return Command(
      "goto", in: .time, summary: "go to the time after an event, or before a message",
      takes: [place],
      examples: [
        Example("goto 3", "all is as it was after event 3; what came then is ahead"),
        Example("goto 0", "as it was before event 1"),
        Example("goto mvp#3.2", "stops before that very message, in mid-flight"),
      ], isAction: { _ in true }, whilePaused: .givesUp
    ) { call, session throws(Complaint) in
      guard let word = call[place] else { return }
      let isNumber = !word.text.isEmpty && word.text.allSatisfy(\.isWholeNumber)
      let reference = try worded { () throws(QueryError) in
        try MessageReference(isNumber ? Word("#" + word.text, span: word.span) : word)
      }
      guard reference.crossing != nil else {
        try TimeMachine(session).goto(reference.event, word)
        return
      }
      try TimeMachine(session).stop(before: reference, word)
    }
  }

  /// Goes back by events.
  static var rewind: Command {
    let count = Parameter("EVENTS", .word, .optional)
    return Command(
      "rewind", in: .time, summary: "go back to the time before the last event, or before several",
      takes: [count],
      examples: [
        Example("rewind", "one event back"), Example("rewind 3", "three events back"),
      ], isAction: { _ in true }, whilePaused: .givesUp
    ) { call, session throws(Complaint) in
      try TimeMachine(session).rewind(try number(call[count]))
    }
  }

  /// Goes forward by events.
  static var forward: Command {
    let count = Parameter("EVENTS", .word, .optional)
    return Command(
      "forward", in: .time, summary: "go forward again, by an event or by several",
      takes: [count],
      examples: [
        Example("forward", "one event forward"), Example("forward 3", "three events forward"),
      ], isAction: { _ in true }, whilePaused: .resumes
    ) { call, session throws(Complaint) in
      try TimeMachine(session).forward(try number(call[count]))
    }
  }

  private static func number(_ word: Word?) throws(Complaint) -> Int {
    guard let word else { return 1 }
    let number = try worded { () throws(QueryError) in try Names.number(word, "a whole number") }
    guard number > 0 else { throw Complaint("at least one event", at: word.span) }
    return number
  }
}

/// Finds the places in time that people name, and goes there.
private struct TimeMachine {
  private let session: Session

  init(_ session: Session) { self.session = session }

  func goto(_ event: Int, _ word: Word) throws(Complaint) {
    let place = try place(of: event, word)
    try go(to: event == 0 ? place : place + 1, "goto \(event)")
  }

  /// The place of the action that fired an event; of the first one for 0.
  private func place(of event: Int, _ word: Word) throws(Complaint) -> Int {
    guard let newest = session.log.newestEvent?.ofAll else {
      throw Complaint(
        "no event was fired yet", at: word.span, accepted: "To fire one: fire.")
    }
    guard let place = session.log.place(ofEvent: max(event, 1)) else {
      throw Complaint("no such event yet", at: word.span, accepted: "Events: 0 to \(newest).")
    }
    return place
  }

  func rewind(_ number: Int) throws(Complaint) {
    guard let events = session.log.newestEvent, events.done > 0 else {
      throw Complaint("no event lies behind", accepted: "To go forward: forward.")
    }
    guard let place = session.log.place(ofEvent: max(1, events.done - number + 1)) else { return }
    try go(to: place, number == 1 ? "rewind" : "rewind \(number)")
  }

  func forward(_ number: Int) throws(Complaint) {
    guard let events = session.log.newestEvent, session.isInPast else {
      throw Complaint("nothing lies ahead", accepted: "To go back: rewind.")
    }
    let event = min(events.ofAll, events.done + number)
    let end = session.log.count + session.log.ahead.count
    // After the last event comes all that was done without one.
    let place = event == events.ofAll ? end : (session.log.place(ofEvent: event) ?? end - 1) + 1
    try go(to: place, number == 1 ? "forward" : "forward \(number)")
  }

  private func go(to place: Int, _ line: String) throws(Complaint) {
    if place != session.log.count { try session.go(to: place, line) }
    // The log knows of it already.
    session.changedNothing = true
    session.report { session.whereabouts() }
  }

  func stop(before reference: MessageReference, _ word: Word) throws(Complaint) {
    guard reference.event > 0 else {
      throw Complaint(
        "loading can't be stopped in", at: word.span,
        accepted: "To read it: trace \(reference.specimen ?? "mvp") event 0.")
    }
    let place = try place(of: reference.event, word)
    let stage = try session.stage()
    let name = try pattern(of: reference, word, on: stage)
    if place < session.log.count, let specimen = stage[name] {
      _ = try MessageLookup.message(reference, word, in: specimen)
    }
    let position = Message.Position(crossing: reference.crossing ?? 1, inner: reference.inner)
    let target = MessagePlace(specimen: name, event: reference.event, position: position)
    let stopped = try session.visit(
      place, firing: reference.event, stoppingAt: .at(target), isWalk: false)
    guard stopped else {
      throw Complaint("\(stage.feature.name).\(name) has no such message", at: word.span)
    }
    session.changedNothing = true
    if session.followUp == nil { session.report { session.whereabouts() } }
  }

  /// The name of the specimen that is meant: the first open one if none is named.
  private func pattern(
    of reference: MessageReference, _ word: Word, on stage: Stage
  ) throws(Complaint) -> String {
    guard let name = reference.specimen else {
      return stage.open.first?.specimen.name ?? ""
    }
    if stage.feature.specimens.contains(where: { $0.name == name }) { return name }
    let end = word.span.lowerBound + word.text.prefix { $0 != "#" }.utf8.count
    let short = Word(name, span: word.span.lowerBound..<end)
    return try ArgumentKind.specimen.parse(short, session).specimen.name
  }
}
