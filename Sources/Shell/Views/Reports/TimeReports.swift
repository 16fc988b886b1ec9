import Languages
import Sessions
import Terminal

extension Document {
  /// Where the session is, after having gone there.
  static func whereabouts(of session: Session) -> Document {
    guard let events = session.timeline.newestEvent else {
      return Document([Text(sentence: StyledText(localized("time.nothing-fired")))])
    }
    return Document {
      Text(sentence: StyledText(place(at: events, in: session)))
      ahead(of: session)
      screens(of: session.state)
    }
  }

  /// The newest event that is done; where the feature in front didn't get that one, the event that comes next.
  private static func place(at events: (done: Int, ofAll: Int), in session: Session) -> String {
    if events.ofAll == 0 { return localized("time.nothing-since") }
    if let fired = session.state.current?.events[events.done] {
      return localized("time.at", events.done, events.ofAll, fired.description)
    }
    if events.done < events.ofAll { return localized("time.before", events.done + 1, events.ofAll) }
    // The newest event of all is one of a feature that isn't in front.
    let other = session.state.workspace.stages.values.first { $0.events[events.done] != nil }
    let fired = other.flatMap { stage in
      stage.events[events.done].map { "\($0), \(stage.feature.name)" }
    }
    return localized("time.at", events.done, events.ofAll, fired ?? "")
  }

  /// What lies ahead after going back; nothing if nothing does.
  static func ahead(of session: Session) -> Document {
    guard let future = session.timeline.future else { return Document() }
    return Document(localized: "time.ahead", future.events.count, style: .hint, indent: 0)
  }

  /// What is in front, or that nothing is.
  static func screens(of state: State) -> Document {
    state.current.map { Document([ScreenView(Screens($0.open))]) } ?? Document()
  }

  /// That what lay ahead is dropped.
  static func dropped(_ future: Future, _ style: Style) -> Document {
    let events = future.events
    return Document(
      localized: "time.dropped", events.count, events.lowerBound, events.upperBound, future.notes,
      style: style)
  }

  /// What was taken back, and what is there now.
  ///
  /// - Parameters:
  ///   - undone: What was taken back, the newest first.
  ///   - asked: How many actions were to be taken back.
  ///   - session: The session as it is now.
  ///   - feature: The feature that was in front before.
  ///   - language: The language that it is told in.
  /// - Returns: A document: a sentence, and the screens that changed by it.
  static func undone(
    _ undone: [Timeline.Undone], of asked: Int, in session: Session, before feature: String?,
    in language: Language
  ) -> Document {
    let all = undone.map { undone in
      switch undone {
      case .action(.question(.explain(""))): localized("undo.no-reason")
      case .action(let action): action.typed
      case .move(let move): move.description
      }
    }
    let undoneActions =
      all.count <= 3
      ? all.joined(separator: "; ")
      : localized("time.undone-many", all.count, all.last ?? "")
    return Document {
      Text(sentence: StyledText(language.localized("undo.done", undoneActions)))
      if undone.count < asked {
        Text(language.localized("undo.fewer", undone.count, asked), .hint)
      }
      inFront(of: session.state, before: feature)
      for text in builds(without: undone, in: session) { Text(text, .hint) }
      ahead(of: session)
      if session.state.current == nil {
        Text(localized("time.nothing-open"))
      } else {
        screens(of: session.state)
      }
    }
  }

  /// That another feature is in front than before; nothing if none is, or the same.
  static func inFront(of state: State, before feature: String?) -> Document {
    guard let now = state.current?.feature.name, now != feature else { return Document() }
    return Document(localized: "time.in-front", now, style: .hint)
  }

  /// What runs now in the place of builds that were taken back, and how to have those again: a sentence each.
  private static func builds(
    without undone: [Timeline.Undone], in session: Session
  ) -> [String] {
    var names: [OwnBuild] = []
    for case .action(.stage(.build(let build))) in undone
    where !names.contains(where: build.isSame) { names.append(build) }
    let done = Array(session.timeline.done)
    return names.map { build in
      let isOpen = session.state.workspace.builds.contains(where: build.isSame)
      return localized("undo.build", build.name, isOpen ? number(of: build, in: done) : 0)
    }
  }

  /// How many times a build of this name was put in.
  private static func number(of build: OwnBuild, in actions: some Collection<Action>) -> Int {
    actions.count {
      if case .stage(.build(let other)) = $0 { other.isSame(as: build) } else { false }
    }
  }

  /// What was done, and what lies ahead.
  static func history(_ timeline: Timeline) -> Document {
    guard timeline.countOfAll > 0 else { return Document(localized: "time.nothing-done") }
    let width = String(timeline.countOfAll).count
    return Document(
      (0..<timeline.countOfAll).map { place in
        let isAhead = place >= timeline.count
        var line = timeline[place].typed
        if case .stage(.build(let build)) = timeline[place] {
          let all = (0...place).lazy.map { timeline[$0] }
          line += localized("time.build", Document.number(of: build, in: all))
        }
        let number = String(place + 1).padded(to: width, alignment: .right)
        return Text(
          StyledText("  \(number)", .dim) + StyledText("  " + line, isAhead ? .dim : .plain)
            + StyledText(isAhead ? "  " + localized("time.action-ahead") : "", .hint),
          indent: width + 4,
          spoken: StyledText(localized("time.action", isAhead, place + 1, line)))
      })
  }

  /// Earlier sessions, a line each: how much was done in them, and what first and last.
  static func sessions(_ found: [Journal.Found]) -> Document {
    Document(
      found.enumerated().map { index, session in
        let lines = session.file.lines
        return Text(
          StyledText("  \(index + 1)  ", .bold)
            + StyledText(
              localized(
                "time.session", lines.count, lines.first?.text.asTyped.brief ?? "",
                lines.last?.text.asTyped.brief ?? "")))
      })
  }

  /// What came of doing a session again: all is the same, or the first line that isn't, as it was
  /// recorded and as it is now, where a side is nil if it ended before.
  static func doneAgain(
    _ actions: Int, difference: (recorded: String?, now: String?)?
  ) -> Document {
    guard let difference else {
      return Document(localized: "time.done-again-same", actions)
    }
    func side(_ name: String, _ line: String?) -> Text {
      let text = line?.truncated(to: 400) ?? localized("time.nothing-more")
      return Text(
        StyledText("  \(name.padded(to: 8))  ", .dim) + StyledText(text), indent: 12,
        spoken: StyledText("\(name.capitalizedFirst): \(text)."))
    }
    return Document {
      Text(localized("time.done-again", actions))
      Text(localized("time.differs"), .error)
      side(localized("time.recorded"), difference.recorded)
      side(localized("time.now"), difference.now)
    }
  }
}

extension String {
  /// A line of a session's file as a learner would type it.
  fileprivate var asTyped: String { Action(self)?.typed ?? self }
}
