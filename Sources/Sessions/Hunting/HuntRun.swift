import Features
import LayerTracing
import Queries
import Staging

/// One sequence of moves, done in specimens of its own.
final class HuntRun {
  private let plan: HuntPlan
  private let workspace: Workspace
  private let stage: Stage
  /// What the user can fire at what is open, as it was opened.
  private let eventNames: [String]
  /// What was done since the specimens were opened.
  private(set) var done: [StageAction] = []
  /// What a specimen showed before the newest move, where that matters.
  private var linesBefore: [String] = []
  /// Who holds whom since they were loaded, where that matters.
  private var loaded: [LoadedStructure] = []

  /// Opens the specimens, as far as their loading ends, and does moves that were done before in others, where
  /// nothing refused them.
  /// One whose layers could all be reached when it was loaded, and that holds them as it did then, needs no second
  /// look at who holds whom.
  init(
    _ plan: HuntPlan, after moves: [StageAction] = [], wasWhole: Bool = false,
    calling hooks: EventHooks = EventHooks()
  ) {
    self.plan = plan
    stage = Stage(
      feature: plan.feature, kept: HuntPlan.kept, firstModes: plan.firstModes,
      mocked: plan.mocked, hooks: hooks)
    workspace = Workspace(playing: stage)
    for specimen in plan.specimens { stage.open(specimen) }
    eventNames = stage.eventNames
    if wasWhole { loaded = hunted.map(LoadedStructure.init) }
    for move in moves { try? carryOut(move) }
    done = moves
  }

  /// Whether all specimens could be loaded.
  var isOpen: Bool { stage.open.count == plan.specimens.count }

  /// What tells its state from others.
  var digest: StateDigest { StateDigest(of: stage.open) }

  /// Whether every layer can be reached from what is shown.
  var isWhole: Bool { hunted.allSatisfy { Survivors($0).layers.isEmpty } }

  private var hunted: [OpenSpecimen] {
    stage.open.filter { plan.hunted.contains($0.specimen.name) }
  }

  private func sound(for specimen: OpenSpecimen) -> OpenSpecimen? {
    plan.sound[specimen.specimen.name].flatMap { stage[$0] }
  }

  // MARK: What a user could do now

  /// The events that can be fired in one of the specimens, with the values that matter, in a fixed order. Where
  /// the service was told at once to answer in another way, all can be loaded anew, so that it does while they load.
  var moves: [StageAction] {
    var moves: [Event] = []
    for name in eventNames {
      let controls = stage.open.compactMap { $0.control(named: name) }.filter(\.isEnabled)
      guard !controls.isEmpty else { continue }
      let ranges = controls.map(\.values)
      if ranges.contains(nil) { moves.append(Event(name)) }
      for value in ranges.compactMap(\.self).flatMap(HuntRun.borders).unique.sorted() {
        moves.append(Event(name, value: value))
      }
    }
    if plan.tellsProcesses { moves.append(.process(stage.processChange)) }
    guard plan.feature.usesService else { return moves.map { .event($0) } }
    let services = stage.open.map(\.service)
    for mode in Service.Mode.allCases where services.contains(where: { $0.mode != mode }) {
      moves.append(.service(mode))
    }
    for place in 0..<(services.map(\.pending.count).max() ?? 0) {
      moves.append(.delivery(place + 1))
    }
    return moves.map { .event($0) } + (canLoadOtherwise ? [.reset] : [])
  }

  private var canLoadOtherwise: Bool {
    guard done.count == 1, case .event(let event, _) = done[0], case .service = event.kind else {
      return false
    }
    return true
  }

  /// The values of a range at which something may change.
  private static func borders(of range: ClosedRange<Int>) -> [Int] {
    let (least, most) = (range.lowerBound, range.upperBound)
    let next = least < most ? [least + 1, most - 1] : []
    return ([least, most, 0, 1] + next).filter(range.contains)
  }

