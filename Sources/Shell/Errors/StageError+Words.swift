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
      return ErrorWords("nothing is open", listing: names, as: "Open a feature first")
    case .unknownFeature(let name):
      let names = context.features.map(\.name)
      return ErrorWords(
        "no such feature", nearest: NearestName.to(name, among: names), listing: names,
        as: "Features")
    case .unknownPattern(let name):
      let specimens = context.current?.feature.specimens ?? context.features.flatMap(\.specimens)
      let names = specimens.filter { $0.flaw == nil }.map(\.name)
      return ErrorWords(
        "no such pattern", nearest: NearestName.to(name, among: names), listing: names,
        as: "Patterns")
    case .notOpen(let name): return StageError.notOpen(name, context)
    case .elsewhere(let feature): return StageError.elsewhere("this is of", feature, context)
    case .event(let event, let refusal): return refusal.words(for: event)
    case .mocked(let specimen):
      return ErrorWords(
        "\(specimen) has a mock in the view's place, and this takes a widget",
        accepted: "At others: on, and their names. To have the view back: mock off.")
    case .endlessLoading(let runaway): return runaway.words
    case .noAnswerWaits(let specimen?):
      return ErrorWords("no such answer waits in \(specimen)")
    case .noAnswerWaits(nil):
      let isSlow = context.open.contains { $0.service.mode == .slow }
      return ErrorWords(
        "no such answer waits",
        accepted: (isSlow ? "" : "To make answers wait: service slow. ")
          + "To see what waits: service.")
    case .cannotMock(let obstacle): return ErrorWords(obstacle.words)
    case .noSuchMessage(let message, let specimen, let last, let isDropped):
      if isDropped {
        return ErrorWords(
          "this message had to go for want of room",
          accepted: "To have room for more: keep. To keep one: pin.")
      }
      let short = specimen.split(separator: ".").last.map(String.init) ?? specimen
      return ErrorWords(
        "\(specimen) has no such message",
        accepted: last.map { "Its messages: \(short)#\(message.event).1 to .\($0)." }
          ?? "It did not receive event \(message.event).")
    case .noSuchEvent(let number, let newest, let owner):
      if let owner, context.current != nil {
        return StageError.elsewhere("event \(number) belongs to", owner, context)
      }
      return ErrorWords(
        "no such event yet",
        accepted: newest == 0 ? "Only loading, event 0." : "Events: 0 to \(newest).")
    }
  }

  /// That something is a feature's which isn't in front: `this is of`, `event 2 belongs to`.
  private static func elsewhere(
    _ what: String, _ feature: String, _ context: Context
  ) -> ErrorWords {
    ErrorWords(
      "\(what) \(feature), and \(context.current?.feature.name ?? "nothing") is in front",
      accepted: "To go there: open \(feature).")
  }

  private static func notOpen(_ name: String, _ context: Context) -> ErrorWords {
    let names = context.open.map(\.specimen.name)
    if name == "all" {
      return ErrorWords("no pattern is called 'all'", accepted: "Without a name, all are meant.")
    }
    let open = "Open: \(names.joined(separator: ", "))."
    guard let feature = context.current?.feature,
      feature.specimens.contains(where: { $0.name == name })
    else {
      return ErrorWords(
        "no such pattern is open", nearest: NearestName.to(name, among: names), accepted: open)
    }
    return ErrorWords(
      "\(name) is not open", accepted: "\(open) To open it: open \(feature.name) \(name).")
  }
}

nonisolated extension EventError {
  fileprivate func words(for event: Event) -> ErrorWords {
    let name = event.name
    switch self {
    case .absent(let specimen):
      return ErrorWords("\(specimen) shows nothing for this event now")
    case .disabled(let specimen):
      return ErrorWords("the control for this event is disabled in \(specimen)")
    case .takesNoValue:
      return ErrorWords("'\(name)' takes no value", accepted: "To fire it: fire \(name).")
    case .needsValue(let values):
      return ErrorWords(
        "\(name) needs a number",
        accepted: "One \(values.words): "
          + "fire \(name) \(min(values.upperBound, max(values.lowerBound, 3))).")
    case .outOfReach(let values):
      let isBelow = (event.value ?? 0) < values.lowerBound
      return ErrorWords(
        isBelow
          ? "\(name) takes nothing below \(values.lowerBound)"
          : "\(name) takes no more than \(values.upperBound)",
        accepted: "Whole numbers \(values.words).")
    case .runaway(let runaway): return runaway.words
    }
  }
}

nonisolated extension ClosedRange<Int> {
  /// `from 0 to 100`; `from 0 up` where no end is set.
  fileprivate var words: String {
    upperBound == .max ? "from \(lowerBound) up" : "from \(lowerBound) to \(upperBound)"
  }
}

nonisolated extension Runaway {
  fileprivate var words: ErrorWords {
    let steps = cycle.map { step in
      let arrow: HopArrow = step.isNotification ? .notification : .call
      return "\(step.sender) \(arrow.rawValue) \(step.receiver) \(step.name)"
    }.joined(separator: ", ")
    let walk = "To walk the first ones: step \(specimen.split(separator: ".").last ?? "")."
    guard isEndless else {
      return ErrorWords(
        "the messages of \(specimen) were stopped, after \(messages)",
        accepted: "The last of them: \(steps). \(walk)")
    }
    return ErrorWords(
      "the messages of \(specimen) don't end: \(Recorder.deepest) are inside one another",
      accepted: "Again and again: \(steps). \(walk)")
  }
}
