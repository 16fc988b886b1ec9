import LayerTracing
import Staging
import Terminal

/// Where an event that runs is stopped: before a message is delivered, while its sender waits.
struct Pause {
  /// Why it is stopped.
  enum Reason: Equatable {
    /// Somebody asked for just this.
    case asked
    /// A breakpoint.
    case breakpoint
    /// A breakpoint whose condition can't be decided, and why.
    case undecided(String)
  }

  /// Who sends and receives.
  let specimen: OpenSpecimen
  /// The message.
  let message: Message
  /// Why it is stopped.
  let reason: Reason
  /// What was done when it stopped: the action's line.
  let line: String

  /// `mvp#2.5`.
  var name: String {
    specimen.specimen.name + message.position.reference(event: message.event)
  }

  /// Where it is stopped.
  var place: MessagePlace {
    MessagePlace(
      specimen: specimen.specimen.name, event: message.event, position: message.position)
  }

  /// What is told when it stops.
  ///
  /// - Parameters:
  ///   - profile: How it is drawn.
  ///   - isFirst: Whether somebody sees it for the first time, who doesn't know what can be done.
  /// - Returns: Where it stops, and why if that isn't plain.
  func lines(_ profile: TerminalProfile, isFirst: Bool) -> [StyledText] {
    var result: [StyledText]
    if profile.isPlain {
      let receiver = message.isCrossing ? message.receiver.role.name : message.receiver.type
      let sender = message.isCrossing ? message.sender.role.name : message.sender.type
      result = [
        StyledText(
          "Paused before \(name): \(sender) \(Wording.verb(message)) \(receiver), "
            + "\(message.brief).")
      ]
    } else {
      result =
        (StyledText("paused before ", .heading) + StyledText(name, .bold) + "  "
        + Wording.hop(message) + "  " + StyledText(message.brief))
        .wrapped(to: profile.columns, indent: 2)
    }
    if case .undecided(let why) = reason {
      result += StyledText("Its condition can't be decided here: \(why)")
        .wrapped(to: profile.columns)
    }
    if isFirst {
      let hint =
        profile.isPlain
        ? "Enter goes to the next message. Others: continue; out; Ctrl-C gives the event up."
        : "Enter: next message   continue   out   Ctrl-C: give it up      help step"
      result += StyledText(hint, .hint).wrapped(to: profile.columns)
    }
    return result
  }
}
