import LayerTracing
import Queries
import Sessions
import Staging

/// A question for the reason of a reference: `why is the view weak`, `why mvp.presenter.view unowned`.
struct OwnershipQuestion {
  private let asked: PropertyFact.Ownership
  /// What is asked about: a path, or names of layers and properties.
  private let words: [Word]
  private let context: Context

  /// Words between the names that say nothing.
  private static let fillers: Set<String> = [
    "is", "are", "the", "a", "of", "in", "on", "by", "held", "reference", "to", "so",
  ]

  /// Reads the words behind `why`; nil if they ask something else.
  init?(_ words: [Word], _ context: Context) {
    var words = words
    // 'weak on mvp' asks as 'on mvp weak' does.
    if words.count > 3, ["on", "in"].contains(words[words.count - 2].text.lowercased()) {
      words.insert(words.removeLast(), at: 0)
      words.removeLast()
    }
    guard words.count > 1, !words.contains(where: \.isQuoted),
      let last = words.last?.text.lowercased().trimming("?"),
      let asked = PropertyFact.Ownership.allCases.first(where: {
        [$0.rawValue, $0.adverb].contains(last)
      })
    else { return nil }
    self.asked = asked
    self.words = words.dropLast().filter {
      !OwnershipQuestion.fillers.contains($0.text.lowercased())
    }
    if self.words.isEmpty { return nil }
    self.context = context
  }

  func answer() throws(CommandError) -> Document {
    let stage = try context.stage()
    if words.count == 1, words[0].text.contains(".") { return try answer(toPath: words[0]) }
    var names = words
    var specimens = stage.open
    // A pattern among the words narrows it to that one.
    if let place = names.firstIndex(where: { stage[$0.name] != nil }),
      let specimen = stage[names[place].name]
    {
      specimens = [specimen]
      names.remove(at: place)
    }
    let answers = specimens.map { specimen in
      (
        specimen,
        OwnershipReason.all(in: specimen) { edge in
          names.allSatisfy { OwnershipQuestion.isEnd($0.name, of: edge) }
            && names.contains { OwnershipQuestion.isHeld($0.name, by: edge) }
        }
      )
    }.filter { !$0.1.isEmpty }
    guard !answers.isEmpty else {
      throw context.error(.noSuchReference(references(specimens)), at: words[0].span)
    }
    return answers.reduce(Document()) { $0 + .ownership($1.1, asked: asked, in: $1.0) }
  }

  private func answer(toPath path: Word) throws(CommandError) -> Document {
    let (specimen, steps) = try path.steps(in: context)
    let finding = try context.find(steps, in: specimen)
    var owner: (any LayerObject)?
    if steps.count > 1, case .layer(let layer) = try context.find(steps.dropLast(), in: specimen) {
      owner = layer
    }
    let reasons = OwnershipReason.all(in: specimen) { edge in
      if let owner, let name = steps.last?.name {
        return edge.owner === owner && edge.property?.lowercased() == name.lowercased()
      }
      if case .layer(let layer) = finding { return edge.held === layer }
      return false
    }
    guard !reasons.isEmpty else {
      throw context.error(
        .noSuchReference(references([specimen])), at: path.span)
    }
    return .ownership(reasons, asked: asked, in: specimen)
  }

  /// Whether a name is that of what a reference holds: the property's, or the role's or the class's of the
  /// layer.
  private static func isHeld(_ name: String, by edge: OwnershipGraph.Edge) -> Bool {
    let facts = type(of: edge.held)._layerFacts
    return [edge.property, facts.role.name, facts.name].contains { $0?.lowercased() == name }
  }

  /// Whether a name is that of either end of a reference.
  private static func isEnd(_ name: String, of edge: OwnershipGraph.Edge) -> Bool {
    let facts = type(of: edge.owner)._layerFacts
    return isHeld(name, by: edge)
      || [facts.role.name, facts.name].contains { $0.lowercased() == name }
  }

  /// Some references that can be asked about, as they are asked about.
  private func references(_ specimens: [OpenSpecimen]) -> [String] {
    specimens.flatMap { specimen in
      OwnershipGraph(specimen.recorder, module: specimen.module).edges.compactMap { edge in
        edge.property.map {
          let role = Inspection.step(type(of: edge.owner)._layerFacts.role)
          return "why \(specimen.specimen.name).\(role).\($0) \(edge.ownership)"
        }
      }
    }.prefix(3).map(\.self)
  }
}

extension Word {
  /// A layer's or a property's name as it stands in a sentence: `Presenter’s` is the presenter. (A straight
  /// apostrophe begins a quoted word.)
  fileprivate var name: String {
    let text = text.lowercased().trimming("?,")
    return text.hasSuffix("’s") ? String(text.dropLast(2)) : text
  }
}

extension String {
  fileprivate func trimming(_ characters: String) -> String {
    var text = Substring(self)
    while let last = text.last, characters.contains(last) { text.removeLast() }
    return String(text)
  }
}
