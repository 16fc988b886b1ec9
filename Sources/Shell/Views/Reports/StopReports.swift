import Languages
import Queries
import Sessions
import Terminal

extension Document {
  /// Where inside an event the session is stopped, and why if that isn't plain.
  ///
  /// - Parameters:
  ///   - moment: The place.
  ///   - isFirst: Whether the learner hasn't seen this before, and doesn't know what can be done.
  /// - Returns: A document: the message, and what can be done here if it is new.
  static func stop(
    at moment: EventRecording.Moment, isFirst: Bool
  ) -> Document {
    let text = MessageText(moment.message, of: moment.specimen)
    return Document {
      Text(
        StyledText(localized: "stop.paused", .heading, StyledText(text.name, .bold)) + "  "
          + text.hop + "  " + StyledText(moment.message.brief),
        spoken: StyledText(localized("stop.paused.spoken", text.name, text.sentence)))
      if case .undecided(let error)? = moment.reason {
        Text(
          localized: "stop.undecided", Wording.headline(error.message, nearest: error.nearest),
          indent: 0)
      }
      if isFirst {
        Text(
          localized("stop.keys"), .hint, indent: 0, spoken: localized("stop.keys.spoken"))
      }
    }
  }

  /// Why no message takes a hop, what never happens with it, and what was meant, by the line that names
  /// another hop in its place.
  static func unused(
    _ unused: UnusedWay, _ effect: EffectOfHop, line: (Hop) -> String
  ) -> Document {
    let names = unused.patterns
    let ends = [unused.hop.sender, unused.hop.receiver].map { $0?.role.name }
    switch unused.reason {
    case .otherArrow(let meant):
      return Document(
        localized: "unused.other-arrow", names, ends[0] ?? "", ends[1] ?? "",
        meant.arrow == .notification, meant.arrow.rawValue, line(meant))
    case .apart:
      let named = ends.compactMap(\.self)
      return Document(localized: "unused.apart", named, effect.rawValue)
    case .forbidden(let allowed):
      let hop = Hop(from: unused.hop.sender, unused.hop.arrow, to: unused.hop.receiver)
      let ways = allowed.map(\.text)
      return Document([
        Text(localized("unused.forbidden", names, hop.description, effect.rawValue)),
        Text(
          ways.isEmpty ? localized("unused.see-rules") : localized("unused.allowed", ways), .hint),
      ])
    }
  }

  /// That a walk through an event is over.
  static func endOfWalk(through event: Int) -> Document {
    Document(localized: "stop.walked", event, style: .hint)
  }

  /// How watched values have changed, a line each.
  static func changes(_ changes: [Watchpoints.Change]) -> Document {
    Document(
      changes.map { change in
        let values = [
          "\(change.path)", "\(change.was)", "\(change.now)", change.inside.map { "\($0)" } ?? "",
        ]
        return Text(
          StyledText("  " + localized("watch.changed", with: values), .success), indent: 4,
          spoken: StyledText(localized("watch.changed.spoken", with: values)))
      })
  }

  /// What is watched, and what it is now.
  static func watched(_ watchpoints: Watchpoints, in workspace: Workspace) -> Document {
    if watchpoints.all.isEmpty {
      return Document(localized: "watch.none")
    }
    return Document(
      watchpoints.all.map {
        Text(
          "  "
            + StyledText(
              localized: "watch.is", .plain, StyledText($0.text, .bold),
              $0.path.lookUp(in: workspace).text))
      })
  }

  /// Where events stop.
  static func breakpoints(_ breakpoints: Breakpoints) -> Document {
    if breakpoints.all.isEmpty {
      return Document(localized: "break.none")
    }
    return Document(
      breakpoints.all.map {
        Text(
          StyledText("  \($0.number)  ", .bold) + StyledText($0.breakpoint.description), indent: 5)
      })
  }
}

/// What a hop is asked for that no message takes.
enum EffectOfHop: String {
  /// To stop before its messages.
  case stop
  /// To keep its messages.
  case keep
}