  /// A move that can be made now, any value within its range.
  func move(drawnBy generator: inout some RandomNumberGenerator) -> StageAction? {
    guard let move = moves.randomElement(using: &generator) else { return nil }
    guard case .event(let event, _) = move, event.value != nil, event.kind == .gesture,
      Bool.random(using: &generator),
      let range = stage.open.lazy.compactMap({ $0.control(named: event.name)?.values }).first
    else { return move }
    return .event(Event(event.name, value: Int.random(in: range, using: &generator)))
  }

  // MARK: Doing

  /// How a move went.
  enum MoveResult {
    /// It was done, and nothing was found.
    case done
    /// It can't be done here.
    case refused
    /// What was found with it.
    case found(HuntFinding)
    /// A condition can't be decided, whatever is done.
    case failed(QueryError)
  }

  /// Makes a move, and looks at what came of it, unless that is left to a later one; findings of some keys are
  /// passed over.
  func step(_ move: StageAction, without known: Set<String>, looks: Bool = true) -> MoveResult {
    defer { linesBefore = [] }
    if case .miss(let open) = plan.goal {
      linesBefore = open.question.lines(before: move, on: stage)
    }
    do throws(EventError) {
      try carryOut(move)
    } catch {
      done.append(move)
      return refusal(error, known) ?? .refused
    }
    done.append(move)
    return looks ? look(known) : .done
  }

  private func carryOut(_ move: StageAction) throws(EventError) {
    if case .event(let event, _) = move {
      try stage.fire(event, at: stage.open)
    } else {
      stage.reset()
      loaded = []
    }
  }

  private func refusal(_ error: EventError, _ known: Set<String>) -> MoveResult? {
    guard case .mistakes = plan.goal else { return nil }
    if case .runaway(let runaway) = error {
      let name = runaway.specimen.split(separator: ".").last.map(String.init) ?? ""
      guard plan.hunted.contains(name), let specimen = stage[name] else { return nil }
      return new(finding(.runaway(runaway), in: specimen), known)
    }
    for specimen in hunted {
      guard let sound = sound(for: specimen), case .event(let event, _) = done.last else {
        continue
      }
      let (own, others) = (refusal(of: event, in: specimen), refusal(of: event, in: sound))
      guard (own == nil) != (others == nil), let error = own ?? others else { continue }
      let evidence = HuntFinding.Evidence.refusal(
        error, bySound: own == nil, sound.specimen.pattern)
      return new(finding(evidence, in: specimen), known)
    }
    return nil
  }

  private func refusal(of event: Event, in specimen: OpenSpecimen) -> EventError? {
    do throws(EventError) {
      _ = try specimen.control(for: event)
      return nil
    } catch {
      return error
    }
  }

  // MARK: Looking

  /// Looks at what the newest move did, loading if there is none.
  func look(_ known: Set<String>) -> MoveResult {
    let step = look(knowing: known)
    if case .found(let finding) = step, known.contains(finding.key) { return .done }
    return step
  }

  private func look(knowing known: Set<String>) -> MoveResult {
    switch plan.goal {
    case .mistakes:
      for specimen in hunted {
        for finding in quickMistakes(of: specimen) where !known.contains(finding.key) {
          return .found(finding)
        }
      }
      return .done
    case .breach(let expectation):
      return holding { () throws(QueryError) in
        let unmet = try expectation.check(against: CheckContext(workspace: workspace))
        return unmet.map { finding(.unmet($0)) }
      } ?? .done
    case .fulfilment(let expectation):
      return holding { () throws(QueryError) in
        let unmet = try expectation.check(against: CheckContext(workspace: workspace))
        return unmet == nil ? finding(.met) : nil
      } ?? .done
    case .condition(let condition):
      return holding { () throws(QueryError) in
        let context = CheckContext(workspace: workspace, tellsSetters: false)
        return try context.isSo(condition) ? finding(.met) : nil
      } ?? .done
    case .miss(let open):
      return missed(open).map(MoveResult.found) ?? .done
    case .message(let breakpoint):
      return holding { () throws(QueryError) in
        let context = CheckContext(workspace: workspace, tellsSetters: false)
        for specimen in stage.open {
          for message in newMessages(of: specimen) {
            do throws(QueryError) {
              if try context.isMet(breakpoint, by: message) {
                return finding(.sent(message), in: specimen)
              }
            } catch {
              // A message that hasn't what is asked for tells nothing of those behind it.
              if !error.isAboutAbsence { throw error }
            }
          }
        }
        return nil
      } ?? .done
    }
  }

