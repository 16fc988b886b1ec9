import LayerTracing
import Staging

/// Something in an open specimen that its pattern doesn't allow.
enum RuleBreach {
  /// A message that goes where none may go.
  case message(Message)
  /// A layer that another one holds strongly and must not.
  case ownership(OwnershipGraph.Edge)

  /// All breaches of a specimen's rules: in its trace, each way once with its first message, and among
  /// its live objects.
  static func all(in specimen: OpenSpecimen) -> [RuleBreach] {
    guard let rules = specimen.specimen.rules else { return [] }
    var seen: Set<String> = []
    // A test drives a mocked module where a view would.
    let messages = specimen.recorder.trace().lazy
      .filter { !rules.allows($0) && !(specimen.isMocked && $0.sender.isOutside) }
      .filter { seen.insert("\($0.sender.type) \($0.receiver.type) \($0.site.name)").inserted }
    let graph = OwnershipGraph(specimen.recorder, module: specimen.module)
    let edges = graph.edges.filter { edge in
      edge.ownership == .strong
        && !rules.allows(
          type(of: edge.owner)._layerFacts.role, toOwn: type(of: edge.held)._layerFacts.role)
    }
    return messages.map(RuleBreach.message) + edges.map(RuleBreach.ownership)
  }

  /// How often messages broke the rules, repetitions included.
  static func countOfMessages(_ messages: [Message], _ rules: PatternRules) -> Int {
    messages.count { !rules.allows($0) }
  }
}
