import Languages
import LayerTracing
import Sessions
import Staging
import Terminal

extension Document {
  /// Why references are weak, unowned or strong, as the learner takes them to be or not, in a paragraph
  /// each.
  static func ownership(
    _ reasons: [OwnershipReason], asked: PropertyFact.Ownership, in specimen: OpenSpecimen
  ) -> Document {
    let asAsked = reasons.filter { $0.edge.ownership == asked }
    let shown = asAsked.isEmpty ? reasons : asAsked
    return Document {
      if asAsked.isEmpty, let first = reasons.first {
        let held = type(of: first.edge.held)._layerFacts
        Text(localized: "ownership.none", specimen.specimen.pattern, held.name, asked.rawValue)
      }
      for reason in shown { OwnershipReasonView(reason: reason, specimen: specimen).document }
    }
  }
}

/// One reference, and why it is held as it is.
private struct OwnershipReasonView {
  let reason: OwnershipReason
  let specimen: OpenSpecimen

  private var edge: OwnershipGraph.Edge { reason.edge }
  private var owner: LayerFacts { type(of: edge.owner)._layerFacts }
  private var held: LayerFacts { type(of: edge.held)._layerFacts }

  private var head: String {
    localized(
      edge.property == nil ? "ownership.head-closure" : "ownership.head", specimen.specimen.pattern,
      owner.name, owner.role.name, held.name, held.role.name, edge.ownership.rawValue, edge.way)
  }

  /// The strong references that lead back.
  private var back: [String] {
    reason.wayBack.map {
      localized(
        $0.property == nil ? "ownership.back-closure" : "ownership.back", $0.ownerName, $0.heldName,
        $0.way)
    }
  }

  private var inCycle: [String] { ([edge] + reason.wayBack).map(\.ownerName).unique }

  /// Who else holds it, as a sentence begins with them.
  private var others: [String] {
    let outer = reason.outerHolders.map { localized("ownership.the-holder", $0.name) }
    return (outer + reason.otherHolders).beginningSentence
  }

  /// What speaks for the reference as it is, or against it.
  private var because: String {
    let isClosed = !reason.wayBack.isEmpty
    return switch edge.ownership {
    case .strong where isClosed: localized("ownership.cycle", back, inCycle)
    case .strong:
      others.isEmpty ? localized("ownership.only") : localized("ownership.others", others)
    case .weak, .unowned:
      isClosed
        ? localized("ownership.would-cycle", back.beginningSentence, inCycle)
        : localized("ownership.no-way-back")
    }
  }

  /// What the difference between weak and unowned is here; nil for a strong reference.
  private var whenGone: String? {
    switch edge.ownership {
    case .strong: nil
    case .weak: localized("ownership.weak", others, held.name)
    case .unowned: localized("ownership.unowned", others, owner.name)
    }
  }

  private var rule: String? {
    reason.isAllowed.map { isAllowed in
      localized(
        isAllowed ? "ownership.allowed" : "ownership.forbidden",
        specimen.specimen.rules?.name ?? "", owner.role.name, held.role.name)
    }
  }

  @DocumentBuilder var document: Document {
    Text(head, .bold, indent: 2)
    Text("  \([because, whenGone, rule].compactMap(\.self).joined(separator: " "))", indent: 2)
  }
}

extension [String] {
  /// The items as they stand at the beginning of a sentence.
  fileprivate var beginningSentence: [String] {
    prefix(1).map(\.capitalizedFirst) + dropFirst()
  }
}

extension PropertyFact.Ownership {
  /// What learners may type for it: `strongly`, `weakly`, `unowned`.
  var adverb: String {
    switch self {
    case .strong: "strongly"
    case .weak: "weakly"
    case .unowned: "unowned"
    }
  }
}
