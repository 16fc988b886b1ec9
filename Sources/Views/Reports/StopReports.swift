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
  package static func stop(at moment: EventRecording.Moment, isFirst: Bool) -> Document {
    let words = MessageText(moment.message, of: moment.specimen)
    return Document {
      Text(
        StyledText("paused before ", .heading) + StyledText(words.name, .bold) + "  " + words.hop
          + "  " + StyledText(moment.message.brief),
        spoken: StyledText("Paused before \(words.name): \(words.sentence)."))
      if case .undecided(let error)? = moment.reason {
        Text(
          "Its condition can't be decided here: "
            + Wording.headline(error.message, nearest: error.nearest), indent: 0)
      }
      if isFirst {
        Text(
          "Enter: next message   continue   out   Ctrl-C: to its end      help step", .hint,
          indent: 0,
          spoken: "Enter goes to the next message. Others: continue; out; Ctrl-C goes to its end.")
      }
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
