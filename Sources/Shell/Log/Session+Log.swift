import Terminal

/// The log: writing down what is done, and reading it again, to take back or to go on with another
/// session.
extension Session {
  /// All that the actions have made; desks that were left aren't changed any more.
  struct State {
    fileprivate let freeDesk: Desk
    fileprivate let desk: Desk
    fileprivate let lesson: ActiveLesson?
    fileprivate let notes: [Note]
    let log: ActionLog
  }

  /// All that the actions have made.
  var state: State {
    get { State(freeDesk: freeDesk, desk: desk, lesson: lesson, notes: notes, log: log) }
    set {
      (freeDesk, desk, lesson) = (newValue.freeDesk, newValue.desk, newValue.lesson)
      (notes, log) = (newValue.notes, newValue.log)
      knownCalls.forget()
    }
  }

  /// Runs `body`; if it throws, all that the actions have made is as it was before.
  ///
  /// - Parameters:
  ///   - what: What isn't possible then: `nobody can go there`.
  ///   - body: Does something to the log, and again what is in it.
  /// - Throws: What `body` throws, in these words.
  func orAsBefore(_ what: String, _ body: () throws(Complaint) -> Void) throws(Complaint) {
    let before = state
    do throws(Complaint) {
      try body()
    } catch {
      state = before
      throw Complaint("\(what): \(error.what)", accepted: error.accepted)
    }
  }

  // MARK: Writing down

  /// Writes an action down: one that was done while an event was stopped comes after the event.
  func enter(
    _ line: String, of command: Command, since before: (desk: Desk, newest: Int)?
  ) {
    if pause != nil {
      aftermath.doneMeanwhile.append(line)
      return
    }
    guard !isRebuilding, let before else { return }
    let dropped = command.keepsFuture ? nil : future
    let wasDone = lesson?.takeDoneWhileStopped() == true
    let isMarked = wasDone || turn.line.hasSuffix(ActiveLesson.doneMark)
    let mark = isMarked ? ActiveLesson.doneMark : ""
    log.append(line + mark, keepsFuture: command.keepsFuture)
    writeDown(line + mark)
    if let dropped { report { dropped } }
    // A lesson brings a desk of its own, with all that it has fired there.
    let isOwn = before.desk === desk
    if isOwn, desk.newestEvent < before.newest { log.note(event: 0) }
    let first = isOwn ? before.newest + 1 : 1
    if isOwn || command.group == .lessons && command.name != "play", first <= desk.newestEvent {
      for number in first...desk.newestEvent { log.note(event: number) }
    }
    enterMeanwhile()
  }

  /// Writes down that a lesson's task was done by an event that was given up: the mark stands alone.
  func enterDoneMark() {
    if lesson?.takeDoneWhileStopped() == true { writeDoneMark() }
  }

  /// Writes down a mark that stands alone.
  func writeDoneMark() {
    guard !isRebuilding else { return }
    log.append(ActiveLesson.doneMark, keepsFuture: true)
    writeDown(ActiveLesson.doneMark)
  }

  /// Has all as it was before an event was given up for something that couldn't be done.
  func takeBackGivingUp() {
    guard let origin = aftermath.origin else { return }
    for _ in origin.written..<written { writeDown("undo") }
    state = origin.state
    origin.stage.pin(origin.pins)
    if origin.isTaskDone { lesson?.noteDoneWhileStopped() }
    aftermath.doneMeanwhile = origin.doneMeanwhile
    aftermath.origin = nil
  }

  /// Writes down what was done while an event was stopped.
  func enterMeanwhile() {
    guard pause == nil, !isRebuilding else { return }
    for line in aftermath.takeDoneMeanwhile() {
      log.append(line, keepsFuture: true)
      writeDown(line)
    }
  }

  /// Writes a line into the journal, or gathers it for one that is written later.
  func writeDown(_ line: String) {
    written += 1
    if gathered == nil { journal?.append(line) } else { gathered?.append(line) }
  }

  // MARK: Reading again

  /// Begins with nothing, as a new session does; the log stays.
  func clear() {
    freeDesk = emptyDesk()
    desk = freeDesk
    lesson = nil
    notes = []
    knownCalls.forget()
  }

  /// Begins with nothing at all.
  func forgetEverything() {
    clear()
    log = ActionLog()
  }

  /// Takes the newest action back.
  ///
  /// - Returns: The action's line, or nil if there was none.
  /// - Throws: A ``Complaint`` if what was done before can't be done again, because a lesson's file
  ///   has changed; the session is as it was then.
  func undo() throws(Complaint) -> String? {
    var undone: String?
    try orAsBefore("this can't be taken back") { () throws(Complaint) in
      undone = log.removeLast()
      if undone != nil { try rebuild() }
    }
    guard let undone else { return nil }
    if let active = lessonInFront, !active.run.isStepDone {
      progress.reopen(active.run.step, of: active.shelved.lesson)
    }
    writeDown("undo")
    // What was taken back has never been.
    watchpoints.settle(on: desk)
    return undone
  }

  /// Does in silence, from nothing, what the log says.
  ///
  /// - Throws: The complaint of an action that can't be done any more.
  func rebuild() throws(Complaint) {
    let log = log
    clear()
    isRebuilding = true
    defer { isRebuilding = false }
    try quietly { () throws(Complaint) in
      for place in 0..<log.count { try run(log[place]) }
    }
  }

  /// What is said when another session took the place of this one.
  ///
  /// - Parameter log: What was done in this one.
  /// - Returns: A line; none where nothing is kept.
  func wayBack(to log: ActionLog) -> [StyledText] {
    guard let journal, journal.failure == nil, log.count > 0 else { return [] }
    return [StyledText("What was here before is kept; to see it: resume --list.", .hint)]
  }

  /// Plays the actions of another session in place of this one.
  ///
  /// - Throws: The first complaint, with its line; this session is as it was then.
  func replay(_ actions: [SessionFile.Line]) throws(ReplayFailure) {
    let before = (state, gathered)
    gathered = []
    defer { gathered = before.1 }
    forgetEverything()
    for action in actions {
      do throws(Complaint) {
        try quietly { () throws(Complaint) in try run(action.text) }
      } catch {
        state = before.0
        throw ReplayFailure(line: action, complaint: error)
      }
    }
    // What was here before stays on disk, for whoever wants to have it back.
    journal?.beginAnew()
    journal?.append(contentsOf: gathered ?? [])
  }

  /// Runs `body` without reports.
  func quietly(_ body: () throws(Complaint) -> Void) throws(Complaint) {
    let before = (occasion, loud)
    loud = loud ?? occasion
    occasion = .quiet
    defer { (occasion, loud) = before }
    try body()
  }

  /// Runs `body` so that everybody hears it, though something is done in silence.
  func loudly(_ body: () -> Void) {
    guard let loud else { return body() }
    let before = occasion
    occasion = loud
    self.loud = nil
    defer { (occasion, self.loud) = (before, loud) }
    body()
  }
}

/// A line of a replayed session that can't be carried out.
struct ReplayFailure: Error {
  let line: SessionFile.Line
  let complaint: Complaint
}
