import Languages
import Staging
import Terminal

extension Stage {
  /// `increase (+), decrease (-)`; and which events can't be fired now.
  var eventsInShort: String {
    let controls = controls
    let now = controls.map { control in
      control.takesValue
        ? "\(control.event) N"
        : "\(control.event)\(control.title.isEmpty ? "" : " (\(control.title))")"
    }
    if !open.isEmpty, !open.contains(where: \.isRunning) {
      return Event.ProcessChange.relaunch.rawValue
    }
    let absent = eventNames.filter { event in !controls.contains { $0.event == event } }
    if now.isEmpty { return absent.isEmpty ? "" : localized("event.none-now", absent) }
    return localized("event.in-short", now, absent)
  }
}

extension Document {
  /// The events that can be fired.
  static func events(of stage: Stage) -> Document {
    let name = stage.feature.name
    let short = stage.eventsInShort
    return Document([
      Text(short.isEmpty ? localized("event.none", name) : localized("event.all", name, short))
    ])
  }

  /// How many of the newest fired events are listed.
  private static let mostListed = 20

  /// The events that were fired, the newest at the end, and which specimens missed them.
  static func fired(on stage: Stage) -> Document {
    let count = stage.events.count
    guard count > 0 else { return Document(localized: "event.none-fired") }
    let numbers = stage.events.numbers.suffix(mostListed)
    let width = String(stage.events.newest).count
    let rows = numbers.map { number in
      let event = stage.events[number]
      let missed = stage.open.filter {
        event?.isForEach == true && !stage.hasReceived(number, $0)
      }.map(\.specimen.pattern)
      let behind = missed.isEmpty ? "" : localized("event.not-yet-at", missed)
      let text = event?.description ?? ""
      return Text(
        StyledText("  \(String(number).padded(to: width, alignment: .right))  \(text)")
          + StyledText(behind.isEmpty ? "" : "   " + behind, .hint),
        spoken: StyledText(localized("event.spoken", number, text, behind)))
    }
    return Document(
      [
        Text(
          count > numbers.count
            ? localized("event.fired-last", mostListed, count) : localized("event.fired"))
      ] + rows
    )
  }
}
