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
    return Command(
      "fire", in: .stage, summary: "do what the user would do, and see who told whom",
      answers: "What happens when the user taps?",
      takes: [event.completing(candidates), value, patterns],
      examples: [
        Example("fire", "lists the events"),
        Example("fire increase", "at every open pattern; 'increase' and 'fire +' do the same"),
        Example("fire increase on mvp", "at this one only; 'sync' brings up the others"),
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
      let before = session.reports.map { ScreenView(targets, profile: $0.profile) }
      let number: Int
      do throws(EventRefusal) {
        number = try stage.fire(fired, at: targets)
      } catch {
        throw complaint(error, word, call[value])
      }
      guard let before else { return }
      session.report { report(number, fired, targets, stage, before) }
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
    if stage.open.allSatisfy({ $0.window.control(named: name)?.takesValue == false }) {
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
    case .absent(let specimen):
      Complaint("\(specimen) shows nothing for this event now", at: word.span)
    case .disabled(let specimen):
      Complaint("the control for this event is disabled in \(specimen)", at: word.span)
    case .takesNoValue:
      Complaint(
        "'\(word.text.brief)' takes no value", at: value?.span,
        accepted: "To fire it: fire \(word.text.brief)."
      )
    }
  }

  private static func report(
    _ number: Int, _ event: Event, _ targets: [OpenSpecimen], _ stage: Stage, _ before: ScreenView
  ) -> [StyledText] {
    let profile = before.profile
    let summary = EventSummary(
      number: number, event: event.description, specimens: targets, profile: profile)
    let changes = ScreenView(targets, profile: profile).changes(
      since: before, areAll: targets.count == stage.open.count)
    var lines: [StyledText]
    if profile.isPlain {
      lines = [StyledText(summary.plainHeading)] + changes + summary.lines
      if changes.count == 1 { lines = [lines[0] + " " + changes[0]] + summary.lines }
    } else {
      lines = summary.lines
      let name = targets[targets.count / 2].specimen.name
      let hint = StyledText(
        targets.count > 1 ? "names: side     one in full: trace \(name)" : "in full: trace \(name)",
        .hint)
      if changes.count == 1, changes[0].displayWidth() + 3 + hint.displayWidth() <= profile.columns
      {
        let gap = max(
          3, min(39, profile.columns - 1 - hint.displayWidth()) - changes[0].displayWidth())
        lines.append(changes[0] + StyledText(String(repeating: " ", count: gap)) + hint)
      } else {
        lines += changes + [hint]
      }
    }
    return lines + behind(stage, profile)
  }

  /// Who has missed events, after some were fired at others only.
  private static func behind(_ stage: Stage, _ profile: TerminalProfile) -> [StyledText] {
    let late = stage.open.filter { stage.missed(by: $0) > 0 }
    guard !late.isEmpty else { return [] }
    let names = late.map {
      "\($0.specimen.pattern) by \(Wording.count(stage.missed(by: $0), "event"))"
    }
    return [StyledText("Behind: \(names.joined(separator: ", ")). To bring up: sync.", .hint)]
  }
}
