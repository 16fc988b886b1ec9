import Languages
import Lessons
import Queries
import Sessions
import Staging

extension Command {
  /// Fires an event; alone, lists the events.
  static let fire: Command = {
    let event = Parameter("EVENT", .word, .optional)
    let value = Parameter("VALUE", .word, .optional)
    let patterns = Parameter(after: "on", "PATTERN", .specimen, isRepeated: true)
    let step = Parameter(flag: "step")
    return Command(
      "fire", elsewhere: ["tap", "click", "press", "send", "run"], .act, looksWhenBare: true,
      in: .stage, inLessons: .anyBlock,
      takes: [
        event.completing { ($0.current?.controls ?? []).map { Candidate($0.event, $0.title) } },
        value, patterns, step,
      ],
      examples: ["fire", "fire increase", "fire increase on mvp", "fire increase on mvp --step"]
    ) { call, context throws(CommandError) in
      let stage = try context.stage()
      guard let word = call[event] else { return .look(.events(of: stage)) }
      let fired = try read(word, call[value], in: stage, context)
      let valueSpan = call.span(value)
      return .act(
        Request.Act(
          action: .stage(.event(fired, on: call.names(patterns))), stopsAtFirst: call.has(step)
        ) { place(of: $0, word.span, valueSpan) })
    }
  }()

  private static func read(
    _ word: Word, _ value: Word?, in stage: Stage, _ context: Context
  ) throws(CommandError) -> Event {
    let name = try context.event(word, on: stage)
    guard let value else { return stage.event(named: name) }
    // Whether it is a number matters only to an event that takes one.
    let controls = stage.open.compactMap { $0.control(named: name) }
    let isProcess = Event.ProcessChange(rawValue: name) != nil && !stage.eventNames.contains(name)
    if isProcess || !controls.isEmpty, controls.allSatisfy({ $0.values == nil }) {
      // link receipt: it is called by both.
      if controls.contains(where: { $0.caption == value.text }) { return Event(name) }
      var error = context.error(
        .event(Event(name), .takesNoValue), at: value.span)
      // fire increase mvp: the pattern stands where the value would.
      if stage[value.text.lowercased()] != nil { error.suggest("on \(value.text)") }
      throw error
    }
    return Event(
      name,
      value: try context.parsed(Names.number(value, localized("query.thing.whole-number"))))
  }

  /// The words that a refusal is about.
  private static func place(
    of refusal: Refusal, _ event: Range<Int>, _ value: Range<Int>?
  ) -> Range<Int>? {
    switch refusal.key {
    case "error.takes-no-value", "error.value-below", "error.value-above": value
    case "error.needs-value": event.upperBound..<event.upperBound
    default: event
    }
  }
}

extension Context {
  /// The name of the event that a word means.
  func event(_ word: Word, on stage: Stage) throws(CommandError) -> String {
    if let name = stage.event(for: word.text) { return name }
    let error = QueryError(
      .unknown("event", word.text), at: word.span, accepted: [stage.eventsInShort],
      nearest: NearestName.to(word.text, among: stage.eventNames))
    throw self.error(Refusal(error, of: ("error.owned-in", stage.feature.name), listedAs: "events"))
  }
}
