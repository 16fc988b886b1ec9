import LayerTracing
import Queries
import Staging

/// A hop that no message takes where the patterns' rules are kept, and why.
///
/// Variants break rules, so a stop there is no error; but the learner who sets one should know.
public struct UnusedWay: Equatable {
  /// Why no message takes it.
  public enum Reason: Equatable {
    /// Messages go between these roles, but by the other arrow; the hop that takes them.
    case otherArrow(Hop)
    /// The rules allow no message between these roles; the ways on which the sender may send, or,
    /// if it may not send at all, on which the receiver may be reached.
    case forbidden(allowed: [PatternRules.Way])
    /// No pattern has both roles.
    case apart
  }

  /// The hop.
  public let hop: Hop
  /// The patterns whose rules say so, as people write them; none for ``Reason/apart``.
  public let patterns: [String]
  /// Why no message takes it.
  public let reason: Reason

  /// Finds out whether the rules leave a hop unused in all of the open specimens; nil if one has sent
  /// such a message, or nothing can be told of it, as where no rules are declared.
  public init?(_ hop: Hop, in specimens: [OpenSpecimen]) {
    self.init(
      hop,
      specimens.map { open in
        let roles = open.recorder.layers.instances.compactMap { $0.facts?.role }
        return RuledRoles(open.specimen, roles: Set(roles), isMocked: open.isMocked)
      })
    let isTaken = specimens.contains { $0.recorder.messages.trace().contains(where: hop.matches) }
    if isTaken { return nil }
  }

  /// Finds out whether the rules leave a hop unused in all specimens of some features: what can be told
  /// while none is open.
  public init?(_ hop: Hop, in features: [Feature]) {
    self.init(
      hop,
      features.flatMap(\.specimens).map { specimen in
        let ways = specimen.rules?.ways ?? []
        return RuledRoles(
          specimen, roles: Set(ways.flatMap { [$0.from, $0.to] }), isMocked: false)
      })
  }

  private init?(_ hop: Hop, _ all: [RuledRoles]) {
    // What stays within a role is no matter of the rules, nor is a method that waits.
    if all.isEmpty || hop.arrow.isPause || hop.sender != nil && hop.sender == hop.receiver {
      return nil
    }
    let concerned = all.filter { $0.has(hop.sender) && $0.has(hop.receiver) }
    if concerned.contains(where: { $0.mayTake(hop, by: hop.arrow) }) { return nil }
    self.hop = hop
    guard let flipped = hop.arrow.other else {
      (patterns, reason) = UnusedWay.forbidden(hop, concerned)
      return
    }
    let others = concerned.filter { $0.mayTake(hop, by: flipped) }
    guard others.isEmpty else {
      patterns = UnusedWay.names(others)
      reason = .otherArrow(
        Hop(from: hop.sender, flipped, to: hop.receiver, name: hop.name))
      return
    }
    (patterns, reason) = UnusedWay.forbidden(hop, concerned)
  }

  /// The patterns' names; a dialect isn't named beside its pattern.
  private static func names(_ all: [RuledRoles]) -> [String] {
    let names = all.map(\.pattern).unique
    return names.filter { name in
      !name.contains("~") || !names.contains(String(name.prefix { $0 != "~" }))
    }
  }

  private static func forbidden(_ hop: Hop, _ all: [RuledRoles]) -> ([String], Reason) {
    if all.isEmpty { return ([], .apart) }
    let ways = all.flatMap(\.ways).unique
    let sent = ways.filter { hop.sender?.role == $0.from }
    let received = ways.filter { hop.receiver?.role == $0.to }
    return (names(all), .forbidden(allowed: sent.isEmpty ? received : sent))
  }
}

/// The roles of a specimen, and the ways that its rules leave open between them.
private struct RuledRoles {
  let pattern: String
  /// The ways between roles that it has.
  let ways: [PatternRules.Way]
  private let hasRules: Bool
  private let roles: Set<Role>
  private let isMocked: Bool

  init(_ specimen: Specimen, roles: Set<Role>, isMocked: Bool) {
    // A variant is built by the rules of its pattern.
    let name = specimen.pattern
    pattern = specimen.flaw == nil ? name : String(name.prefix { $0 != "~" })
    hasRules = specimen.rules != nil
    self.roles = roles.union([.user, .app])
    self.isMocked = isMocked
    let known = self.roles
    ways = (specimen.rules?.allWays ?? []).filter {
      known.contains($0.from) && known.contains($0.to)
    }
  }

  func has(_ layer: LayerName?) -> Bool { layer.map { roles.contains($0.role) } ?? true }

  func mayTake(_ hop: Hop, by arrow: HopArrow) -> Bool {
    // A test in the place of the view's user may send to any layer.
    if !hasRules || isMocked && [nil, .user, .app].contains(hop.sender?.role) { return true }
    return ways.contains { way in
      hop.sender.map { $0.role == way.from } ?? true
        && hop.receiver.map { $0.role == way.to } ?? true
        && arrow.matches(isNotification: way.isNotification)
    }
  }
}
