import Languages
import Staging
import Terminal

/// What comes of pointing at something in a variant.
enum Verdict {
  /// That is the mistake of the specimen of this name; the message's name, if one was pointed at.
  case right(Flaw, of: String, message: String? = nil)
  /// It has to do with the mistake.
  case warm(Warmth)
  /// It has nothing to do with it.
  case cold

  /// In what way something has to do with a mistake.
  nonisolated enum Warmth: Hashable, Sendable {
    /// The mistake goes the message's way.
    case way
    /// One end of the message has to do with it.
    case ofLayer(String)
    /// The layer has to do with it.
    case layer
    /// It is in the layer, but elsewhere.
    case inLayer

    fileprivate func hint(in language: Language) -> String {
      switch self {
      case .way: language.localized("blame.warm.way")
      case .ofLayer(let layer): language.localized("blame.warm.of-layer", layer)
      case .layer: language.localized("blame.warm.layer")
      case .inLayer: language.localized("blame.warm.in-layer")
      }
    }
  }
}

extension Document {
  /// What is told after pointing at something.
  static func verdict(_ verdict: Verdict, in language: Language) -> Document {
    switch verdict {
    case .right(let flaw, let specimen, let message):
      return Document {
        Text(
          StyledText(language.localized("blame.right") + " ", .success)
            + StyledText(
              language.speaking { flaw.explanation.spoken(localized: "flaw.\(specimen)") }),
          indent: 0)
        if let message { Text(language.localized("blame.sender", message), .hint) }
      }
    case .warm(let warmth): return Document([Text(warmth.hint(in: language), indent: 0)])
    case .cold: return Document(localized: "blame.cold", in: language, indent: 0)
    }
  }
}
