import Languages
import LayerTracing

/// The rules of a person's own pattern, as a file writes them: in the words in which `rules` shows those of a pattern.
///
/// ```
/// file  = "pattern" NAME, then a line for each rule
/// line  = ROLE { ("->" | "~>" | "owns") roles }
///       | "no" types "may" ("leave" ["the"] ROLE ["except" "to" roles] | "reach" roles)
/// roles = ["the"] ROLE { ("," | "and" | "or") ["the"] ROLE }
/// types = TYPE { "," TYPE }
/// ```
/// `#` begins a comment. Several lines about a role add up.
public struct RuleFile: Sendable {
  /// The largest file, in bytes.
  public static let largest = 100_000

  /// The rules.
  public let rules: PatternRules

  /// Reads the text of a file.
  ///
  /// - Parameter text: The text.
  /// - Throws: The first thing that is wrong with it.
  public init(_ text: String) throws(RuleFileError) {
    var reader = RuleReader()
    // In Swift CR LF is one character.
    let lines = text.replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      // Some editors begin a file with a byte order mark.
      let line = index == 0 && line.hasPrefix("\u{FEFF}") ? line.dropFirst() : line
      try reader.read(String(line), number: index + 1)
    }
    rules = try reader.finish()
  }
}

// no text: the words of the format
/// Reads rules line by line.
struct RuleReader {
  /// A part of a line, which a rule that is checked later may be told of.
  struct Place {
    let line: Int
    let text: String
    let span: Range<Int>

    func error(_ reason: Refusal) -> RuleFileError {
      RuleFileError(line: line, span: span, text: text, reason: reason)
    }
  }

  /// A name, and where it stands.
  struct Named<Name: Hashable> {
    let name: Name
    let place: Place
  }

  /// A rule about values, with the places of the names in it.
  struct PayloadRule {
    let types: [Named<String>]
    let home: Named<Role>?
    let others: [Named<Role>]
    let place: Place
  }

  private(set) var name: String?
  private(set) var ways: [PatternRules.Way] = []
  private(set) var ownerships: [PatternRules.Ownership] = []
  /// The same, to find what is written twice.
  private var seen: (ways: Set<PatternRules.Way>, ownerships: Set<PatternRules.Ownership>) = (
    [], []
  )
  private(set) var payloads: [PayloadRule] = []
  /// The roles that own, or are owned.
  private(set) var ownershipRoles: [Named<Role>] = []
  private var last = Place(line: 1, text: "", span: 0..<0)

  /// The words with which a line may go on.
  private static let clauses = ["->", "~>", "owns"]

  /// Reads a line.
  mutating func read(_ text: String, number: Int) throws(RuleFileError) {
    let tokens = RuleToken.all(in: text)
    last = Place(line: number, text: text, span: text.utf8.count..<text.utf8.count)
    guard let first = tokens.first else { return }
    var line = RuleLine(tokens, text: text, number: number)
    guard name != nil else {
      guard first.text == "pattern" else {
        throw line.error(
          Refusal(
            "rule-file.no-pattern",
            nearest: NearestName.to(first.text, among: ["pattern"])), at: first)
      }
      guard tokens.count > 1 else { throw line.missing("rule-file.expected.name") }
      let end = tokens[tokens.count - 1].span.upperBound
      name = String(
        decoding: Array(text.utf8)[tokens[1].span.lowerBound..<end], as: UTF8.self)
      return
    }
    switch first.text {
    case "pattern": throw line.error("rule-file.second-pattern", at: first)
    case "no":
      line.skip()
      try readPayload(&line)
    default: try readRole(&line)
    }
  }

  private mutating func readRole(_ line: inout RuleLine) throws(RuleFileError) {
    let role = try line.role(orElse: ["no", "pattern"])
    guard line.next != nil else { throw line.missing("rule-file.expected.clause") }
    while let token = line.next {
      guard RuleReader.clauses.contains(token.text) else {
        throw line.unknown(token, "rule-file.expected.clause", RuleReader.clauses)
      }
      line.skip()
      for other in try line.roles(until: RuleReader.clauses) {
        if token.text == "owns" {
          let ownership = PatternRules.Ownership(role.name, other.name)
          guard seen.ownerships.insert(ownership).inserted else {
            throw other.place.error(
              Refusal("rule-file.twice.owns", role.name.name, other.name.name))
          }
          ownerships.append(ownership)
          ownershipRoles += [role, other]
        } else {
          let isNotification = token.text == "~>"
          let way: PatternRules.Way =
            isNotification ? .notification(role.name, other.name) : .call(role.name, other.name)
          guard seen.ways.insert(way).inserted else {
            throw other.place.error(
              Refusal("rule-file.twice.way", "\(role.name) \(token.text) \(other.name)"))
          }
          ways.append(way)
        }
      }
    }
  }

  private mutating func readPayload(_ line: inout RuleLine) throws(RuleFileError) {
    let types = try line.types()
    try line.take("may", "rule-file.expected.may")
    guard let verb = line.next else { throw line.missing("rule-file.expected.verb") }
    let place = line.place(of: types[0].place.span.lowerBound..<line.end)
    switch verb.text {
    case "leave":
      line.skip()
      let home = try line.role(afterThe: true)
      var others: [Named<Role>] = []
      if line.next != nil {
        try line.take("except", "rule-file.expected.except")
        try line.take("to", "rule-file.expected.to")
        others = try line.roles(until: [])
      }
      payloads.append(PayloadRule(types: types, home: home, others: others, place: place))
    case "reach":
      line.skip()
      let roles = try line.roles(until: [])
      payloads.append(PayloadRule(types: types, home: nil, others: roles, place: place))
    default: throw line.unknown(verb, "rule-file.expected.verb", ["leave", "reach"])
    }
  }

  /// Puts the rules together, if they can be kept together.
  func finish() throws(RuleFileError) -> PatternRules {
    let begin = Place(line: 1, text: "", span: 0..<0)
    guard let name else { throw begin.error("rule-file.empty") }
    guard !ways.isEmpty else { throw last.error(Refusal("rule-file.no-ways", name)) }
    try checkRoles()
    try checkPayloads()
    return PatternRules(
      name: name, ways: ways,
      payloads: payloads.map { rule in
        let types = rule.types.map(\.name)
        let others = rule.others.map(\.name)
        return PatternRules.Payload.no(
          types.joined(separator: ", "), named: types,
          rule.home.map { .staysIn($0.name, and: others) } ?? .isKeptFrom(others))
      }, ownerships: ownerships)
  }
}
