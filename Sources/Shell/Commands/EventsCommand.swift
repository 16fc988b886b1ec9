import Staging
import Terminal

extension Command {
  /// Lists what can be fired and what has been.
  static var events: Command {
    Command(
      "events", in: .stage, summary: "what can be fired, and what has been",
      examples: [Example("events", "lists both")]
    ) { _, session throws(Complaint) in
      let stage = try session.stage()
      session.show(
        EventsList(stage).lines + EventsList(stage).fired(isPlain: session.out.profile.isPlain))
    }
  }
}

/// The events of a stage.
struct EventsList {
  private let stage: Stage

  /// How many of the newest fired events are listed.
  private static let mostListed = 20

  init(_ stage: Stage) { self.stage = stage }

  /// `increase (+), decrease (-)`.
  var short: String {
    let controls = stage.controls
    let now = controls.map { control in
      control.takesValue
        ? "\(control.event) N"
        : "\(control.event)\(control.title.isEmpty ? "" : " (\(control.title))")"
    }
    let absent = stage.feature.events.filter { event in !controls.contains { $0.event == event } }
    let later = absent.isEmpty ? "" : "; not now: \(absent.joined(separator: ", "))"
    return now.joined(separator: ", ") + later
  }

  /// What can be fired, a line.
  var lines: [StyledText] {
    let name = stage.feature.name
    return [StyledText(short.isEmpty ? "\(name) has no events." : "Events of \(name): \(short).")]
  }

  /// What has been fired, the newest at the end.
  func fired(isPlain: Bool) -> [StyledText] {
    let count = stage.events.count
    guard count > 0 else { return ["None has been fired yet."] }
    let numbers = stage.events.numbers.suffix(EventsList.mostListed)
    let head =
      count > numbers.count ? "Fired, the last \(EventsList.mostListed) of \(count):" : "Fired:"
    return [StyledText(head)]
      + numbers.map { number in
        let isOwed = stage.events[number]?.kind == .gesture
        let missed = stage.open.filter { isOwed && !stage.hasReceived(number, $0) }
          .map(\.specimen.pattern)
        let behind = missed.isEmpty ? "" : "not yet at \(Wording.list(missed))"
        let event = stage.events[number]?.description ?? ""
        let label = String(number).padded(to: String(stage.events.newest).count, alignment: .right)
        if isPlain {
          return StyledText("Event \(number), \(event)\(behind.isEmpty ? "" : ", " + behind).")
        }
        return StyledText("  \(label)  \(event)")
          + StyledText(behind.isEmpty ? "" : "   " + behind, .hint)
      }
  }
}
