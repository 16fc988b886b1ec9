import LayerTracing
import Staging

/// Something in an open specimen that its pattern doesn't allow.
public enum RuleBreach {
  /// A message that goes where none may go.
  case message(Message)
  /// A layer that another one holds strongly and must not.
  case ownership(OwnershipGraph.Edge)

  /// All breaches of a specimen's rules: in its trace, each way once with its first message, and among
  /// its live objects.
  public static func all(in specimen: OpenSpecimen) -> [RuleBreach] {
    guard let rules = specimen.specimen.rules else { return [] }
    var seen: Set<String> = []
    let messages = messages(of: specimen.recorder.trace(), in: specimen)
      .filter { seen.insert("\($0.sender.type) \($0.receiver.type) \($0.site.name)").inserted }
    let graph = OwnershipGraph(specimen.recorder, module: specimen.module)
    let edges = graph.edges.filter { edge in
      edge.ownership == .strong
        && !rules.allows(
          type(of: edge.owner)._layerFacts.role, toOwn: type(of: edge.held)._layerFacts.role)
    }
    return messages.map(RuleBreach.message) + edges.map(RuleBreach.ownership)
  }

  /// The messages among some that break a specimen's rules, repetitions included.
  ///
  /// A test drives a mocked module in the view's place: what comes from outside is no breach there.
  static func messages(
    of messages: some Sequence<Message>, in specimen: OpenSpecimen
  ) -> [Message] {
    guard let rules = specimen.specimen.rules else { return [] }
    return messages.filter {
      !rules.allows($0) && !(specimen.isMocked && $0.sender.isOutside)
    }
  }
}