  /// What a condition comes to; something that isn't there yet may come with a later event.
  private func holding(_ body: () throws(QueryError) -> HuntFinding?) -> MoveResult? {
    do throws(QueryError) {
      return try body().map(MoveResult.found)
    } catch {
      return error.isAboutAbsence ? nil : .failed(error)
    }
  }

  /// What came of the event that a prediction is about, if that is the newest and went another way.
  private func missed(_ open: OpenPrediction) -> HuntFinding? {
    guard case .event(open.question.event, _) = done.last, let forecast = open.forecast,
      let specimen = stage[open.question.specimen],
      let fact = try? workspace.fact(
        of: open.question, event: stage.newestEvent, before: linesBefore)
    else { return nil }
    let grade = Grade(open, forecast, fact, event: stage.newestEvent)
    return grade.isRight ? nil : finding(.missed(grade), in: specimen)
  }

  private func newMessages(of specimen: OpenSpecimen) -> Trace {
    let newest = stage.newestEvent
    return specimen.recorder.messages.trace(events: newest...newest)
  }

  /// Messages and screens: what is looked at after each event.
  private func quickMistakes(of specimen: OpenSpecimen) -> [HuntFinding] {
    var found = RuleBreach.messages(of: newMessages(of: specimen), in: specimen).map {
      finding(.rule(.message($0.message, $0.breach)), in: specimen)
    }
    if let sound = sound(for: specimen), specimen.mocked == nil, sound.mocked == nil {
      let (own, right) = (specimen.screen, sound.screen)
      if own != right {
        found.append(
          finding(
            .screen(own, other: right, of: sound.specimen.pattern), in: specimen))
      }
    }
    return found
  }

  /// Who owns whom, what nothing shows, and what is left when all is closed, with which the run ends.
  func lookDeeper(_ known: Set<String>) -> HuntFinding? {
    guard case .mistakes = plan.goal else { return nil }
    for (index, specimen) in hunted.enumerated() {
      if index < loaded.count, loaded[index].isCurrent(specimen) { continue }
      let graph = OwnershipGraph(specimen.recorder, module: specimen.module)
      var found = RuleBreach.ownerships(in: specimen, graph).map {
        finding(.rule($0), in: specimen)
      }
      let survivors = Survivors(specimen, graph)
      if !survivors.layers.isEmpty { found.append(finding(.survivors(survivors), in: specimen)) }
      for finding in found where !known.contains(finding.key) { return finding }
    }
    for name in plan.hunted {
      guard let title = stage[name]?.specimen.pattern, let left = workspace.close(name) else {
        continue
      }
      let survivors = Survivors(left)
      guard !survivors.layers.isEmpty else { continue }
      let found = HuntFinding(
        specimen: name, title: title, moves: done, evidence: .survivors(survivors))
      if !known.contains(found.key) { return found }
    }
    return nil
  }

  private func finding(
    _ evidence: HuntFinding.Evidence, in specimen: OpenSpecimen? = nil
  ) -> HuntFinding {
    HuntFinding(
      specimen: specimen?.specimen.name, title: specimen?.specimen.pattern ?? "", moves: done,
      evidence: evidence)
  }

  private func new(_ finding: HuntFinding, _ known: Set<String>) -> MoveResult? {
    known.contains(finding.key) ? nil : .found(finding)
  }
}
