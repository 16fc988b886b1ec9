import LayerTracing
import Lessons
import Queries
import Staging
import Terminal

extension Session {
  /// Fires an event, and stops it where somebody wants to look.
  ///
  /// - Parameters:
  ///   - event: What happens, or what services do.
  ///   - targets: To whom.
  ///   - stage: Where.
  ///   - isForAll: Whether what services do is meant for whoever is opened later, too.
  ///   - isStepped: Whether it stops before its first message.
  /// - Returns: The event's number; nil if it was given up.
  /// - Throws: The refusal, where nothing was done.
  func fire(
    _ event: Event, at targets: [OpenSpecimen], on stage: Stage, isForAll: Bool = false,
    isStepped: Bool = false
  ) throws(EventRefusal) -> Int? {
    // Who stops in it again stops elsewhere than it did.
    if isStepped, case .breakpointsOnly = debugger.mode { debugger.mode = .next(inside: false) }
    defer { debugger.mode = .breakpointsOnly }
    travel?.isGivenUp = false
    do throws(EventRefusal) {
      if !isUnseen { watchpoints.settle(on: desk) }
      let number = try stage.fire(event, at: targets, isForAll: isForAll, watching: watch(stage))
      tellChanges(in: number)
      return number
    } catch {
      guard error.isTakenBack else { throw error }
      // That has left other specimens in the place of those that are known.
      knownCalls.forget()
      if aftermath.followUp != nil {
        aftermath.origin = Aftermath.Origin(
          state: state, doneMeanwhile: aftermath.doneMeanwhile, pins: stage.pins, stage: stage,
          isTaskDone: lesson?.wasDoneWhileStopped == true, written: written)
      }
      enterDoneMark()
      forget(eventsFrom: desk.newestEvent + 1, on: stage)
      guard error == .givenUp else { throw error }
      turn.changedNothing = true
      travel?.isGivenUp = true
      watchpoints.settle(on: desk)
      let farewell = StyledText(self.farewell, .hint)
      if aftermath.restart != nil {
        // It begins once more, and stops elsewhere.
      } else if aftermath.followUp == nil {
        loudly { report { [farewell] } }
      } else {
        // What it was given up for may turn out to be impossible: then it wasn't given up.
        aftermath.farewell = farewell
      }
      return nil
    }
  }

  /// What is said of an event that was given up.
  private var farewell: String {
    guard let travel else { return "The event was given up; all is as it was before." }
    return travel.returns
      ? "Back in the time from before." : "This is the time before that event."
  }

  /// Whether everything is done again, and nobody wants to stop in it.
  private var isUnseen: Bool { (occasion.isReplaying || isRebuilding) && !isTravelling }

  /// Whether an event is done again for somebody who wants to stop in it.
  var isTravelling: Bool { travel != nil }

  /// Who looks on while an event runs; nil if nobody wants to know anything.
  private func watch(_ stage: Stage) -> Watch? {
    var watch = Watch()
    if isLookedAt {
      watch.beforeDelivery = { [unowned self] specimen, _ in self.meet(specimen, stage) }
    }
    if let wasInterrupted, !isUnseen {
      watch.pulse = { [unowned self] specimen in
        guard wasInterrupted() else { return }
        // Whoever has given it up already and can't wait for its end, ends it.
        if stage.isGivingUp { return specimen.recorder.stopDelivering() }
        self.debugger.mode = .next(inside: true)
        specimen.recorder.beforeDelivery = { [unowned self, unowned specimen] _ in
          self.meet(specimen, stage)
        }
      }
    }
    return watch.pulse == nil && watch.beforeDelivery == nil ? nil : watch
  }

  /// Whether each message has to be looked at.
  private var isLookedAt: Bool {
    // What is only done again stops for nobody.
    if isUnseen { return false }
    if case .breakpointsOnly = debugger.mode {
      return !breakpoints.all.isEmpty || !watchpoints.all.isEmpty
    }
    return true
  }

  /// Looks at a message before it is delivered.
  private func meet(_ specimen: OpenSpecimen, _ stage: Stage) {
    guard let message = specimen.recorder.newestMessage else { return }
    tellChanges(in: message.event)
    guard
      let reason = debugger.decide(message, of: specimen, by: breakpoints, on: desk)
    else { return }
    stop(
      Pause(specimen: specimen, message: message, reason: reason, line: turn.action), on: stage)
  }

  /// Stops an event, until somebody says what becomes of it.
  private func stop(_ pause: Pause, on stage: Stage) {
    self.pause = pause
    aftermath.fallback = nil
    debugger.verdict = nil
    lessonPaused?()
    // Who walks through what was done already does nothing.
    if !isUnseen, !isTravelling, let lesson,
      lesson.look(on: desk, after: false, isStopped: true)
    {
      complete(lesson, .done)
      if !occasion.isRunByLesson { lesson.noteDoneWhileStopped() }
    }
    let outer = turn
    if !occasion.isRunByLesson { travel?.hasStopped = true }
    if let attendant, !occasion.isRunByLesson, !isUnseen {
      loudly {
        show(pause.lines(out.profile, isFirst: !debugger.hasStopped))
        debugger.hasStopped = true
        tellOtherName(pause)
        reportLesson()
        attendant()
      }
    }
    turn = outer
    self.pause = nil
    switch debugger.verdict {
    case .giveUp:
      debugger.mode = .nowhere
      stage.giveUp()
    case .resume(let mode): debugger.mode = mode
    case nil: if !isStepping { debugger.mode = .breakpointsOnly }
    }
  }

