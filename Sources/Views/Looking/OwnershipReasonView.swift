import LayerTracing
import Sessions
import Staging
import Terminal

extension Document {
  /// Why references are weak, unowned or strong, as the learner takes them to be or not, in a paragraph
  /// each.
  package static func ownership(
    _ reasons: [OwnershipReason], asked: PropertyFact.Ownership, in specimen: OpenSpecimen
  ) -> Document {
    let asAsked = reasons.filter { $0.edge.ownership == asked }
    let told = asAsked.isEmpty ? reasons : asAsked
    return Document {
      if asAsked.isEmpty, let first = reasons.first {
        let held = type(of: first.edge.held)._layerFacts
        Text("\(specimen.specimen.pattern): nothing holds \(held.name) \(asked.adverb).")
      }
      for reason in told { OwnershipReasonView(reason: reason, specimen: specimen).document }
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

  /// How a reference is written: `as view`, or through which closure.
  private static func how(_ edge: OwnershipGraph.Edge) -> String {
    edge.property.map { "as \($0)" } ?? "through the closure at \(edge.place ?? "")"
  }

  private var head: String {
    "\(specimen.specimen.pattern): \(owner.name), \(owner.role), holds \(held.name), "
      + "\(held.role), \(edge.ownership.adverb), \(OwnershipReasonView.how(edge))."
  }

  /// The strong references that lead back, as a sentence begins with them.
  private var back: String {
    Wording.list(
      reason.wayBack.map {
        "\($0.ownerName) holds \($0.heldName) strongly, \(OwnershipReasonView.how($0))"
      })
  }

  private var inCycle: String {
    Wording.list(([edge] + reason.wayBack).map(\.ownerName).unique)
  }

  /// What speaks for the reference as it is, or against it.
  private var because: String {
    let isClosed = !reason.wayBack.isEmpty
    switch edge.ownership {
    case .strong where isClosed:
      return "But \(back): that is a cycle, and \(inCycle) are never released. To see it: leaks."
    case .strong:
      return
        (reason.otherHolders.isEmpty
        ? "Nothing else holds it: with any other reference it would be released at once."
        : "\(Wording.list(reason.otherHolders).capitalizedFirst) "
          + "\(reason.otherHolders.count == 1 ? "holds" : "hold") it strongly, too.")
        + " No strong reference leads back, so that both are released."
    case .weak, .unowned:
      return isClosed
        ? "\(back.capitalizedFirst). Were this reference strong, too, that would be a cycle, and "
          + "\(inCycle) would never be released."
        : "No strong reference leads back: a strong one here would close no cycle."
    }
  }

  /// What the difference between weak and unowned is here; nil for a strong reference.
  private var whenGone: String? {
    let holders = reason.otherHolders
    let alive =
      holders.isEmpty
      ? ""
      : "\(Wording.list(holders).capitalizedFirst) \(holders.count == 1 ? "keeps" : "keep") it "
        + "alive. "
    return switch edge.ownership {
    case .strong: nil
    case .weak: alive + "Once \(held.name) is gone, this is nil."
    case .unowned: alive + "\(owner.name) relies on that: once it is gone, to use this is a crash."
    }
  }

  private var rule: String? {
    reason.isAllowed.map { isAllowed in
      let name = specimen.specimen.rules?.name ?? ""
      return isAllowed
        ? "\(name)'s rules let \(owner.role) own \(held.role)."
        : "\(name)'s rules don't let \(owner.role) own \(held.role)."
    }
  }

  @DocumentBuilder var document: Document {
    Text(head, .bold, indent: 2)
    Text("  \([because, whenGone, rule].compactMap(\.self).joined(separator: " "))", indent: 2)
  }
}

extension PropertyFact.Ownership {
  /// `strongly`, `weakly`, `unowned`.
  package var adverb: String {
    switch self {
    case .strong: "strongly"
    case .weak: "weakly"
    case .unowned: "unowned"
    }
  }
}
