import Languages
import LayerTracing
import Sessions
import Terminal

extension Document {
  /// What is alive and shown by nothing, and the cycles that keep it; it says so where nothing
  /// survived.
  package static func leaks(_ all: [Survivors], isAnyClosed: Bool) -> Document {
    guard all.isEmpty else { return Document(all.map(LeakView.init)) }
    return Document([
      Text(
        isAnyClosed ? localized("leaks.none") : localized("leaks.none-open"), .success)
    ])
  }
}

/// What survived of one specimen.
private struct LeakView: Block {
  let survivors: Survivors

  private var head: StyledText {
    StyledText(
      localized: "leaks.alive", .error, survivors.specimen, survivors.isClosed,
      survivors.layers.count)
  }

  /// What is alive, and the cycle, one reference a line, round to where it began.
  private var rows: [String] {
    let names = survivors.layers.map { type(of: $0)._layerFacts.name }
    let cycle = survivors.cycle.map { cycle in
      cycle.enumerated().map { index, edge in
        localized(index == 0 ? "leaks.cycle" : "leaks.cycle-on", words(edge))
      }
    }
    let holder = survivors.holder.map { [localized("leaks.no-cycle", words($0))] }
    return [localized("leaks.layers", names)]
      + (cycle ?? holder ?? [localized("leaks.unseen")])
  }

  private func words(_ edge: OwnershipGraph.Edge) -> String {
    edge.property.map { localized("leaks.holds", edge.ownerName, edge.heldName, $0) }
      ?? localized("leaks.captures", edge.ownerName, edge.heldName, edge.place ?? "")
  }

  func drawn(on page: Page) -> [StyledText] {
    [head] + rows.flatMap { page.wrapped(StyledText("  " + $0), indent: 4) }
  }

  func spoken(on page: Page) -> [StyledText] {
    [head + "."] + rows.flatMap { page.wrapped(StyledText($0 + ".")) }
  }
}
