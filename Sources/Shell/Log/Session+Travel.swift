import LayerTracing
import Queries
import Staging
import Terminal

/// Going back in time, and forward again: everything is done again from nothing, up to there.
extension Session {
  /// Whether something is ahead, because somebody has gone back.
  var isInPast: Bool { !log.ahead.isEmpty }

  /// What is told to whoever drops what is ahead; nil if nothing is.
  var future: [StyledText]? {
    guard isInPast, let events = log.newestEvent, events.ofAll > events.done else { return nil }
    let count = events.ofAll - events.done
    var what =
      count == 1 ? "event \(events.ofAll)" : "events \(events.done + 1) to \(events.ofAll)"
    let notes = log.ahead.count { $0.hasPrefix("note ") }
    if notes > 0 { what += " and \(Wording.count(notes, "note"))" }
    let verb = count + notes == 1 ? "is" : "are"
    return [
      StyledText(
        "With this, \(what) of the old future \(verb) dropped. To have that back: undo.", .hint)
    ]
  }

  /// Goes to a place in the log.
  ///
  /// - Parameters:
  ///   - place: How many actions are done there.
  ///   - line: What goes there again.
  /// - Throws: A ``Complaint`` if what was done can't be done again; the session is as it was then.
  func go(to place: Int, _ line: String) throws(Complaint) {
    try orAsBefore("nobody can go there") { () throws(Complaint) in
      log.move(to: place, line)
      try rebuild()
    }
    writeDown(line)
    tellChanges()
  }

  /// Does an action again and stops in it; who lets it go on to its end is in the time after it.
  ///
  /// - Parameters:
  ///   - place: The action's place in the log.
  ///   - event: The event that it fires.
  ///   - mode: Where to stop.
  ///   - isWalk: Whether it is the newest action's event, and nobody goes anywhere.
  ///   - named: What has the message's name now, which may be another one than at that time.
  /// - Returns: Whether it stopped there.
  /// - Throws: A ``Complaint`` if what was done can't be done again; the session is as it was then.
  func visit(
    _ place: Int, firing event: Int, stoppingAt mode: Debugger.Mode, isWalk: Bool,
    named: Message? = nil
  ) throws(Complaint) -> Bool {
    let before = state
    let action = log[place]
    var outcome = Travel()
    try orAsBefore("nobody can go there") { () throws(Complaint) in
      log.move(to: place, "")
      try rebuild()
      outcome = try doAgain(action, stoppingAt: mode, named: named)
    }
    log = before.log
    aftermath.origin?.state = before
    let meanwhile = aftermath.takeDoneMeanwhile()
    let isBack = outcome.isGivenUp ? outcome.returns : isWalk
    if !outcome.hasStopped || isBack {
      state = before
      // What was written down on the way is written down here.
      let waiting = aftermath
      aftermath = Aftermath()
      for line in meanwhile { try? muted { () throws(Complaint) in try run(line) } }
      aftermath = waiting
    } else {
      let end = outcome.isGivenUp ? place : log.end(ofEventAt: place)
      if end != before.log.count {
        let line = "goto \(outcome.isGivenUp ? event - 1 : event)"
        log.move(to: end, line)
        writeDown(line)
      }
      aftermath.doneMeanwhile = meanwhile
      enterMeanwhile()
      // What was done between the event and the next belongs to its time.
      let isAllDone = end == place + 1 && meanwhile.isEmpty
      if !outcome.isGivenUp, !isAllDone { try? rebuild() }
    }
    return outcome.hasStopped
  }

  /// Does an action again, and stops in it.
  private func doAgain(
    _ action: String, stoppingAt mode: Debugger.Mode, named: Message?
  ) throws(Complaint) -> Travel {
    debugger.mode = mode
    (travel, isRebuilding) = (Travel(named: named), true)
    defer {
      (travel, isRebuilding) = (nil, false)
      debugger.mode = .breakpointsOnly
    }
    try quietly { () throws(Complaint) in try run(action) }
    return travel ?? Travel()
  }

  private func muted(_ body: () throws(Complaint) -> Void) throws(Complaint) {
    let before = occasion.reports
    occasion.reports = nil
    defer { occasion.reports = before }
    try body()
  }

  /// What becomes of an action that is done again for somebody who wants to stop in it.
  struct Travel {
    /// What now has the name of the message before which it is to stop.
    var named: Message?
    /// Whether it stopped at all.
    var hasStopped = false
    /// Whether it was given up.
    var isGivenUp = false
    /// Whether who gave it up goes back to where they came from, and doesn't stay in the time before it.
    var returns = true
  }

  /// That a walk is over.
  func endOfWalk(of event: Int) -> [StyledText] {
    [StyledText("That was event \(event). Nothing has changed.", .hint)]
  }

  /// Where one is, after having gone there.
  func whereabouts() -> [StyledText] {
    let dot = out.profile.isPlain ? "." : ""
    guard let events = log.newestEvent else { return ["Nothing was fired yet\(dot)"] }
    let name = current?.events[events.done]?.description.sanitized
    var lines: [StyledText] = [
      events.done == 0
        ? StyledText(
          events.ofAll == 0
            ? "Nothing was fired since all was loaded anew\(dot)"
            : "Before event 1 of \(events.ofAll)\(dot)")
        : StyledText("Event \(events.done) of \(events.ofAll)\(name.map { ", " + $0 } ?? "")\(dot)")
    ]
    lines += aheadNote
    return lines + screens
  }

  /// What lies ahead of whoever has gone back; nothing if nothing does.
  var aheadNote: [StyledText] {
    guard let events = log.newestEvent, events.ofAll > events.done else { return [] }
    let count = Wording.count(events.ofAll - events.done, "event")
    return StyledText("Ahead: \(count), by 'forward'. What you fire here starts anew.", .hint)
      .wrapped(to: out.profile.columns)
  }
}
