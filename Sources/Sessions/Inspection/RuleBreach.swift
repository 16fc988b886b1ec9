import LayerTracing
import Staging

/// Something in an open specimen that its pattern doesn't allow.
public enum RuleBreach {
  /// A message that goes where none may go, or brings what may not go there.
  case message(Message, PatternRules.Breach)
  /// A layer that another one holds strongly and must not.
  case ownership(OwnershipGraph.Edge)

  /// All breaches of a specimen's rules: in its trace, each way once with its first message, and among
  /// its live objects.
  public static func all(in specimen: OpenSpecimen) -> [RuleBreach] {
    var seen: Set<String> = []
    let messages = messages(of: specimen.recorder.messages.trace(), in: specimen)
      .filter { message, _ in
        seen.insert("\(message.sender.type) \(message.receiver.type) \(message.site.name)")
          .inserted
      }
    return messages.map { RuleBreach.message($0.message, $0.breach) } + ownerships(in: specimen)
  }

  /// The strong references among a specimen's live objects that its rules don't allow.
  static func ownerships(
    in specimen: OpenSpecimen, _ graph: OwnershipGraph? = nil
  ) -> [RuleBreach] {
    guard let rules = specimen.specimen.rules else { return [] }
    let graph = graph ?? OwnershipGraph(specimen.recorder, module: specimen.module)
    return graph.edges.filter { edge in
      edge.ownership == .strong
        && !rules.allows(
          type(of: edge.owner)._layerFacts.role, toOwn: type(of: edge.held)._layerFacts.role)
    }.map(RuleBreach.ownership)
  }

  /// The messages among some that break a specimen's rules, repetitions included.
  ///
  /// A test drives a mocked module in the view's place: what comes from outside is no breach there.
  public static func messages(
    of messages: some Sequence<Message>, in specimen: OpenSpecimen
  ) -> [(message: Message, breach: PatternRules.Breach)] {
    guard let rules = specimen.specimen.rules else { return [] }
    return messages.compactMap { message in
      guard let breach = rules.breach(of: message),
        !(specimen.isMocked && message.sender.isOutside)
      else { return nil }
      return (message, breach)
    }
  }
}
