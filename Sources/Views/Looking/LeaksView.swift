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
        isAnyClosed
          ? "Nothing leaks."
          : "Nothing leaks: nothing is alive that isn't shown. After 'close', ask again.", .success)
    ])
  }
}

/// What survived of one specimen.
private struct LeakView: Block {
  let survivors: Survivors

  private var head: StyledText {
    let after = survivors.isClosed ? ", closed" : ""
    let count = survivors.layers.count
    let layers = count == 1 ? "1 layer is" : "\(count) layers are"
    return StyledText("\(survivors.specimen)\(after): \(layers) still alive", .error)
  }

  /// What is alive, and the cycle, one reference a line, round to where it began.
  private var rows: [String] {
    let names = survivors.layers.map { type(of: $0)._layerFacts.name }
    let cycle = survivors.cycle.map { cycle in
      cycle.enumerated().map { index, edge in
        (index == 0 ? "the cycle: " : "and ") + words(edge)
      }
    }
    let holder = survivors.holder.map { ["no cycle: \(words($0)), which nothing shows"] }
    return ["alive: \(Wording.list(names))"]
      + (cycle ?? holder ?? ["no cycle can be seen: something else holds them"])
  }

  private func words(_ edge: OwnershipGraph.Edge) -> String {
    let how = edge.property.map { "as \($0)" } ?? "through the closure in \(edge.place ?? "")"
    return "\(edge.ownerName) holds \(edge.heldName), \(how)"
  }

  func drawn(on page: Page) -> [StyledText] {
    [head] + rows.flatMap { page.wrapped(StyledText("  " + $0), indent: 4) }
  }

  func spoken(on page: Page) -> [StyledText] {
    [head + "."] + rows.flatMap { page.wrapped(StyledText($0 + ".")) }
  }
}
