import LayerTracing
import Staging
import Terminal

/// The rules of a specimen's pattern, and what breaks them.
struct RulesView {
  private let specimen: OpenSpecimen
  private let profile: TerminalProfile

  init(_ specimen: OpenSpecimen, profile: TerminalProfile) {
    self.specimen = specimen
    self.profile = profile
  }

  var lines: [StyledText] {
    guard let rules = specimen.specimen.rules else {
      return ["\(specimen.name): nobody has said what its rules are."]
    }
    let breaches = RuleBreach.all(in: specimen)
    let count = specimen.recorder.trace().count { $0.isCrossing }
    let verdict =
      breaches.isEmpty
      ? StyledText(
        "\(specimen.name) keeps its rules, in \(Wording.count(count, "message")).", .success)
      : StyledText(
        "\(specimen.name) breaks its rules \(Wording.times(breaches.count)):", .error)
    return (profile.isPlain ? [] : RulesView.sheet([rules], profile: profile))
      + [verdict] + breaches.flatMap(told)
      + (profile.isPlain ? RulesView.sheet([rules], profile: profile) : [])
  }

  private func told(_ breach: RuleBreach) -> [StyledText] {
    let indent = profile.isPlain ? "" : "  "
    let text: String
    switch breach {
    case .message(let message):
      let name =
        "\(specimen.specimen.name)\(message.position.reference(event: message.event))"
      text =
        profile.isPlain
        ? "\(name): \(message.sender.role) \(Wording.verb(message)) \(message.receiver.role), "
          + "\(message.brief). No \(message.sender.role) may do that."
        : "\(name)  \(message.sender.role) \(message.isNotification ? "~>" : "->") "
          + "\(message.receiver.role)  \(message.brief)"
    case .ownership(let edge):
      let owner = type(of: edge.owner)._layerFacts
      let held = type(of: edge.held)._layerFacts
      let how =
        edge.property.map { "as \($0)" } ?? "through a closure (\(edge.place ?? ""))"
      text =
        "\(owner.name), \(owner.role), holds \(held.name), \(held.role), strongly \(how)"
        + (profile.isPlain ? "." : "")
    }
    return StyledText(indent + text).wrapped(to: profile.columns, indent: 4)
  }

  /// Several patterns' rules, a paragraph each.
  static func sheet(_ all: [PatternRules], profile: TerminalProfile) -> [StyledText] {
    all.flatMap { rules -> [StyledText] in
      var table = TextTable(columns: [.left, .left, .left])
      for role in senders(of: rules) {
        let targets = rules.ways.filter { $0.from == role }.map { way in
          profile.isPlain
            ? "\(way.isNotification ? "notify" : "call") \(way.to)"
            : "\(way.isNotification ? "~>" : "->") \(way.to)"
        }
        let owned = rules.ownerships.filter { $0.owner == role }.map(\.owned.name)
        table.add(row: [
          StyledText(profile.isPlain ? "\(role) may:" : "  \(role)", .role),
          StyledText(targets.joined(separator: profile.isPlain ? ", " : "   ")),
          StyledText(
            owned.isEmpty
              ? "" : "\(profile.isPlain ? "own" : "owns") \(owned.joined(separator: ", "))"),
        ])
      }
      let head = StyledText("\(rules.name): who may send to whom, and own whom", .heading)
      return [profile.isPlain ? head + "." : head] + table.lines(profile)
    }
  }

  private static func senders(of rules: PatternRules) -> [Role] {
    var roles: [Role] = []
    for way in rules.ways where !roles.contains(way.from) { roles.append(way.from) }
    return roles
  }
}
