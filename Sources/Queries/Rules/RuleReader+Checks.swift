import Languages
import LayerTracing

/// Whether rules that can be read can be kept together.
extension RuleReader {
  /// Every role that owns, is owned or may not get something has to be one that messages can reach, or come from.
  func checkRoles() throws(RuleFileError) {
    let known = Set(ways.flatMap { [$0.from, $0.to] })
      .union(PatternRules.common.flatMap { [$0.from, $0.to] })
    let named =
      ownershipRoles + payloads.flatMap { ($0.home.map { [$0] } ?? []) + $0.others }
    let inOrder = named.sorted {
      ($0.place.line, $0.place.span.lowerBound) < ($1.place.line, $1.place.span.lowerBound)
    }
    for role in inOrder where !known.contains(role.name) {
      let names = Role.drawn(ways.flatMap { [$0.from, $0.to] }).map(\.name)
      throw role.place.error(
        Refusal(
          "rule-file.no-way-to", role.name.name, advice: names,
          nearest: NearestName.to(role.name.name, among: names)))
    }
  }

  /// No rule about a type may be given twice, or forbid what another one allows.
  func checkPayloads() throws(RuleFileError) {
    for (index, rule) in payloads.enumerated() {
      for type in rule.types {
        for other in payloads[..<index] where other.types.contains(where: { $0.name == type.name })
        {
          try check(type, rule, against: other)
        }
      }
    }
  }

  private func check(
    _ type: Named<String>, _ rule: PayloadRule, against other: PayloadRule
  ) throws(RuleFileError) {
    switch (rule.home, other.home) {
    case (let home?, let otherHome?):
      guard home.name == otherHome.name else { return }
      throw type.place.error(
        Refusal("rule-file.twice.leaves", type.name, home.name.name, other.place.line))
    case (nil, nil):
      let before = other.others.map(\.name)
      guard let role = rule.others.first(where: { before.contains($0.name) }) else { return }
      throw type.place.error(
        Refusal("rule-file.twice.reaches", type.name, role.name.name, other.place.line))
    case (let home?, nil):
      try check(type, in: home, and: rule.others, forbidden: other.others, other.place)
    case (nil, let home?):
      try check(type, in: home, and: other.others, forbidden: rule.others, other.place)
    }
  }

  /// What stays in a role, and may go to some others, must be allowed in all of these.
  private func check(
    _ type: Named<String>, in home: Named<Role>, and others: [Named<Role>],
    forbidden: [Named<Role>], _ earlier: Place
  ) throws(RuleFileError) {
    let allowed = ([home] + others).map(\.name)
    guard let role = forbidden.first(where: { allowed.contains($0.name) }) else { return }
    throw type.place.error(
      Refusal("rule-file.contradiction", type.name, role.name.name, earlier.line))
  }
}
