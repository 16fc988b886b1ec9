import Sessions
import Terminal

extension Document {
  /// Where the session is, after having gone there.
  package static func whereabouts(of session: Session) -> Document {
    guard let events = session.timeline.newestEvent else {
      return Document([Text(sentence: "Nothing was fired yet")])
    }
    let fired = session.state.current?.events[events.done]?.description
    let place =
      events.done > 0
      ? "Event \(events.done) of \(events.ofAll)\(fired.map { ", " + $0 } ?? "")"
      : events.ofAll == 0
        ? "Nothing was fired since all was loaded anew" : "Before event 1 of \(events.ofAll)"
    return Document {
      Text(sentence: StyledText(place))
      ahead(of: session)
      screens(of: session.state)
    }
  }

  /// What lies ahead after going back; nothing if nothing does.
  package static func ahead(of session: Session) -> Document {
    guard let future = session.timeline.future else { return Document() }
    let count = Wording.count(future.events.count, "event")
    return Document([
      Text("Ahead: \(count), by 'forward'. What you fire here starts anew.", .hint, indent: 0)
    ])
  }

  /// What is in front, or that nothing is.
  package static func screens(of state: State) -> Document {
    state.current.map { Document([ScreenView(Screens($0.open))]) } ?? Document()
  }

  /// That what lay ahead is dropped.
  package static func dropped(_ future: Future) -> Document {
    let events = future.events
    var what =
      events.count == 1
      ? "event \(events.upperBound)" : "events \(events.lowerBound) to \(events.upperBound)"
    if future.notes > 0 { what += " and \(Wording.count(future.notes, "note"))" }
    let verb = events.count + future.notes == 1 ? "is" : "are"
    return Document([
      Text(
        "With this, \(what) of the old future \(verb) dropped. To have that back: undo.", .hint)
    ])
  }

  /// What was taken back, and what is there now.
  ///
  /// - Parameters:
  ///   - undone: What was taken back, the newest first.
  ///   - session: The session as it is now.
  ///   - feature: The feature that was in front before.
  ///   - looks: The language that it is told in.
  /// - Returns: A document: a sentence, and the screens that changed by it.
  package static func undone(
    _ undone: [Timeline.Undone], in session: Session, before feature: String?,
    _ looks: any LookPhrases
  ) -> Document {
    let all = undone.map { undone in
      switch undone {
      case .action(let action): action.description
      case .move(let move): move.description
      }
    }
    let what =
      all.count <= 3
      ? all.joined(separator: "; ")
      : "\(Wording.count(all.count, "action")), back to before \(all.last ?? "")"
    let now = session.state.current?.feature.name
    return Document {
      Text(sentence: StyledText(looks.undone(what)))
      if let now, now != feature { Text("\(now) is in front again.", .hint) }
      ahead(of: session)
      if now == nil { Text("Nothing is open.") } else { screens(of: session.state) }
    }
  }

  /// What was done, and what lies ahead.
  package static func history(_ timeline: Timeline) -> Document {
    guard timeline.countOfAll > 0 else { return Document([Text("Nothing was done yet.")]) }
    let width = String(timeline.countOfAll).count
    return Document(
      (0..<timeline.countOfAll).map { place in
        let isAhead = place >= timeline.count
        let line = timeline[place].description
        let number = String(place + 1).padded(to: width, alignment: .right)
        return Text(
          StyledText("  \(number)", .dim) + StyledText("  " + line, isAhead ? .dim : .plain)
            + StyledText(isAhead ? "  ahead" : "", .hint), indent: width + 4,
          spoken: StyledText("\(isAhead ? "Ahead" : "Action") \(place + 1): \(line)"))
      })
  }

  /// Earlier sessions, a line each: how much was done in them, and what first and last.
  package static func sessions(_ found: [Journal.Found]) -> Document {
    Document(
      found.enumerated().map { index, session in
        let lines = session.file.lines
        return Text(
          StyledText("  \(index + 1)  ", .bold)
            + StyledText(
              "\(Wording.count(lines.count, "action")), first '\(lines.first?.text.brief ?? "")', "
                + "last '\(lines.last?.text.brief ?? "")'"))
      })
  }

  /// What came of doing a session again: all is the same, or the first line that isn't, as it was
  /// recorded and as it is now, where a side is nil if it ended before.
  package static func doneAgain(
    _ actions: Int, difference: (recorded: String?, now: String?)?
  ) -> Document {
    let done = "Done again: \(Wording.count(actions, "action"))."
    guard let difference else {
      return Document([Text("\(done) Every message, state and screen is as it was.")])
    }
    func side(_ name: String, _ line: String?) -> Text {
      let text = line?.truncated(to: 400) ?? "nothing more"
      return Text(
        StyledText("  \(name.padded(to: 8))  ", .dim) + StyledText(text), indent: 12,
        spoken: StyledText("\(name.capitalizedFirst): \(text)."))
    }
    return Document {
      Text(done)
      Text("Here the traces begin to differ:", .error)
      side("recorded", difference.recorded)
      side("now", difference.now)
    }
  }
}
