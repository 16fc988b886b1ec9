import Queries
import Staging
import Terminal

extension Command {
  /// Fires an event; alone, lists the events.
  static var fire: Command {
    let event = Parameter("EVENT", .word, .optional)
    let value = Parameter("VALUE", .word, .optional)
    let patterns = Parameter(
      after: "on", "PATTERN", .specimen, isRepeated: true, help: "only at these patterns")
    let step = Parameter(flag: "step", help: "stop before the first message")
    return Command(
      "fire", in: .stage, summary: "do what the user would do, and see who told whom",
      answers: "What happens when the user taps?",
      takes: [event.completing(candidates), value, patterns, step],
      examples: [
        Example("fire", "lists the events"),
        Example("fire increase", "at every open pattern; 'increase' and 'fire +' do the same"),
        Example("fire increase on mvp", "at this one only; 'sync' brings up the others"),
        Example("fire increase on mvp --step", "stop before its first message; Enter goes on"),
      ],
      undone: "Nothing was fired.", isRepeatable: true, isAction: { $0[event] != nil }
    ) { call, session throws(Complaint) in
      let stage = try session.stage()
      guard let word = call[event] else {
        session.show(EventsList(stage).lines)
        return
      }
      let fired = try read(word, call[value], in: stage)
      let targets = call.specimens(patterns, on: stage)
      let before = session.occasion.reports.map { ScreenView(targets, profile: $0.profile) }
      let number: Int?
      do throws(EventRefusal) {
        number = try session.fire(fired, at: targets, on: stage, isStepped: call.has(step))
      } catch {
        if case .absent(let name) = error,
          let mocked = targets.first(where: { $0.name == name }), mocked.isMocked
        {
          throw Complaint(
            "\(name) has a mock in the view's place, and this takes a widget", at: word.span,
            accepted: "At others: on, and their names. To have the view back: mock off.")
        }
        throw complaint(error, word, call[value])
      }
      guard let before, let number else { return }
      session.report {
        EventReport(number: number, event: fired, targets: targets, stage: stage, before: before)
          .lines
      }
    }
  }

  private static func candidates(_ session: Session) -> [Candidate] {
    (session.current?.controls ?? []).map { Candidate($0.event, $0.title) }
  }

  private static func read(_ word: Word, _ value: Word?, in stage: Stage) throws(Complaint) -> Event
  {
    guard let name = stage.control(for: word.text) else {
      let error = QueryError.unknown("event", word, of: stage.feature.events)
      throw Complaint(
        error.message + " in \(stage.feature.name)", at: word.span, nearest: error.nearest,
        accepted: "Events: \(EventsList(stage).short).")
    }
    guard let value else { return Event(name) }
    // Whether it is a number matters only to an event that takes one.
    let controls = stage.open.compactMap { $0.window.control(named: name) }
    if !controls.isEmpty, controls.allSatisfy({ $0.values == nil }) {
      var complaint = complaint(.takesNoValue, word, value)
      // fire increase mvp: the pattern stands where the value would.
      if stage[value.text.lowercased()] != nil { complaint.suggest("on \(value.text)") }
      throw complaint
    }
    return Event(
      name, value: try worded { () throws(QueryError) in try Names.number(value, "a whole number") }
    )
  }

  private static func complaint(
    _ refusal: EventRefusal, _ word: Word, _ value: Word?
  ) -> Complaint {
    switch refusal {
    case .runaway(let runaway): RunawayWording(runaway).complaint(at: word.span)
    case .givenUp: Complaint("this was given up", at: word.span)
    case .absent(let specimen):
      Complaint("\(specimen) shows nothing for this event now", at: word.span)
    case .disabled(let specimen):
      Complaint("the control for this event is disabled in \(specimen)", at: word.span)
    case .takesNoValue:
      Complaint(
        "'\(word.text.brief)' takes no value", at: value?.span,
        accepted: "To fire it: fire \(word.text.brief)."
      )
    case .needsValue(let values):
      Complaint(
        "\(word.text.brief) needs a number", at: word.span.upperBound..<word.span.upperBound,
        accepted: "One from \(values.lowerBound) to \(values.upperBound): "
          + "fire \(word.text.brief) \(min(values.upperBound, max(values.lowerBound, 3))).")
    case .outOfReach(let values):
      Complaint(
        Int(value?.text ?? "") ?? 0 < values.lowerBound
          ? "\(word.text.brief) takes nothing below \(values.lowerBound)"
          : "\(word.text.brief) takes no more than \(values.upperBound)",
        at: value?.span,
        accepted: "Whole numbers from \(values.lowerBound) to \(values.upperBound).")
    }
  }
}