  /// Tells whoever has gone to a message if its name means another one now.
  private func tellOtherName(_ pause: Pause) {
    guard let named = travel?.named else { return }
    travel?.named = nil
    if named.brief == pause.message.brief { return }
    show([
      StyledText(
        "That is how it was then. Now \(pause.name) is another message: \(named.brief).", .hint)
    ])
  }

  /// Whether nobody says when an event goes on that is walked message by message.
  private var isStepping: Bool {
    if case .next = debugger.mode {
      attendant == nil || occasion.isReplaying || occasion.isRunByLesson
    } else {
      false
    }
  }

  /// Tells how watched values differ from what they were when somebody looked last.
  func tellChanges() {
    if !isUnseen { tellChanges(in: nil) }
  }

  /// Tells how watched values have changed.
  private func tellChanges(in event: Int?) {
    guard !watchpoints.all.isEmpty, !isUnseen else { return }
    let changes = watchpoints.changes(in: event, on: desk)
    guard !changes.isEmpty else { return }
    loudly { show(WatchView(changes, profile: out.profile).lines) }
  }

  /// What was said meanwhile of an event that was given up is said of none.
  private func forget(eventsFrom first: Int, on stage: Stage) {
    stage.unpin(eventsFrom: first)
    // Who only looks at an event of the past, and goes back, finds it there again.
    if travel?.returns == true { return }
    let newest = stage.events.newest
    for index in notes.indices
    where notes[index].event >= first && notes[index].feature == stage.feature.name {
      notes[index] = notes[index].moved(to: newest)
    }
    for line in aftermath.takeDoneMeanwhile() {
      guard var words = try? commands(in: line).first else { continue }
      func isOfIt(_ word: Word) -> Bool {
        MessageReference.looksLike(word)
          && (try? MessageReference(word)).map { $0.event >= first } ?? false
      }
      if words.contains(where: isOfIt), words.first?.text != Command.note.name { continue }
      words.removeAll(where: isOfIt)
      aftermath.doneMeanwhile.append(
        words.map { $0.isQuoted ? $0.text.asWord : $0.text }.joined(separator: " "))
    }
    enterMeanwhile()
  }

  /// The event that is stopped.
  ///
  /// - Throws: A ``Complaint`` that says how to stop one.
  func paused() throws(Complaint) -> Pause {
    if let pause { return pause }
    throw Complaint(
      "nothing is stopped",
      accepted: "To stop an event: fire EVENT --step, or break. To walk the last one: step.")
  }

  /// Gives up the event that is stopped, if one is.
  public func giveUp() {
    if pause != nil { debugger.verdict = .giveUp }
  }

  /// Lets the event that is stopped run to its end.
  public func runOn() {
    if pause != nil { debugger.verdict = .resume(.nowhere) }
  }

  /// Whether the event that was stopped goes on, or is given up.
  public var isPauseOver: Bool { pause == nil || debugger.verdict != nil }

  /// Has what is left of a line wait, if something else comes first.
  ///
  /// - Parameter commands: What is left, a command each.
  /// - Returns: Whether it has to wait.
  func putOff(_ commands: () -> [String]) -> Bool {
    // Once it is said how an event goes on that is stopped, all else waits until it has.
    if pause == nil ? !aftermath.isAwaited && !aftermath.rest.isEmpty : isPauseOver {
      aftermath.rest += commands()
      return true
    }
    guard pause == nil, aftermath.isAwaited else { return false }
    aftermath.interrupted += commands()
    return true
  }

  /// Ends the pause for a command that can't be carried out meanwhile.
  ///
  /// - Parameters:
  ///   - call: The command.
  ///   - line: The command as it was typed, and what stands behind it.
  /// - Returns: Whether it has to wait.
  /// - Throws: A ``Complaint`` if it can be told already that it couldn't be carried out.
  func mustWait(_ call: Call, in line: String) throws(Complaint) -> Bool {
    guard let pause else { return false }
    let then: WhilePaused.Then
    switch try call.command.whilePaused(call, self) {
    case .isFine: return false
    case .resumes(let rest):
      debugger.verdict = .resume(.nowhere)
      then = rest
    case .givesUp(let rest, let returns):
      debugger.verdict = .giveUp
      travel?.returns = returns
      then = rest
    }
    switch then {
    case .nothing: break
    case .command(let command): aftermath.followUp = command
    case .stop(let place): aftermath.restart = Aftermath.Stop(line: pause.line, place: place)
    case .itself: aftermath.followUp = line
    }
    if case .giveUp = debugger.verdict, aftermath.followUp != nil || aftermath.restart != nil {
      let again = isTravelling ? "goto \(pause.name)" : pause.line
      aftermath.fallback = Aftermath.Stop(line: again, place: pause.place)
    }
    return true
  }

  /// Fires an event once more that was given up, and stops in it.
  ///
  /// - Parameter stop: Where: it was met before, or somebody asked for it and it was looked for.
  func fireAgain(_ stop: Aftermath.Stop) {
    debugger.mode = .at(stop.place)
    // It could be done before, and all is as it was then.
    try? run(stop.line)
  }
}
