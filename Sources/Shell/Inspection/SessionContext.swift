import LayerTracing
import Queries
import Staging

/// What a check of a lesson is held against: what lies open on a desk.
struct SessionContext {
  let desk: Desk
  /// The message before which an event is stopped; nil if none is.
  var pausedBefore: Message?
  /// Whether somebody wants to know what set a value: to find that out takes longer than the value.
  var tellsSetters = true
}

extension SessionContext: ExpectationContext {
  func value(of path: PathReference) throws(QueryError) -> FoundValue {
    let (specimen, _) = try open(path.specimen, at: path.specimenSpan)
    let inspection = Inspection(specimen: specimen)
    switch try find(path, in: inspection) {
    case .layer(let layer):
      return FoundValue(.other(type(of: layer)._layerFacts.name))
    case .value(let property, let layer, let inner):
      let value = (inner ?? property.content.any).map { Value(reflecting: $0) } ?? .none
      guard tellsSetters else { return FoundValue(QueryValue(value)) }
      let write = inspection.lastWrite(to: property.fact.name, of: layer)
      return FoundValue(
        QueryValue(value),
        setBy: write.map { "set inside \($0.inside)" } ?? "as it was when it was loaded")
    }
  }

  func screen(of specimen: Located<SpecimenReference>) throws(QueryError) -> [String] {
    try open(specimen.value, at: specimen.span).specimen.window.draw()
  }

  func messages(of specimen: Located<SpecimenReference>) throws(QueryError) -> [Message] {
    let (specimen, stage) = try open(specimen.value, at: specimen.span)
    return desk.messages(of: specimen, on: stage)
  }

  func isReleased(_ path: PathReference) throws(QueryError) -> Bool {
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

  func rulesBroken(by specimen: Located<SpecimenReference>) throws(QueryError) -> Int {
    let (open, stage) = try open(specimen.value, at: specimen.span)
    guard let rules = open.specimen.rules else {
      throw QueryError(.unresolved("nobody has said what its rules are"), at: specimen.span)
    }
    return RuleBreach.countOfMessages(desk.messages(of: open, on: stage), rules)
  }

  /// The open specimen that is meant, and its stage.
  private func open(
    _ reference: SpecimenReference, at span: Range<Int>
  ) throws(QueryError) -> (specimen: OpenSpecimen, stage: Stage) {
    let stage = reference.feature.map { desk.stages[$0] } ?? desk.current
    guard let stage, let specimen = stage[reference.pattern.lowercased()] else {
      let names = (stage ?? desk.current)?.open.map(\.specimen.name) ?? []
      throw QueryError(
        .unresolved("\(reference) is not open"), at: span, accepted: names,
        nearest: NearestName.to(reference.pattern, among: names))
    }
    return (specimen, stage)
  }

  private func find(
    _ path: PathReference, in inspection: Inspection
  ) throws(QueryError) -> Inspection.Finding {
    do throws(Complaint) {
      return try inspection.find(path.steps)
    } catch {
      throw QueryError(
        .unresolved(error.what), at: error.span ?? path.span,
        nearest: error.nearest)
    }
  }
}
