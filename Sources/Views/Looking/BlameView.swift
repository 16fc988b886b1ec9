import Staging
import Terminal

/// What comes of pointing at something in a variant.
package enum Verdict {
  /// That is the mistake.
  case right(Flaw)
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
      case .right(let flaw): StyledText("Right. ", .success) + StyledText(flaw.explanation)
      case .warm(let why): StyledText("Warm: ", .bold) + StyledText("\(why).")
      case .cold:
        "Cold. Nothing is wrong with this. 'rules', 'owners', 'leaks' and 'source' may help."
      }
    return Document([Text(text, indent: 0)])
  }
}
