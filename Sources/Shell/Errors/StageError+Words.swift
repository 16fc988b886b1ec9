import Languages
import LayerTracing
import Queries
import Sessions
import Staging
import Views

@MainActor extension StageError {
  func words(in context: Context) -> ErrorWords {
    switch self {
    case .nothingOpen:
      let names = context.features.map { "open \($0.name)" }
      return ErrorWords(localized: "error.nothing-open", advice: names)
    case .unknownFeature(let name):
      let names = context.features.map(\.name)
      return ErrorWords(
        localized: "error.no-feature", nearest: NearestName.to(name, among: names),
        accepted: localized("error.listed.features", names))
    case .unknownPattern(let name):
      let specimens = context.current?.feature.specimens ?? context.features.flatMap(\.specimens)
      let names = specimens.filter { $0.flaw == nil }.map(\.name)
      return ErrorWords(
        localized: "error.no-pattern", nearest: NearestName.to(name, among: names),
        accepted: localized("error.listed.patterns", names))
    case .notOpen(let name): return StageError.notOpen(name, context)
    case .elsewhere(let feature):
      return ErrorWords(
        localized: "error.elsewhere", feature, context.current?.feature.name ?? "", advice: feature)
    case .event(let event, let refusal): return refusal.words(for: event)
    case .mocked(let specimen): return ErrorWords(localized: "error.mocked", specimen)
    case .endlessLoading(let runaway): return runaway.words
    case .noAnswerWaits(let specimen?):
      return ErrorWords(localized: "error.no-answer-waits-in", specimen)
    case .noAnswerWaits(nil):
      let isSlow = context.open.contains { $0.service.mode == .slow }
      return ErrorWords(localized: "error.no-answer-waits", advice: isSlow)
    case .cannotMock(let error): return ErrorWords(error.words)
    case .noSuchMessage(let message, let specimen, let last, let isDropped):
      if isDropped { return ErrorWords(localized: "error.message-dropped") }
      let short = specimen.split(separator: ".").last.map(String.init) ?? specimen
      return ErrorWords(
        localized: "error.no-message", specimen,
        accepted: last.map { localized("error.no-message.those", short, message.event, $0) }
          ?? localized("error.no-message.none", message.event))
    case .noSuchEvent(let number, let newest, let owner):
      if let owner, let current = context.current {
        return ErrorWords(
          localized: "error.event-elsewhere", number, owner, current.feature.name,
          accepted: localized("error.elsewhere.advice", owner))
      }
      return ErrorWords(
        localized("error.no-event"),
        accepted: newest == 0
          ? localized("error.no-event.loading") : localized("error.no-event.advice", newest))
    case .noSuchBrief(_, let count): return ErrorWords(localized: "error.no-brief", advice: count)
    }
  }

  private static func notOpen(_ name: String, _ context: Context) -> ErrorWords {
    let names = context.open.map(\.specimen.name)
    if name == "all" { return ErrorWords(localized: "error.no-pattern-all") }
    guard let feature = context.current?.feature, feature.specimen(named: name) != nil else {
      return ErrorWords(
        localized: "error.no-pattern-open", advice: names,
        nearest: NearestName.to(name, among: names))
    }
    return ErrorWords(localized: "error.not-open", name, advice: names, feature.name, name)
  }
}

nonisolated extension EventError {
  fileprivate func words(for event: Event) -> ErrorWords {
    let name = event.name
    switch self {
    case .absent(let specimen): return ErrorWords(localized: "error.event-absent", specimen)
    case .notRunning(let specimen): return ErrorWords(localized: "error.not-running", specimen)
    case .alreadyRunning(let specimen):
      return ErrorWords(localized: "error.already-running", specimen)
    case .disabled(let specimen): return ErrorWords(localized: "error.event-disabled", specimen)
    case .takesNoValue: return ErrorWords(localized: "error.takes-no-value", name, advice: name)
    case .needsValue(let values):
      let example = min(values.upperBound, max(values.lowerBound, 3))
      return ErrorWords(
        localized: "error.needs-value", name, advice: values.lowerBound, values.end, name, example)
    case .outOfReach(let values):
      let isBelow = (event.value ?? 0) < values.lowerBound
      return ErrorWords(
        isBelow
          ? localized("error.value-below", name, values.lowerBound)
          : localized("error.value-above", name, values.upperBound),
        accepted: localized("error.value-range", values.lowerBound, values.end))
    case .runaway(let runaway): return runaway.words
    }
  }
}

nonisolated extension ClosedRange<Int> {
  /// Its end as it is shown; empty where none is set.
  fileprivate var end: String { upperBound == .max ? "" : "\(upperBound)" }
}

nonisolated extension Runaway {
  fileprivate var words: ErrorWords {
    let pattern = specimen.split(separator: ".").last ?? ""
    guard isEndless else {
      return ErrorWords(
        localized: "error.runaway-stopped", specimen, messages, advice: steps, pattern)
    }
    return ErrorWords(
      localized: "error.runaway", specimen, Recorder.deepest, advice: steps, pattern)
  }
}
