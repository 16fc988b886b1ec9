import Staging
import Terminal

/// What comes of pointing at something in a variant.
package enum Verdict {
  /// That is the mistake; the message's name, if one was pointed at.
  case right(Flaw, message: String? = nil)
  /// It has to do with the mistake; in what way.
  case warm(String)
  /// It has nothing to do with it.
  case cold
}

extension Document {
  /// What is told after pointing at something.
  package static func verdict(_ verdict: Verdict) -> Document {
    let text: StyledText =
      switch verdict {
      case .right(let flaw, _): StyledText("Right. ", .success) + StyledText(flaw.explanation)
      case .warm(let why): StyledText("Warm: ", .bold) + StyledText("\(why).")
      case .cold:
        "Cold. Nothing is wrong with this. 'rules', 'owners', 'leaks' and 'source' may help."
      }
    return Document {
      Text(text, indent: 0)
      if case .right(_, let message?) = verdict {
        Text("The line that sends it: source \(message) --sender", .hint)
      }
    }
  }
}
