import Languages
import Lessons
import LiveCode
import Queries
import Sessions
import Staging

/// Hunting, and going to what was found.
extension Runner {
  /// Searches on, and tells what came of it.
  func go(on hunt: Hunt, in context: Context) throws(CommandError) -> Request.Reply {
    let start = clock?()
    let finding: HuntFinding?
    do throws(QueryError) {
      finding = try working(on: hunt) { () throws(QueryError) in try session.search(hunt) }
    } catch {
      throw context.error(Refusal(error))
    }
    show(.hunted(finding, by: hunt))
    if hunt.hasFoundNothing {
      var looks: [TakenLook] = []
      for name in hunt.plan.hunted where try meetsConditions(name, in: context) {
        looks.append(TakenLook(.hunted, name))
      }
      try record(looks, in: context)
    }
    return took(since: start)
  }

  /// Searches, while who waits at a terminal is told what takes so long.
  private func working<Result>(
    on hunt: Hunt, _ search: () throws(QueryError) -> Result
  ) throws(QueryError) -> Result {
    let plan = hunt.plan
    let names = plan.hunted.compactMap { plan.feature.specimen(named: $0)?.pattern }
    // Of more than three only the number is told: the line is written over and over, and has to fit the terminal.
    let count = names.count > 3 ? names.count : 0
    return try working(search) { localized("hunt.working", names, hunt.extent.sequences, count) }
  }

  /// Does what may take long, while who waits at a terminal is told what it is and how far it came.
  func working<Result, Failure>(
    _ work: () throws(Failure) -> Result, telling text: @escaping () -> String
  ) throws(Failure) -> Result {
    guard let tellsWork, let wasInterrupted = session.wasInterrupted else { return try work() }
    tellsWork(nil)
    session.wasInterrupted = {
      tellsWork(text)
      return wasInterrupted()
    }
    defer {
      session.wasInterrupted = wasInterrupted
      tellsWork(nil)
    }
    return try work()
  }

  /// Whether a build in which nothing wrong was found is also what the open task asks of it beside that. Tells
  /// what came of each condition, up to the first that isn't met.
  private func meetsConditions(
    _ name: String, in context: Context
  ) throws(CommandError) -> Bool {
    guard let code = session.state.lessonInFront?.run.openTask?.code, code.name == name,
      let build = session.state.workspace.builds.first(where: {
        $0.name == name && $0.feature == session.state.current?.feature.name
      })
    else { return true }
    let conditions = try context.worded(session.conditions(on: build, by: code))
    for demand in conditions {
      try search(demand, in: context)
      show(.demanded(demand))
      guard demand.isMet else {
        if demand.finding != nil { session.hunt = demand.hunt }
        return false
      }
    }
    return true
  }

  /// Goes through what has to be gone through to know whether a demand is met.
  func search(_ demand: CodeDemand, in context: Context) throws(CommandError) {
    guard let hunt = demand.hunt else { return }
    _ = try context.parsed(
      working(on: hunt) { () throws(QueryError) in try session.search(hunt) })
  }

  /// Goes through all that a user can do with a build of the learner's, if the open task asks for it: that is
  /// what it is judged by.
  func judge(_ build: OwnBuild) throws(CommandError) {
    guard let code = session.state.lessonInFront?.run.openTask?.code, code.name == build.name else {
      return
    }
    if code.test != nil { return try judgeTest(in: build, asked: code) }
    let context = context
    let hunt = try context.worded(session.huntForMistakes(in: build, by: code))
    session.hunt = hunt
    tell(try go(on: hunt, in: context))
  }

  /// Runs the tests of a build with the files of each build that they are to tell apart, and tells what came of it.
  private func judgeTest(in build: OwnBuild, asked code: LessonCode) throws(CommandError) {
    guard let feature = session.environment.features.first(where: { $0.name == build.feature }),
      let builds = code.testedBuilds(in: feature)
    else { return }
    let report = try refusing(at: nil) { () throws(BuildError) in
      guard let workbench else { throw .impossible(.isNotBuilt) }
      return try workbench.report(
        on: build, in: builds, unless: { session.wasInterrupted?() == true })
    }
    self.report(.tested(report))
    if report.verdict == .proven { try record([code.look], in: context) }
  }

  /// Looks for what breaks a check, and tells what came of it; a proof is a look that a lesson may ask for.
  func decide(
    _ proof: Proof, taking look: TakenLook, in context: Context
  ) throws(CommandError) -> Request.Reply {
    if case .trusted = session.environment.proofs {
      unproven = nil
      try record([look], in: context)
      return .reports(Document())
    }
    let start = clock?()
    let verdict: Proof.Verdict
    do throws(QueryError) {
      verdict = try working(on: proof.flawed) { () throws(QueryError) in
        try session.decide(proof)
      }
    } catch {
      throw context.error(Refusal(error))
    }
    unproven = verdict.isProven ? nil : verdict.headline(of: proof)
    show(.decided(verdict, of: proof))
    switch verdict {
    case .tooStrict: session.hunt = proof.sound
    case .proven:
      session.hunt = proof.flawed
      try record([look], in: context)
    case .tooWeak, .undecided: break
    }
    return took(since: start)
  }

  private func took(since start: Duration?) -> Request.Reply {
    guard let start, let end = clock?() else { return .reports(Document()) }
    let took = Int((end - start) / .milliseconds(1))
    return .reports(Document(localized: "hunt.took", took, style: .hint))
  }

  /// Does what leads to the newest finding, in place of what was done on the stage.
  func goToFinding(at span: Range<Int>, in context: Context) throws(CommandError) -> Request.Reply {
    guard let hunt = session.hunt, let finding = hunt.findings.last else {
      throw context.error("error.nothing-hunted", at: span)
    }
    let actions = session.actions(to: finding, of: hunt.plan)
    let before = session.timeline.count
    do throws(CommandError) {
      for action in actions {
        let action = session.asFound(action)
        try act(Request.Act(action: action) { _ in span }, in: context)
      }
    } catch {
      // What can't be done to its end isn't done at all.
      try? session.undo(downTo: before)
      throw error
    }
    report(
      Document {
        if finding.isTakenBack, let last = finding.events.last {
          Text(localized("hunt.fire-last", "\(last)"), .hint)
        }
        Text(localized("hunt.back", actions.count), .hint)
        if !finding.isTakenBack { Text(localized("hunt.keep"), .hint) }
      })
    return .reports(Document())
  }
}
