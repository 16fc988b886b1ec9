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
    guard let events = log.newestEvent, events.ofAll > events.done else { return nil }
    let count = events.ofAll - events.done
    let what =
      count == 1
      ? "event \(events.ofAll) of the old future is"
      : "events \(events.done + 1) to \(events.ofAll) of the old future are"
    return [StyledText("With this, \(what) dropped. To have that back: undo.", .hint)]
  }

  /// Goes to a place in the log; breakpoints and what is watched stay as they are.
  ///
  /// - Parameters:
  ///   - place: How many actions are done there.
  ///   - line: What goes there again.
  /// - Throws: A ``Complaint`` if what was done can't be done again; the session is as it was then.
  func go(to place: Int, _ line: String) throws(Complaint) {
    let before = state
    let looks = Looks(self)
    log.move(to: place, line)
    do throws(Complaint) {
      try rebuild()
    } catch {
      state = before
      throw Complaint("nobody can go there: \(error.what)", accepted: error.accepted)
    }
    looks.restore(in: self)
    journal?.append(line)
  }

  /// Does an action again and stops in it; who lets it go on to its end is in the time after it.
  ///
  /// - Parameters:
  ///   - place: The action's place in the log.
  ///   - event: The event that it fires.
  ///   - mode: Where to stop.
  ///   - isWalk: Whether it is the newest action's event, and nobody goes anywhere.
  /// - Returns: Whether it stopped there.
  /// - Throws: A ``Complaint`` if what was done can't be done again; the session is as it was then.
  func visit(
    _ place: Int, firing event: Int, stoppingAt mode: Debugger.Mode, isWalk: Bool
  ) throws(Complaint) -> Bool {
    let before = state
    let looks = Looks(self)
    let action = Array(log.actions)[safe: place] ?? Array(log.ahead)[place - log.count]
    log.move(to: place, "")
    do throws(Complaint) {
      try rebuild()
      looks.restore(in: self)
      try travel(action, stoppingAt: mode)
    } catch {
      state = before
      throw Complaint("nobody can go there: \(error.what)", accepted: error.accepted)
    }
    log = before.log
    let meanwhile = takeMeanwhile()
    if !travel.hasStopped || travel.isGivenUp && followUp == nil || isWalk && !travel.isGivenUp {
      state = before
      looks.restore(in: self)
      // What was written down on the way is written down here.
      for line in meanwhile { try? muted { () throws(Complaint) in try run(line) } }
    } else {
      note("goto \(event)", place + 1)
      if travel.isGivenUp { note("rewind", place) }
      for line in meanwhile { self.meanwhile(line) }
      enterMeanwhile()
    }
    return travel.hasStopped
  }

  private func note(_ line: String, _ place: Int) {
    guard log.count != place else { return }
    log.move(to: place, line)
    journal?.append(line)
  }

  private func travel(_ action: String, stoppingAt mode: Debugger.Mode) throws(Complaint) {
    travel = Travel()
    debugger.mode = mode
    (isTravelling, isRebuilding) = (true, true)
    defer {
      (isTravelling, isRebuilding) = (false, false)
      debugger.mode = .breakpointsOnly
    }
    try quietly { () throws(Complaint) in try run(action) }
  }

  private func muted(_ body: () throws(Complaint) -> Void) throws(Complaint) {
    let before = reports
    reports = nil
    defer { reports = before }
    try body()
  }

  /// What becomes of an action that is done again for somebody who wants to stop in it.
  struct Travel {
    /// Whether it stopped at all.
    var hasStopped = false
    /// Whether it was given up.
    var isGivenUp = false
  }

  /// Where one is, after having gone there.
  func whereabouts() -> [StyledText] {
    let dot = out.profile.isPlain ? "." : ""
    guard let events = log.newestEvent else { return ["Nothing was fired yet\(dot)"] }
    let name = current?.events[events.done]?.description.sanitized
    var lines: [StyledText] = [
      events.done == 0
        ? StyledText("Before event 1 of \(events.ofAll)\(dot)")
        : StyledText("Event \(events.done) of \(events.ofAll)\(name.map { ", " + $0 } ?? "")\(dot)")
    ]
    if isInPast, events.ofAll > events.done {
      let count = Wording.count(events.ofAll - events.done, "event")
      lines += StyledText("Ahead: \(count), by 'forward'. What you fire here starts anew.", .hint)
        .wrapped(to: out.profile.columns)
    }
    return lines + screens
  }
}

/// What somebody looks at things with: that stays where it is when they go elsewhere in time.
private struct Looks {
  private let free: (Breakpoints, Watchpoints)
  private let lesson: (Breakpoints, Watchpoints)?

  init(_ session: Session) {
    free = (session.freeDesk.breakpoints, session.freeDesk.watchpoints)
    lesson = session.lesson.map { ($0.desk.breakpoints, $0.desk.watchpoints) }
  }

  func restore(in session: Session) {
    (session.freeDesk.breakpoints, session.freeDesk.watchpoints) = free
    if let lesson, let desk = session.lesson?.desk {
      (desk.breakpoints, desk.watchpoints) = lesson
    }
  }
}

extension Array {
  /// The element at a place, if there is one.
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
