import Features
import Languages
import Platform
import Queries
import Staging

/// Hunting beside a session, which no hunt changes.
extension Session {
  /// Plans a hunt on the stage in front, whose services answer as they do now.
  ///
  /// - Parameters:
  ///   - goal: What is looked for.
  ///   - names: The specimens that it is looked for in; they need not be open.
  ///   - sound: What some of them are held against, by their names; what they should do as, by default.
  ///   - budget: How many events are fired at the most; as many as for any hunt by default.
  /// - Returns: The plan.
  /// - Throws: ``Refusal/nothingOpen(_:)`` if no feature is in front.
  public func plan(
    _ goal: HuntGoal, in names: [String], beside sound: [String: String] = [:],
    budget: Int = .max
  ) throws(Refusal) -> HuntPlan {
    let stage = try state.stage()
    var modes: [String: Service.Mode] = ["": stage.open[0].service.mode]
    for specimen in stage.open { modes[specimen.specimen.name] = specimen.service.mode }
    var plan = HuntPlan(
      goal, in: names, of: stage.feature, firstModes: modes, mocked: stage.mocked, beside: sound,
      budget: min(budget, environment.huntBudget))
    // The learner's own code has limits of its own.
    if !plan.runsOwnCode { plan.mostSeconds = environment.huntSeconds }
    return plan
  }

  /// Searches on. The learner's own code runs in a copy of the process, which it may end.
  ///
  /// - Parameter hunt: What is hunted for, with what was found before.
  /// - Returns: What was found; nil if nothing was, as far as its extent tells.
  /// - Throws: Why a condition can't be decided.
  public func search(_ hunt: Hunt) throws(QueryError) -> HuntFinding? {
    let isStopped = { self.wasInterrupted?() == true }
    guard hunt.plan.runsOwnCode, mayBeEnded else {
      return try hunt.next(unless: isStopped)
    }
    let (seconds, most) = (
      hunt.plan.mostSeconds ?? Session.mostSecondsOfHunt, Session.mostSecondsOfTrial
    )
    let result = TrialProcess.run(
      seconds: seconds, silence: min(seconds, most), wasInterrupted: isStopped
    ) { note in
      hunt.search(noting: note)
    }
    let end: BuildError.Crash.End
    switch result.end {
    case .done:
      return try ClosedInput.during(true) { () throws(QueryError) in
        try hunt.finish(result.note)
      }
    case .impossible: return try hunt.next(unless: isStopped)
    case .interrupted:
      hunt.stop(result.note, by: .interrupt)
      return nil
    case .tooLong:
      hunt.stop(result.note, by: .seconds(seconds))
      return nil
    case .silent: end = .tooLong(most)
    case .signal(let number): end = .signal(number)
    case .exit(let status): end = .exit(status)
    }
    let again = lastMessage(in: Hunt.moves(noted: result.note), of: hunt.plan)
    if case .silent = result.end, again.end != .tooLong {
      // Another process of the hunt didn't come back: in what isn't known.
      hunt.stop("", by: .seconds(most))
      return nil
    }
    return hunt.end(
      result.note,
      as: BuildError.Crash(
        line: "", end: end, errorLine: Session.errorLine(in: result.errors), message: again.message)
    )
  }

  /// How long the learner's own code may be hunted in.
  private static let mostSecondsOfHunt = 60

  /// Does a sequence once more that ended a copy of the process, or never came back in it: how it ends, and the last
  /// message before.
  private func lastMessage(
    in moves: [StageAction], of plan: HuntPlan
  ) -> (end: ProcessEnd, message: String) {
    let result = TrialProcess.run(
      seconds: Session.mostSecondsToLastMessage, wasInterrupted: { self.wasInterrupted?() == true }
    ) { note in
      let hooks = EventHooks()
      hooks.calling(.noting(note)) { _ = HuntRun(plan, after: moves, calling: hooks) }
    }
    return (result.end, result.note)
  }

  /// An action of a finding as it is done now: an answer is let through where one waits, the hunt passes over the
  /// builds in which none does.
  ///
  /// - Parameter action: One of ``actions(to:of:)``, after those before it.
  /// - Returns: The action.
  public func asFound(_ action: Action) -> Action {
    guard case .stage(.event(let event, let names)) = action, event.kind == .delivery else {
      return action
    }
    let waiting = names.filter { name in
      (state.current?[name]?.service.pending.count ?? 0) >= (event.value ?? 1)
    }
    return waiting.isEmpty ? action : .stage(.event(event, on: waiting))
  }

  /// The actions that lead to what a hunt found, from what is open now, without its last event where that would
  /// be taken back.
  public func actions(to finding: HuntFinding, of plan: HuntPlan) -> [Action] {
    let names = plan.names
    var actions: [Action] = []
    let stage = state.current.flatMap { $0.feature.name == plan.feature.name ? $0 : nil }
    if !names.allSatisfy({ stage?[$0] != nil }) {
      actions.append(.stage(.open(plan.feature.name, in: names)))
    }
    if let stage, stage.events.count > 0 { actions.append(.stage(.reset)) }
    for move in finding.isTakenBack ? finding.moves.dropLast() : finding.moves[...] {
      if case .event(let event, _) = move {
        actions.append(.stage(.event(event, on: names)))
      } else {
        actions.append(.stage(move))
      }
    }
    if case .survivors(let survivors) = finding.evidence, survivors.isClosed,
      let specimen = finding.specimen
    {
      actions.append(.stage(.close([specimen])))
    }
    return actions
  }
}
