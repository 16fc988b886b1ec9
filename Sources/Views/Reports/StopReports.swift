import Queries
import Sessions
import Terminal

extension Document {
  /// Where inside an event the session is stopped, and why if that isn't plain.
  ///
  /// - Parameters:
  ///   - moment: The place.
  ///   - isFirst: Whether the learner hasn't seen this before, and doesn't know what can be done.
  ///   - phrases: The language that it is told in.
  /// - Returns: A document: the message, and what can be done here if it is new.
  package static func stop(
    at moment: EventRecording.Moment, isFirst: Bool, _ phrases: any LessonPhrases
  ) -> Document {
    let words = MessageText(moment.message, of: moment.specimen)
    return Document {
      Text(
        StyledText("paused before ", .heading) + StyledText(words.name, .bold) + "  " + words.hop
          + "  " + StyledText(moment.message.brief),
        spoken: StyledText("Paused before \(words.name): \(words.sentence)."))
      if case .undecided(let error)? = moment.reason {
        Text(
          "Its condition can't be decided here: "
            + Wording.headline(error.message, nearest: error.nearest, phrases), indent: 0)
      }
      if isFirst {
        Text(
          "Enter: next message   continue   out   Ctrl-C: to its end      help step", .hint,
          indent: 0,
          spoken: "Enter goes to the next message. Others: continue; out; Ctrl-C goes to its end.")
      }
    }
  }

  /// Why no message takes a hop, what never happens with it, `stops there`, and what was meant, by the
  /// line that names another hop in its place.
  package static func unused(
    _ unused: UnusedWay, effect: String, line: (Hop) -> String
  ) -> Document {
    let names = Wording.list(unused.patterns)
    let ends = [unused.hop.sender, unused.hop.receiver].map { $0?.role.name }
    switch unused.reason {
    case .otherArrow(let meant):
      return Document([
        Text(
          "\(names)'s \(sentence(ends, by: meant.arrow)): \(meant.arrow.rawValue). "
            + "Did you mean '\(line(meant))'?")
      ])
    case .apart:
      let named = ends.compactMap(\.self)
      return Document([
        Text(
          "None of the patterns has \(named.count == 2 ? "both " : "")\(Wording.list(named)): "
            + "nothing \(effect).")
      ])
    case .forbidden(let allowed):
      let hop = Hop(from: unused.hop.sender, unused.hop.arrow, to: unused.hop.receiver)
      let ways = allowed.map {
        "\($0.from) \(($0.isNotification ? HopArrow.notification : .call).rawValue) \($0.to)"
      }
      return Document([
        Text(
          "\(names)'s rules forbid \(hop); nothing \(effect) unless a variant breaks the rules."),
        Text(
          ways.isEmpty ? "All that they allow: rules." : "They allow \(Wording.list(ways)).",
          .hint),
      ])
    }
  }

  /// `ViewModel notifies its View`; `Model notifies others` where an end isn't named.
  private static func sentence(_ ends: [String?], by arrow: HopArrow) -> String {
    let isNotification = arrow == .notification
    return switch (ends[0], ends[1]) {
    case (let sender?, let receiver?):
      "\(sender) \(isNotification ? "notifies" : "calls") its \(receiver)"
    case (let sender?, nil): "\(sender) \(isNotification ? "notifies" : "calls") others"
    case (nil, let receiver): "\(receiver ?? "") is \(isNotification ? "notified" : "called")"
    }
  }

  /// That a walk through an event is over.
  package static func endOfWalk(through event: Int) -> Document {
    Document([Text("That was event \(event). Nothing has changed.", .hint)])
  }

  /// How watched values have changed, a line each.
  package static func changes(_ changes: [Watchpoints.Change]) -> Document {
    Document(
      changes.map { change in
        let place = change.inside.map { ", inside \($0)" } ?? ""
        return Text(
          StyledText(
            "  \(change.path): \(change.was) became \(change.now)\(place)", .success), indent: 4,
          spoken: StyledText(
            "Watched: \(change.path) was \(change.was) and is \(change.now)\(place)."))
      })
  }

  /// What is watched, and what it is now.
  package static func watched(_ watchpoints: Watchpoints, in workspace: Workspace) -> Document {
    if watchpoints.all.isEmpty {
      return Document([Text("Nothing is watched. To watch a value: watch PATH.")])
    }
    return Document(
      watchpoints.all.map {
        Text(
          StyledText("  \($0.text)", .bold)
            + StyledText(" is \($0.path.lookUp(in: workspace).text)"))
      })
  }

  /// Where events stop.
  package static func breakpoints(_ breakpoints: Breakpoints) -> Document {
    if breakpoints.all.isEmpty {
      return Document([Text("No breakpoint is set. To set one: break.")])
    }
    return Document(
      breakpoints.all.map {
        Text(
          StyledText("  \($0.number)  ", .bold) + StyledText($0.breakpoint.description), indent: 5)
      })
  }
}
