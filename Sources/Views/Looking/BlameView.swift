import Staging
import Terminal

/// What comes of pointing at something in a variant.
package enum Verdict {
  /// That is the mistake of the specimen of this name; the message's name, if one was pointed at.
  case right(Flaw, of: String, message: String? = nil)
  /// It has to do with the mistake.
  case warm(Warmth)
  /// It has nothing to do with it.
  case cold

  /// In what way something has to do with a mistake.
  nonisolated package enum Warmth: Hashable, Sendable {
    /// The mistake goes the message's way.
    case way
    /// One end of the message has to do with it.
    case ofLayer(String)
    /// The layer has to do with it.
    case layer
    /// It is in the layer, but elsewhere.
    case inLayer
  }
}

extension Document {
  /// What is told after pointing at something.
  package static func verdict(_ verdict: Verdict, _ looks: any LookPhrases) -> Document {
    switch verdict {
    case .right(let flaw, let specimen, let message):
      return Document {
        Text(
          StyledText(looks.right + " ", .success)
            + StyledText(looks.flaw(specimen, flaw.explanation)), indent: 0)
        if let message { Text(looks.sender(message), .hint) }
      }
    case .warm(let warmth): return Document([Text(looks.warm(warmth), indent: 0)])
    case .cold: return Document([Text(looks.cold, indent: 0)])
    }
  }
}
