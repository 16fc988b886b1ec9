import Languages
import Platform
import Sessions

/// Doing what a line asks for, and telling what came of it.
extension Runner {
  /// Carries out what a script that reports nothing may ask for a million times before it looks at anything.
  ///
  /// - Returns: Whether it was done; if not, nothing has changed.
  func runUnseen(_ line: String) -> Bool {
    if line == "undo" { return session.undoUnseen() }
    guard let action = known[line], session.fireUnseen(action) else { return false }
    askedWish = nil
    return true
  }

  /// Keeps an action by the line that is its text form.
  func remember(_ action: Action, by line: String) {
    // What an 'open' asks for depends on what is parked.
    if case .stage(.open) = action { return }
    guard action.description == line else { return }
    // A script of a million events has few different lines.
    if known.count >= 256 { known = [:] }
    known[line] = action
  }

  func act(_ request: Request.Act, in context: Context) throws(CommandError) {
    do throws(Refusal) {
      if let purpose = context.purpose {
        return try act(request.action, in: context, for: purpose)
      }
      try act(request)
      remember(request.action, by: context.line)
    } catch {
      throw context.error(error, at: request.place(error))
    }
  }

  func act(_ request: Request.Act) throws(Refusal) {
    let action = request.action
    hasActed = hasActed || action.changesStage
    let before = printer.isQuiet ? Screens.empty : screens(before: action)
    report(request.remark)
    let (performed, tell) = try printer.collecting { () throws(Refusal) in
      try session.perform(action, stopsAtFirst: request.stopsAtFirst)
    }
    askedWish = nil
    report(request.heading)
    report(.printed(performed.printed))
    if case .stage(.discard(let feature, let name)) = action {
      leaveFolder(afterDiscarding: name, of: feature)
    }
    // What is told may do events again, in which the learner's own code reads what is typed next.
    ClosedInput.during(session.state.hasOwnCode) {
      // A lesson that begins speaks its own language.
      speaking { self.tell(performed, of: action, before, remaining: tell) }
    }
  }

  private func tell(
    _ performed: Performed, of action: Action, _ before: Screens, remaining tell: () -> Void
  ) {
    lessons.note(performed.news, beginsStep: performed.isChange && action.beginsStep)
    let endsStop = performed.isChange && !action.keepsFuture
    // What is left of a stopped event is told before a step that begins, and is no part of it.
    if endsStop { printer.unmeasured { stops.tellDeferred() } }
    tell()
    show(.changes(performed.changes))
    // A script that reports nothing takes a sixth of the time where this isn't worded.
    func outcome() -> Document {
      let report = OutcomeReport(performed.outcome, of: action, in: session.state, before: before)
        .document
      guard let dropped = performed.dropped else { return report }
      // What was saved to be built was hardly meant to drop anything: that comes before a long report.
      return action.isBuild
        ? .dropped(dropped, .error) + report : report + .dropped(dropped, .hint)
    }
    if endsStop, session.stop != nil {
      stops.deferred = outcome()
      stops.tell()
    } else {
      report(outcome())
    }
    if performed.endsLesson, case .lesson = performed.outcome { lessons.tellEnd() }
    if case .question(.explain) = action { lessons.tellHowToGoOn() }
  }

  /// What everything in front shows before an event.
  private func screens(before action: Action) -> Screens {
    guard case .stage(.event) = action else { return Screens.empty }
    return Screens(session.state.current?.open ?? [])
  }
}
