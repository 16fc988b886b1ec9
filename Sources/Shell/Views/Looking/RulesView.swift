import Languages
import LayerTracing
import Sessions
import Staging
import Terminal

extension Document {
  /// The rules of a specimen's pattern, and what breaks them; for those who listen the verdict first.
  static func rules(of specimen: OpenSpecimen) -> Document {
    guard let rules = specimen.specimen.rules else {
      return Document(localized: "rules.undeclared", specimen.name)
    }
    return Document([RulesView(specimen, rules)])
  }

  /// The rules of several patterns, as a cheat sheet.
  static func rules(_ all: [PatternRules]) -> Document { Document(all.map(RuleSheet.init)) }
}

private struct RulesView: Block {
  private let specimen: OpenSpecimen
  private let sheet: RuleSheet
  private let breaches: [RuleBreach]

  init(_ specimen: OpenSpecimen, _ rules: PatternRules) {
    self.specimen = specimen
    sheet = RuleSheet(rules: rules)
    breaches = RuleBreach.all(in: specimen)
  }

  private var verdict: StyledText {
    let count = specimen.recorder.messages.trace().count { $0.isCrossing }
    return breaches.isEmpty
      ? StyledText(localized: "rules.kept", .success, specimen.name, count)
      : StyledText(localized: "rules.broken", .error, specimen.name, breaches.count)
  }

  private func messageText(_ message: Message) -> MessageText {
    MessageText(message, of: specimen.specimen.name)
  }

  /// Where the code of the first message stands that mustn't be.
  private var sender: StyledText? {
    for case .message(let message, _) in breaches {
      return StyledText(localized: "rules.sender", .hint, messageText(message).name)
    }
    return nil
  }

  func drawn(on page: Page) -> [StyledText] {
    let sentences = breaches.map { breach in
      switch breach {
      case .message(let message, let breach):
        messageText(message).breach(breach)
      case .ownership(let edge): edge.breach
      }
    }
    return sheet.drawn(on: page) + [verdict]
      + sentences.flatMap { page.wrapped(StyledText("  " + $0).sanitized, indent: 4) }
      + [sender].compactMap(\.self)
  }

  func spoken(on page: Page) -> [StyledText] {
    let sentences = breaches.map { breach in
      switch breach {
      case .message(let message, let breach):
        breach.reason.map {
          "\(messageText(message).name): \(messageText(message).sentence). \($0.capitalizedFirst)."
        }
          ?? localized(
            "rules.broken-way.spoken", messageText(message).name, messageText(message).sentence,
            message.sender.role.name)
      case .ownership(let edge): edge.breach + "."
      }
    }
    return [verdict] + sentences.flatMap { page.wrapped(StyledText($0).sanitized) }
      + [sender].compactMap(\.self)
      + sheet.spoken(on: page)
  }
}

extension OwnershipGraph.Edge {
  /// What a layer holds and mustn't, as a sentence without its full stop.
  var breach: String {
    let (owner, held) = (type(of: owner)._layerFacts, type(of: held)._layerFacts)
    return localized(
      property == nil ? "rules.held-closure" : "rules.held", owner.name, owner.role.name,
      held.name, held.role.name, way)
  }
}

/// One pattern's rules.
private struct RuleSheet: Block {
  let rules: PatternRules

  private var head: StyledText {
    StyledText(localized: "rules.title", .heading, rules.name)
  }

  private var senders: [Role] { rules.ways.map(\.from).unique }

  private func ways(of role: Role) -> [PatternRules.Way] { rules.ways.filter { $0.from == role } }

  private func owned(by role: Role) -> String {
    rules.ownerships.filter { $0.owner == role }.map(\.owned.name).joined(separator: ", ")
  }

  /// What the rules of a kind say beside what stands with each sender: whom it may tell and own.
  private func sentences(of kind: PatternRules.Kind) -> [String] {
    switch kind {
    case .ways, .ownerships: []
    case .payloads: rules.payloads.map(\.sentence)
    }
  }

  private var sentences: [String] { PatternRules.Kind.allCases.flatMap(sentences) }

  func drawn(on page: Page) -> [StyledText] {
    let rows = senders.map { role -> [StyledText] in
      let targets = [false, true].compactMap { isNotification -> String? in
        let roles = ways(of: role).filter { $0.isNotification == isNotification }.map(\.to.name)
        if roles.isEmpty { return nil }
        return (isNotification ? "~> " : "-> ") + roles.joined(separator: ", ")
      }
      let owned = owned(by: role)
      return [
        StyledText("  \(role)", .role), StyledText(targets.joined(separator: "   ")),
        StyledText(owned.isEmpty ? "" : localized("rules.owns", owned)),
      ]
    }
    return [head] + Table([.left, .left, .left], rows).drawn(on: page)
      + sentences.flatMap { page.wrapped(StyledText("  \($0)"), indent: 4) }
  }

  func spoken(on page: Page) -> [StyledText] {
    [head + "."]
      + senders.flatMap { role in
        let targets = ways(of: role).map {
          localized($0.isNotification ? "rules.may.notify" : "rules.may.call", $0.to.name)
        }
        let owned = owned(by: role)
        let all = targets + (owned.isEmpty ? [] : [localized("rules.may.own", owned)])
        return page.wrapped(StyledText(localized: "rules.may", .plain, role.name, all).sanitized)
      }
      + sentences.flatMap { page.wrapped(StyledText($0.capitalizedFirst + ".")) }
  }
}

extension PatternRules.Payload {
  /// `no entity leaves the Interactor`.
  var sentence: String {
    let key = name.lowercased().replacing(" ", with: "-")
    let values = name.spoken(localized: "payload.\(key)")
    func names(_ roles: [Role]) -> [String] { roles.map { localized("rules.the-role", $0.name) } }
    return switch limit {
    case .staysIn(let role, let others):
      localized("rules.stays", values, role.name, names(others))
    case .isKeptFrom(let roles): localized("rules.kept-from", values, names(roles))
    }
  }
}

extension PatternRules.Breach {
  /// What is wrong with the message beside its way: `it brings CandyEntity, and no entity leaves the
  /// Interactor`; nil where the way alone is.
  var reason: String? {
    switch self {
    case .way: nil
    case .payload(let payload, let type): localized("rules.brings", type, payload.sentence)
    }
  }
}
