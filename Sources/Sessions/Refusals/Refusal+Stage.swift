import Features
import Languages
import LayerTracing
import Queries
import Staging

/// Why something about what is open can't be done or looked at.
nonisolated extension Refusal {
  /// No feature is open, of those that there are.
  @MainActor package static func nothingOpen(_ features: [Feature]) -> Refusal {
    Refusal("error.nothing-open", advice: features.map { "open \($0.name)" })
  }

  /// No feature has this name.
  @MainActor static func unknownFeature(_ name: String, among features: [Feature]) -> Refusal {
    let names = features.map(\.name)
    return Refusal(
      "error.no-feature", nearest: NearestName.to(name, among: names),
      accepted: LocalizedText("error.listed.features", names))
  }

  /// The feature isn't built in this pattern.
  @MainActor static func unknownPattern(_ name: String, among specimens: [Specimen]) -> Refusal {
    let names = specimens.filter { $0.flaw == nil }.map(\.name)
    return Refusal(
      "error.no-pattern", nearest: NearestName.to(name, among: names),
      accepted: LocalizedText("error.listed.patterns", names))
  }

  /// The pattern isn't open on a stage, or on none.
  @MainActor package static func notOpen(_ name: String, on stage: Stage?) -> Refusal {
    let names = (stage?.open ?? []).map(\.specimen.name)
    if name == "all" { return Refusal("error.no-pattern-all") }
    guard let feature = stage?.feature, feature.specimen(named: name) != nil else {
      return Refusal(
        "error.no-pattern-open", advice: names, nearest: NearestName.to(name, among: names))
    }
    return Refusal("error.not-open", name, advice: names, feature.name, name)
  }

  /// What is named is of a feature that isn't in front.
  @MainActor package static func elsewhere(_ feature: String, than stage: Stage?) -> Refusal {
    Refusal("error.elsewhere", feature, stage?.feature.name ?? "", advice: feature)
  }

  /// An event takes a widget, and a mock stands in the view's place.
  static func mocked(_ specimen: String) -> Refusal { Refusal("error.mocked", specimen) }

  /// So many answers don't wait; in this specimen, if one was named.
  package static func noAnswerWaits(in specimen: String) -> Refusal {
    Refusal("error.no-answer-waits-in", specimen)
  }

  /// So many answers don't wait in any of them.
  @MainActor static func noAnswerWaits(_ specimens: [OpenSpecimen]) -> Refusal {
    Refusal("error.no-answer-waits", advice: specimens.contains { $0.service.mode == .slow })
  }

  /// No message has this name in a specimen; `last` is the event's last crossing, nil if the specimen didn't
  /// receive the event.
  static func noMessage(
    _ message: MessageReference, in specimen: String, last: Int?
  ) -> Refusal {
    let short = specimen.split(separator: ".").last.map(String.init) ?? specimen
    return Refusal(
      "error.no-message", specimen,
      accepted: last.map { LocalizedText("error.no-message.those", short, message.event, $0) }
        ?? LocalizedText("error.no-message.none", message.event))
  }

  /// No event has this number in the feature in front.
  static func noEvent(newest: Int) -> Refusal {
    Refusal(
      LocalizedText("error.no-event"),
      accepted: newest == 0
        ? LocalizedText("error.no-event.loading") : LocalizedText("error.no-event.advice", newest))
  }

  /// No brief has this number; so many were written down.
  package static func noBrief(count: Int) -> Refusal { Refusal("error.no-brief", advice: count) }
}

// MARK: Events

nonisolated extension Refusal {
  /// An event can't happen now.
  package static func event(_ event: Event, _ error: EventError) -> Refusal {
    let name = event.name
    switch error {
    case .absent(let specimen): return Refusal("error.event-absent", specimen)
    case .notRunning(let specimen): return Refusal("error.not-running", specimen)
    case .alreadyRunning(let specimen): return Refusal("error.already-running", specimen)
    case .disabled(let specimen): return Refusal("error.event-disabled", specimen)
    case .takesNoValue: return Refusal("error.takes-no-value", name, advice: name)
    case .needsValue(let values):
      let example = min(values.upperBound, max(values.lowerBound, 3))
      return Refusal(
        "error.needs-value", name, advice: values.lowerBound, values.end, name, example)
    case .outOfReach(let values):
      let isBelow = (event.value ?? 0) < values.lowerBound
      return Refusal(
        isBelow
          ? LocalizedText("error.value-below", name, values.lowerBound)
          : LocalizedText("error.value-above", name, values.upperBound),
        accepted: LocalizedText("error.value-range", values.lowerBound, values.end))
    case .runaway(let runaway): return .endless(runaway)
    }
  }

  /// Messages wouldn't end, or were stopped; what was done was taken back.
  static func endless(_ runaway: Runaway) -> Refusal {
    let pattern = runaway.specimen.split(separator: ".").last ?? ""
    guard runaway.isEndless else {
      return Refusal(
        "error.runaway-stopped", runaway.specimen, runaway.messages, advice: runaway.steps, pattern)
    }
    return Refusal(
      "error.runaway", runaway.specimen, Recorder.deepest, advice: runaway.steps, pattern)
  }

  /// Whether messages wouldn't end: what was done was taken back.
  var isEndless: Bool { key.hasPrefix("error.runaway") }
}

nonisolated extension ClosedRange<Int> {
  /// Its end as it is shown; empty where none is set.
  fileprivate var end: String { upperBound == .max ? "" : "\(upperBound)" }
}

nonisolated extension Runaway {
  /// The messages that came again and again, each as `Controller -> Model clamp`.
  package var steps: [String] {
    cycle.map { step in
      let arrow: HopArrow = step.isNotification ? .notification : .call
      // no text: a message
      return "\(step.sender) \(arrow.rawValue) \(step.receiver) \(step.name)"
    }
  }
}
