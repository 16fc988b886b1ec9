import Exports
import LayerTracing
import Queries

/// A recorded trace held against rules, line by line: a message is looked at and forgotten, so that memory doesn't
/// grow with the trace. Of each kind of breach the first is kept, and how often it was repeated.
struct RuleAudit {
  /// One kind of breach.
  struct Finding {
    /// What breaks a rule.
    enum Subject {
      /// A message that goes, or brings something, where that may not go.
      case message(Message, PatternRules.Breach)
      /// A layer that holds another one strongly and may not.
      case reference(RecordedReference)
    }

    /// The first that was found.
    let subject: Subject
    /// The specimen that it was found in.
    let specimen: String
    /// The event in which it was found.
    let event: Int
    /// How often it was found.
    var count = 1
  }

  /// What makes two breaches the same.
  private struct Kind: Hashable {
    let specimen: String
    let ends: [String]
    let name: String
    let breach: PatternRules.Breach?
  }

  /// The most kinds of breaches, and of roles, that are told apart; a program has fewer classes.
  private static let mostKinds = 1_000
  /// How many calls are remembered, whose results may come later.
  private static let mostCalls = 10_000
  /// How many events are told apart by their numbers; more are counted as they first come.
  private static let mostEvents = 100_000

  /// The rules.
  let source: RulesOfTrace
  private let checked: PatternRules
  /// What was found, in the order in which it was found first.
  private(set) var findings: [Finding] = []
  /// How many breaches were found of kinds that there was no room for.
  private(set) var more = 0
  /// How many messages were read.
  private(set) var messages = 0
  /// How many of them go from one layer to another.
  private(set) var crossings = 0
  /// How many events they belong to.
  private(set) var events = 0
  /// The specimens that the trace tells of.
  private(set) var specimens: [String] = []
  /// The roles that the rules don't speak of, in the order in which they came.
  private(set) var unknownRoles: [Role] = []
  /// Whether any value was told with its types.
  private(set) var hasTypes = false
  /// Whether it was told what any property holds.
  private(set) var hasReferences = false
  /// How many messages the recorder left out.
  private(set) var missing = 0
  /// Whether the recording ended as it should.
  private(set) var hasEnded = false

  /// How many values were told as results of calls that were remembered no longer, and aren't held against rules.
  private(set) var lateResults = 0

  /// The roles, and the types of the rules about values, that the trace has.
  private var seen: Set<String> = []
  private let named: Set<Role>

  private var places: [Kind: Int] = [:]
  private var known: Set<Role>
  private var numbers: Set<Int> = []
  private var newest = -1
  private var calls: [Int: (message: Message, specimen: String)] = [:]
  private var order: [Int] = []
  private var oldest = 0
  /// The newest call that was forgotten before it was known what it returned.
  private var forgotten = 0

  /// Makes an audit that has read nothing so far.
  init(_ source: RulesOfTrace) {
    self.source = source
    let rules = source.rules
    checked = PatternRules(
      name: rules.name, ways: rules.ways, payloads: source.knowsTypes ? rules.payloads : [],
      ownerships: rules.ownerships)
    named = Set(rules.roles)
    known = named.union(Role.outside)
  }

  /// What the rules name and the trace doesn't have, roles first: a name may be misspelt.
  var unseen: [String] {
    let types = hasTypes ? checked.payloads.flatMap(\.types) : []
    return (checked.roles.map(\.name) + types).unique.filter { !seen.contains($0) }
  }

  /// How many breaches were found in all.
  var breaches: Int { findings.reduce(more) { $0 + $1.count } }

  /// Takes a line.
  mutating func add(_ line: RecordedLine) {
    switch line {
    case .header(let header):
      missing += header.dropped
      for specimen in header.specimens { note(specimen) }
    case .message(let message, let specimen, _): add(message, of: specimen)
    case .reference(let reference, let specimen, let event):
      add(reference, of: specimen, event: event)
    case .result(let result): add(result)
    case .end(let count):
      missing += count
      hasEnded = true
    case .screen, .state, .note, .action: break
    }
  }

