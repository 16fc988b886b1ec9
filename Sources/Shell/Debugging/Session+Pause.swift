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
    if isStepped { debugger.mode = .next(inside: false) }
    defer { debugger.mode = .breakpointsOnly }
    let newest = stage.events.newest
    travel.isGivenUp = false
    do throws(EventRefusal) {
      desk.watchpoints.settle(on: desk)
      let number = try stage.fire(event, at: targets, isForAll: isForAll, watching: watch(stage))
      tellChanges(in: number)
      return number
    } catch {
      guard error == .givenUp else { throw error }
      changedNothing = true
      travel.isGivenUp = true
      forget(eventsFrom: newest + 1, on: stage)
      loudly {
        report { [StyledText("The event was given up; all is as it was before.", .hint)] }
      }
      return nil
    }
  }

  /// Who looks on while an event runs; nil if nobody wants to know anything.
  private func watch(_ stage: Stage) -> Watch? {
    var watch = Watch()
    if isLookedAt {
      watch.beforeDelivery = { [unowned self] specimen, _ in self.meet(specimen, stage) }
    }
    if let wasInterrupted {
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
    // What is only done again stops for nobody, but for a lesson that waits for just that.
    if isReplaying, !isTravelling { return lesson?.awaitsPause(on: desk) ?? false }
    if case .breakpointsOnly = debugger.mode {
      return !desk.breakpoints.all.isEmpty || !desk.watchpoints.all.isEmpty
    }
    return true
  }

  /// Looks at a message before it is delivered.
  private func meet(_ specimen: OpenSpecimen, _ stage: Stage) {
    guard let message = specimen.recorder.newestMessage else { return }
    tellChanges(in: message.event)
    guard let reason = debugger.decide(message, of: specimen, on: desk) else { return }
    stop(Pause(specimen: specimen, message: message, reason: reason), on: stage)
  }

  /// Stops an event, until somebody says what becomes of it.
  private func stop(_ pause: Pause, on stage: Stage) {
    self.pause = pause
    travel.hasStopped = true
    debugger.verdict = nil
    lessonPaused?()
    if let lesson, lesson.look(on: desk, after: false) { complete(lesson, .done) }
    let outer = (changedNothing, loggedLine)
    if let attendant, !isRunByLesson, !isReplaying || isTravelling {
      loudly {
        show(pause.lines(out.profile, isFirst: !hasPaused))
        hasPaused = true
        reportLesson()
        attendant()
      }
    }
    (changedNothing, loggedLine) = outer
    self.pause = nil
    switch debugger.verdict {
    case .giveUp:
      debugger.mode = .nowhere
      stage.giveUp()
    case .resume(let mode): debugger.mode = mode
    case nil: if !isStepping { debugger.mode = .breakpointsOnly }
    }
  }

  /// Whether nobody says when an event goes on that is walked message by message.
  private var isStepping: Bool {
    if case .next = debugger.mode {
      attendant == nil || isReplaying || isRunByLesson
    } else {
      false
    }
  }

  /// Tells how watched values have changed.
  private func tellChanges(in event: Int) {
    guard !desk.watchpoints.all.isEmpty, !isReplaying || isTravelling else { return }
    let changes = desk.watchpoints.changes(in: event, on: desk)
    guard !changes.isEmpty else { return }
    loudly { show(WatchView(changes, profile: out.profile).lines) }
  }

  /// What was said meanwhile of an event that was given up is said of none.
  private func forget(eventsFrom first: Int, on stage: Stage) {
    stage.unpin(eventsFrom: first)
    let newest = stage.events.newest
    for index in notes.indices where notes[index].event >= first {
      notes[index] = notes[index].moved(to: newest)
    }
    for line in takeMeanwhile() {
      guard var words = try? commands(in: line).first else { continue }
      func isOfIt(_ word: Word) -> Bool {
        MessageReference.looksLike(word)
          && (try? MessageReference(word)).map { $0.event >= first } ?? false
      }
      if words.contains(where: isOfIt), words.first?.text != Command.note.name { continue }
      words.removeAll(where: isOfIt)
      meanwhile(words.map { $0.isQuoted ? $0.text.asWord : $0.text }.joined(separator: " "))
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

  /// What was asked for while an event was stopped and has to wait for its end; it is told once.
  public func takeFollowUp() -> String? {
    defer { followUp = nil }
    return followUp
  }

  /// Ends the pause for a command that can't be carried out meanwhile.
  ///
  /// - Parameters:
  ///   - call: The command.
  ///   - line: The line that it stands in: what is left of it comes after the event.
  /// - Returns: Whether it has to wait.
  func mustWait(_ call: Call, in line: String) -> Bool {
    guard pause != nil else { return false }
    switch call.command.whilePaused(call) {
    case .isFine: return false
    case .resumes: debugger.verdict = .resume(.nowhere)
    case .givesUp: debugger.verdict = .giveUp
    }
    // To take back an event that isn't over is to give it up.
    if call.command.name != "undo" {
      followUp = String(decoding: line.utf8.dropFirst(call.name.span.lowerBound), as: UTF8.self)
    }
    return true
  }
}
