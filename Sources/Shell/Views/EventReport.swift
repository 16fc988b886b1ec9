import Staging
import Terminal

/// What is told after an event: who sent what to whom, what the screens did, and who was left out.
struct EventReport {
  let number: Int
  let event: Event
  let targets: [OpenSpecimen]
  let stage: Stage
  /// The screens before.
  let before: ScreenView

  var lines: [StyledText] {
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
  private func behind(_ stage: Stage, _ profile: TerminalProfile) -> [StyledText] {
    let late = stage.open.filter { stage.missed(by: $0) > 0 }
    guard !late.isEmpty else { return [] }
    let names = late.map {
      "\($0.specimen.pattern) by \(Wording.count(stage.missed(by: $0), "event"))"
    }
    return [StyledText("Behind: \(names.joined(separator: ", ")). To bring up: sync.", .hint)]
  }
}
