import LayerTracing
import Terminal

/// What is still alive, and the cycle that keeps it.
struct LeaksView {
  private let all: [Survivors]
  private let isAnyClosed: Bool
  private let profile: TerminalProfile

  /// - Parameters:
  ///   - all: The specimens of which something survived.
  ///   - isAnyClosed: Whether any specimen was closed at all.
  ///   - profile: Where this goes.
  init(_ all: [Survivors], isAnyClosed: Bool, profile: TerminalProfile) {
    self.all = all
    self.isAnyClosed = isAnyClosed
    self.profile = profile
  }

  var lines: [StyledText] {
    if all.isEmpty {
      return [
        StyledText(
          "Nothing leaks"
            + (isAnyClosed
              ? "." : ": nothing is alive that isn't shown. After 'close', ask again."),
          .success)
      ]
    }
    return all.flatMap(told)
  }

  private func told(_ survivors: Survivors) -> [StyledText] {
    let names = survivors.layers.map { type(of: $0)._layerFacts.name }
    let after = survivors.isClosed ? ", closed" : ""
    let count = names.count == 1 ? "1 layer is" : "\(names.count) layers are"
    var lines = [
      StyledText("\(survivors.specimen)\(after): \(count) still alive", .error)
        + (profile.isPlain ? "." : "")
    ]
    let indent = profile.isPlain ? "" : "  "
    lines += StyledText("\(indent)alive: \(Wording.list(names))\(profile.isPlain ? "." : "")")
      .wrapped(to: profile.columns, indent: indent.count)
    lines += cycle(survivors.cycle).flatMap { line in
      StyledText(indent + line + (profile.isPlain ? "." : ""))
        .wrapped(to: profile.columns, indent: indent.count + 2)
    }
    return lines
  }

  /// One reference a line, round to where it began.
  private func cycle(_ cycle: [OwnershipGraph.Edge]?) -> [String] {
    guard let cycle else { return ["no cycle can be seen: something else holds them"] }
    return cycle.enumerated().map { index, edge in
      let how = edge.property.map { "as \($0)" } ?? "through the closure in \(edge.place ?? "")"
      return (index == 0 ? "the cycle: " : "and ")
        + "\(type(of: edge.owner)._layerFacts.name) holds \(type(of: edge.held)._layerFacts.name), "
        + how
    }
  }
}
