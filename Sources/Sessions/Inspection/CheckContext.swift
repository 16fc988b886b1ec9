import Languages
import LayerTracing
import Lessons
import Queries
import Staging

/// What a check of a lesson, or the condition of a breakpoint, is held against: what lies open.
public struct CheckContext {
  let workspace: Workspace
  /// The message before which the session is stopped; nil if it isn't.
  public var pausedBefore: Message?
  /// Whether it is to be told what set a value: to find that out takes longer than the value.
  var tellsSetters = true
  /// Reads values where many contexts of the same paths follow one another; nil elsewhere.
  private var reader: PathReader?

  /// Holds checks against what lies open in a state.
  public init(_ state: State, pausedBefore message: Message? = nil) {
    self.init(workspace: state.workspace, pausedBefore: message)
  }

  init(
    workspace: Workspace, pausedBefore message: Message? = nil, tellsSetters: Bool = true,
    reading reader: PathReader? = nil
  ) {
    self.workspace = workspace
    pausedBefore = message
    self.tellsSetters = tellsSetters
    self.reader = reader
  }

  /// Whether a condition on what layers hold is so.
  ///
  /// - Parameters:
  ///   - condition: The condition.
  ///   - look: Called with each value that is looked up.
  /// - Returns: Whether it is so.
  /// - Throws: Why it can't be decided.
  func isSo(
    _ condition: Condition, look: (PathReference, QueryValue) -> Void = { _, _ in }
  ) throws(QueryError) -> Bool {
    try condition.evaluate { reference throws(QueryError) in
      guard case .path(let path) = reference.target else { return .nil }
      let value = try value(of: path).value
      look(path, value)
      return value
    }
  }

  /// Whether a breakpoint means a message of the right specimen, which is about to be sent.
  func isMet(_ breakpoint: Breakpoint, by message: Message) throws(QueryError) -> Bool {
    try breakpoint.pauses(before: message) { path throws(QueryError) in try value(of: path).value }
  }

  /// Holds a line of `expect` or `guard` against it.
  func outcome(of line: String, naming vocabulary: Vocabulary) -> LessonOutcome {
    do throws(QueryError) {
      let expectation = try Expectation(line, vocabulary: vocabulary)
      return try expectation.check(against: self).map(LessonOutcome.unmet) ?? .passed
    } catch {
      return .unmet(.unreadable(error))
    }
  }
}

extension CheckContext: ExpectationContext {
  /// The value at the end of a path, and what set it.
  public func value(of path: PathReference) throws(QueryError) -> FoundValue {
    let (specimen, _) = try open(path.specimen, at: path.specimenSpan)
    if !tellsSetters, let known = reader?.knownValue(of: path, in: specimen) {
      return FoundValue(known)
    }
    let inspection = Inspection(specimen: specimen)
    switch try find(path, in: inspection) {
    case .layer(let layer):
      return FoundValue(.other(type(of: layer)._layerFacts.name))
    case .value(let property, let layer, let inner):
      let value = (inner ?? property.content.any).map { Value(reflecting: $0) } ?? .none
      guard tellsSetters else {
        let value = QueryValue(value)
        if inner == nil { reader?.keep(value, of: property.fact, in: layer, at: path) }
        return FoundValue(value)
      }
      let write = inspection.lastWrite(to: property.fact.name, of: layer)
      return FoundValue(
        QueryValue(value),
        from: write.map { .setInside($0.inside) } ?? .loaded)
    }
  }

  /// The lines that a specimen shows.
  public func screen(of specimen: Located<SpecimenReference>) throws(QueryError) -> [String] {
    try open(specimen.value, at: specimen.span).specimen.screen
  }

  /// The messages that a specimen sent since the step began.
  public func messages(of specimen: Located<SpecimenReference>) throws(QueryError) -> [Message] {
    let (specimen, stage) = try open(specimen.value, at: specimen.span)
    return workspace.messages(of: specimen, on: stage)
  }

  /// The looks that were taken since the step began.
  public var looks: Set<TakenLook> { workspace.looks }

  /// The roles of what is still alive in specimens that were closed, and of what no window of an open
  /// one leads to.
  public var survivors: [Role] {
    let all =
      (workspace.current?.open ?? []).map { Survivors($0) } + workspace.closed.map { Survivors($0) }
    return all.flatMap(\.layers).map { type(of: $0)._layerFacts.role }.unique
  }

  /// Whether a specimen is closed and, of the layers that a path leads into, none is alive; nil if the
  /// specimen isn't closed.
  private func isReleasedWithClosing(_ path: PathReference) -> Bool? {
    let name = path.specimen.pattern.lowercased()
    let stage = path.specimen.feature.map { workspace.stages[$0] } ?? workspace.current
    guard stage?[name] == nil,
      let left = workspace.closed.last(where: { $0.name.hasSuffix(".\(name)") })
    else { return nil }
    let alive = Survivors(left).layers
    guard let first = path.steps.first else { return alive.isEmpty }
    return !alive.contains {
      Inspection.step(type(of: $0)._layerFacts.role) == first.name.lowercased()
    }
  }

  /// Whether what a path led to doesn't exist any more.
  public func isReleased(_ path: PathReference) throws(QueryError) -> Bool {
    if let isReleased = isReleasedWithClosing(path) { return isReleased }
    let (specimen, _) = try open(path.specimen, at: path.specimenSpan)
    do throws(QueryError) {
      guard case .value(let property, _, nil) = try find(path, in: Inspection(specimen: specimen))
      else { return false }
      // What a weak or optional property leads to no more is gone.
      return property.content.any == nil
    } catch {
      return true
    }
  }

  /// How often a specimen broke its pattern's rules since the step began, and which of its references
  /// break them now: as the command `rules` counts them.
  public func rulesBroken(by specimen: Located<SpecimenReference>) throws(QueryError) -> Int {
    let (open, stage) = try open(specimen.value, at: specimen.span)
    guard open.specimen.rules != nil else {
      throw QueryError(.unresolved(localized("check.no-rules")), at: specimen.span)
    }
    return RuleBreach.messages(of: workspace.messages(of: open, on: stage), in: open).count
      + RuleBreach.ownerships(in: open).count
  }

  /// The open specimen that is meant, and its stage.
  private func open(
    _ reference: SpecimenReference, at span: Range<Int>
  ) throws(QueryError) -> (specimen: OpenSpecimen, stage: Stage) {
    let stage = reference.feature.map { workspace.stages[$0] } ?? workspace.current
    // Asked at each message of a long past: a name is mostly written as it is typed.
    guard let stage,
      let specimen = stage[reference.pattern] ?? stage[reference.pattern.lowercased()]
    else {
      let names = (stage ?? workspace.current)?.open.map(\.specimen.name) ?? []
      throw QueryError(
        .notOpen(reference.description), at: span, accepted: names,
        nearest: NearestName.to(reference.pattern, among: names))
    }
    return (specimen, stage)
  }

  private func find(
    _ path: PathReference, in inspection: Inspection
  ) throws(QueryError) -> Inspection.Finding {
    do throws(PathError) {
      guard let reader else { return try inspection.find(path.steps) }
      return try reader.find(path, in: inspection)
    } catch {
      throw QueryError(
        .nowhere(error.kind), at: error.span ?? path.span, nearest: error.nearest)
    }
  }
}
