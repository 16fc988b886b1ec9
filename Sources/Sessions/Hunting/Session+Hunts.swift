import Features
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
  /// - Throws: ``StageError/nothingOpen`` if no feature is in front.
  public func plan(
    _ goal: HuntGoal, in names: [String], beside sound: [String: String] = [:],
    budget: Int = .max
  ) throws(SessionError) -> HuntPlan {
    let stage = try state.stage()
    var modes: [String: Service.Mode] = ["": stage.open[0].service.mode]
    for specimen in stage.open { modes[specimen.specimen.name] = specimen.service.mode }
    return HuntPlan(
      goal, in: names, of: stage.feature, firstModes: modes, mocked: stage.mocked, beside: sound,
      budget: min(budget, environment.huntBudget))
  }

  /// Searches on. The learner's own code runs in a copy of the process, which it may end.
  ///
  /// - Parameter hunt: What is hunted for, with what was found before.
  /// - Returns: What was found; nil if nothing was.
  /// - Throws: Why a condition can't be decided.
  public func search(_ hunt: Hunt) throws(QueryError) -> HuntFinding? {
    let isStopped = { self.wasInterrupted?() == true }
    guard hunt.plan.runsOwnCode, mayBeEnded else {
      return try hunt.next(unless: isStopped)
    }
    let seconds = Session.mostSecondsOfHunt
    let result = TrialProcess.run(seconds: seconds, wasInterrupted: isStopped) { note in
      hunt.search(noting: note)
    }
    let end: BuildError.Crash.End
    switch result.end {
    case .done:
      return try ClosedInput.during(true) { () throws(QueryError) in
        try hunt.finish(result.note)
      }
    case .impossible: return try hunt.next(unless: isStopped)
    case .interrupted: return hunt.end(result.note, as: nil)
    case .tooLong: end = .tooLong(seconds)
    case .signal(let number): end = .signal(number)
    case .exit(let status): end = .exit(status)
    }
    return hunt.end(
      result.note,
      as: BuildError.Crash(
        line: "", end: end, said: Session.said(in: result.errors), message: ""))
  }

  /// How long the learner's own code may be hunted in.
  private static let mostSecondsOfHunt = 60

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
