import Exports
import Languages
import LayerTracing
import Terminal

extension Document {
  /// Who holds whom in a specimen of a trace, at its end; that it isn't told, where the trace has nothing of it.
  static func owners(of specimen: String, in trace: RecordedTrace) -> Document {
    let references = trace.events.compactMap { $0.turn(of: specimen) }.flatMap(\.references)
    guard !references.isEmpty else {
      return Document(localized: "owners.not-told", trace.label(specimen))
    }
    return Document([RecordedOwnersView(trace.label(specimen), references)])
  }
}

/// Who holds whom as a trace tells it, as a tree of strong references; weak ones lead back and end there.
private struct RecordedOwnersView: Block {
  /// A property that holds something at the end.
  private struct Property: Hashable {
    let owner: UInt32
    let name: String
  }

  private let name: String
  /// What is held at the end, in the order in which it came to be held.
  private let held: [RecordedReference]
  /// The layers that nothing holds strongly, as far as the trace tells.
  private let roots: [Party]
  private let layers: Int

  init(_ name: String, _ references: [RecordedReference]) {
    self.name = name
    var latest: [Property: Int] = [:]
    for (index, reference) in references.enumerated() {
      latest[Property(owner: reference.owner.id, name: reference.property)] = index
    }
    held = latest.values.sorted().map { references[$0] }.filter { $0.held != nil }
    var seen: Set<UInt32> = []
    let all = held.flatMap { [$0.owner, $0.held].compactMap(\.self) }.filter {
      seen.insert($0.id).inserted
    }
    layers = all.count
    let owned = Set(held.filter { $0.ownership == .strong }.compactMap(\.held?.id))
    let free = all.filter { !owned.contains($0.id) }
    // Where every layer is held by another one, they keep one another alive.
    roots = free.isEmpty ? Array(all.prefix(1)) : free
  }

  func drawn(on page: Page) -> [StyledText] {
    var tree = Tree(references: Dictionary(grouping: held, by: \.owner.id))
    for root in roots { tree.add(root, by: nil, above: []) }
    for layer in held.map(\.owner) where !tree.shown.contains(layer.id) {
      tree.add(layer, by: nil, above: [])
    }
    return [StyledText(localized: "owners.title", .heading, name)]
      + Table([.left, .left], tree.rows).drawn(on: page)
  }

  private struct Tree {
    let references: [UInt32: [RecordedReference]]
    var rows: [[StyledText]] = []
    private(set) var shown: Set<UInt32> = []

    init(references: [UInt32: [RecordedReference]]) { self.references = references }

    /// Adds a layer and what it holds. A file may tell of a chain of any length: what is to be added is on a list.
    mutating func add(_ root: Party, by reference: RecordedReference?, above: [UInt32]) {
      var rest: [(layer: Party, by: RecordedReference?, above: [UInt32])] = [
        (root, reference, above)
      ]
      while let next = rest.popLast(), rows.count < RecordedOwnersView.mostRows {
        let isStrong = next.by.map { $0.ownership == .strong } ?? true
        let isNew = isStrong && shown.insert(next.layer.id).inserted
        let isCycle = isStrong && next.above.contains(next.layer.id)
        let back =
          isCycle
          ? localized("owners.cycle") : isNew || !isStrong ? "" : localized("owners.above")
        let indent = String(
          repeating: "  ", count: min(next.above.count, RecordedOwnersView.deepest) + 1)
        rows.append([
          next.by.map { reference in
            StyledText("\(indent)\(reference.property) ")
              + StyledText(reference.ownership.rawValue, isStrong ? .plain : .dim)
          } ?? StyledText(indent + "·", .dim),
          StyledText(next.layer.type, isNew ? .bold : .plain) + ", "
            + StyledText(next.layer.role.name, .role)
            + StyledText(back, isCycle ? .error : .dim),
        ])
        guard isNew else { continue }
        let above = next.above + [next.layer.id]
        for reference in (references[next.layer.id] ?? []).reversed() {
          if let held = reference.held { rest.append((held, reference, above)) }
        }
      }
    }
  }

  /// More rows, or deeper ones, say nothing to a reader.
  private static let mostRows = 2_000
  private static let deepest = 20

  func spoken(on page: Page) -> [StyledText] {
    [StyledText(localized("owners.layers", name, layers))]
      + held.prefix(RecordedOwnersView.mostRows).map { reference in
        StyledText(
          localized(
            "owners.holds", reference.owner.type, reference.held?.type ?? "",
            reference.ownership.rawValue, reference.property))
      }
  }
}