  /// Takes what came of one event in a specimen.
  mutating func add(_ turn: RecordedEvent.Turn, event: Int) {
    for message in turn.messages { add(message, of: turn.specimen) }
    for reference in turn.references { add(reference, of: turn.specimen, event: event) }
  }

  private mutating func add(_ message: Message, of specimen: String) {
    messages += 1
    count(message.event)
    note(specimen)
    note(message.sender.role)
    note(message.receiver.role)
    note(types: message.argumentTypes + message.resultTypes)
    guard message.isCrossing else { return }
    crossings += 1
    for breach in checked.breaches(of: message) { find(breach, message, specimen) }
    if !checked.payloads.isEmpty, message.kind == .call, message.result == nil {
      remember(message, specimen)
    }
  }

  private mutating func add(_ reference: RecordedReference, of specimen: String, event: Int) {
    hasReferences = true
    note(specimen)
    note(reference.owner.role)
    guard let held = reference.held else { return }
    note(held.role)
    guard reference.ownership == .strong,
      !checked.allows(reference.owner.role, toOwn: held.role)
    else { return }
    let kind = Kind(
      specimen: specimen,
      ends: [reference.owner.role.name, reference.owner.type, held.role.name, held.type],
      name: reference.property, breach: nil)
    find(kind, Finding(subject: .reference(reference), specimen: specimen, event: event))
  }

  /// Looks at what a call returned, which is told after it: only the types that it brings back can break a rule yet.
  private mutating func add(_ result: RecordedResult) {
    note(types: result.types)
    guard let call = calls.removeValue(forKey: result.id) else {
      if !result.types.isEmpty, result.id <= forgotten { lateResults += 1 }
      return
    }
    var message = call.message
    let before = checked.breaches(of: message)
    message.returns(result.value, types: result.types)
    for breach in checked.breaches(of: message) where !before.contains(breach) {
      find(breach, message, call.specimen)
    }
  }

  private mutating func find(
    _ breach: PatternRules.Breach, _ message: Message, _ specimen: String
  ) {
    let kind = Kind(
      specimen: specimen,
      ends: [
        message.sender.role.name, message.sender.type, message.receiver.role.name,
        message.receiver.type,
      ],
      name: "\(message.kind.name) \(message.site.name)", breach: breach)
    find(
      kind,
      Finding(subject: .message(message, breach), specimen: specimen, event: message.event))
  }

  private mutating func find(_ kind: Kind, _ finding: Finding) {
    if let place = places[kind] {
      findings[place].count += 1
    } else if findings.count < RuleAudit.mostKinds {
      places[kind] = findings.count
      findings.append(finding)
    } else {
      more += 1
    }
  }

  private mutating func remember(_ call: Message, _ specimen: String) {
    if order.count < RuleAudit.mostCalls {
      order.append(call.id)
    } else {
      if calls.removeValue(forKey: order[oldest]) != nil { forgotten = order[oldest] }
      order[oldest] = call.id
      oldest = (oldest + 1) % RuleAudit.mostCalls
    }
    calls[call.id] = (call, specimen)
  }

  private mutating func count(_ event: Int) {
    if numbers.count < RuleAudit.mostEvents {
      if numbers.insert(event).inserted { events += 1 }
    } else if event > newest {
      events += 1
    }
    newest = max(newest, event)
  }

  private mutating func note(_ specimen: String) {
    guard specimens.count < RuleAudit.mostKinds, !specimens.contains(specimen) else { return }
    specimens.append(specimen)
  }

  private mutating func note(types: [String]) {
    guard !types.isEmpty else { return }
    hasTypes = true
    for payload in checked.payloads {
      for type in payload.types where types.contains(type) { seen.insert(type) }
    }
  }

  private mutating func note(_ role: Role) {
    if named.contains(role) { seen.insert(role.name) }
    guard unknownRoles.count < RuleAudit.mostKinds, known.insert(role).inserted else { return }
    unknownRoles.append(role)
  }
}
