import Languages
import LayerTracing
import Sessions
import Terminal

extension Document {
  /// What is alive and shown by nothing, and the cycles that keep it; it says so where nothing
  /// survived.
  static func leaks(_ all: [Survivors], isAnyClosed: Bool) -> Document {
    guard all.isEmpty else { return Document { for survivors in all { survivors.document } } }
    return Document([
      Text(
        isAnyClosed ? localized("leaks.none") : localized("leaks.none-open"), .success)
    ])
  }
}

extension Survivors {
  /// The survivors of one specimen.
  fileprivate var document: Document {
    let head = StyledText(localized: "leaks.alive", .error, specimen, isClosed, layers.count)
    return Document {
      Text(head, spoken: head + ".", spokenIndent: 2)
      for row in rows { Text("  " + row, indent: 4, spoken: row + ".") }
    }
  }

  /// What is alive, and the cycle, one reference a line, round to where it began.
  private var rows: [String] {
    let names = layers.map { type(of: $0)._layerFacts.name }
    let cycle = cycle.map { cycle in
      cycle.enumerated().map { index, edge in
        localized(index == 0 ? "leaks.cycle" : "leaks.cycle-on", sentence(edge))
      }
    }
    let holder = holder.map { [localized("leaks.no-cycle", sentence($0))] }
    return [localized("leaks.layers", names)]
      + (cycle ?? holder ?? [localized("leaks.unseen")])
  }

  private func sentence(_ edge: OwnershipGraph.Edge) -> String {
    edge.property.map { localized("leaks.holds", edge.ownerName, edge.heldName, $0) }
      ?? localized("leaks.captures", edge.ownerName, edge.heldName, edge.place ?? "")
  }
}
