/// What a pattern allows, as data: who may send to whom, what may travel, and who owns whom.
///
/// What holds in every pattern stands in ``common``.
public struct PatternRules: Sendable {
  /// One way that messages may go.
  public struct Way: Hashable, Sendable {
    /// The sender's role.
    public let from: Role
    /// The receiver's role.
    public let to: Role
    /// Whether it is a notification (`~>`): the sender doesn't know the receiver.
    public let isNotification: Bool

    /// Makes a way of calls.
    public static func call(_ from: Role, _ to: Role) -> Way {
      Way(from: from, to: to, isNotification: false)
    }

    /// Makes a way of notifications.
    public static func notification(_ from: Role, _ to: Role) -> Way {
      Way(from: from, to: to, isNotification: true)
    }
  }

  /// One layer that may own another.
  public struct Ownership: Hashable, Sendable {
    /// The owner's role.
    public let owner: Role
    /// The owned layer's role.
    public let owned: Role

    /// Makes an ownership.
    public init(_ owner: Role, _ owned: Role) {
      self.owner = owner
      self.owned = owned
    }
  }

  /// Values that may not travel everywhere that messages may.
  public struct Payload: Hashable, Sendable {
    /// How far the values may go.
    public enum Limit: Hashable, Sendable {
      /// No farther than this role, and those that it gets them from.
      case staysIn(Role, and: [Role])
      /// Not to these roles.
      case isKeptFrom([Role])
    }

    /// What the values are, in the singular: `entity`, `Model type`.
    public let name: String
    /// The names of their types, without modules.
    public let types: [String]
    /// How far they may go.
    public let limit: Limit

    /// Makes a rule that values stay where they are, but for the roles that a role gets them from, to
    /// which they may go back. Its name is what they are, in the singular.
    public static func no(
      _ name: String, _ types: [Any.Type], leaves role: Role, butTo others: Role...
    ) -> Payload {
      Payload(name: name, types: types.map { "\($0)" }, limit: .staysIn(role, and: others))
    }

    /// Makes a rule that values don't get somewhere. Its name is what they are, in the singular.
    public static func no(_ name: String, _ types: [Any.Type], reaches roles: Role...) -> Payload {
      Payload(name: name, types: types.map { "\($0)" }, limit: .isKeptFrom(roles))
    }

    /// Makes a rule about types that are known by their names alone, without modules, as those are that a person
    /// writes in a file. Its name is what the values are, in the singular.
    public static func no(_ name: String, named types: [String], _ limit: Limit) -> Payload {
      Payload(name: name, types: types, limit: limit)
    }

    /// The roles that it speaks of.
    fileprivate var roles: [Role] {
      switch limit {
      case .staysIn(let role, let others): [role] + others
      case .isKeptFrom(let roles): roles
      }
    }

    /// Whether values may be handed from one role to another.
    func allows(from sender: Role, to receiver: Role) -> Bool {
      switch limit {
      case .staysIn(let role, let others):
        sender != role || receiver == role || others.contains(receiver)
      case .isKeptFrom(let roles): sender == receiver || !roles.contains(receiver)
      }
    }
  }

  /// What rules are about: whatever lists the rules of a pattern goes through these.
  public enum Kind: CaseIterable, Sendable {
    /// Who may tell whom: ``PatternRules/ways``.
    case ways
    /// Who may own whom: ``PatternRules/ownerships``.
    case ownerships
    /// What may not travel: ``PatternRules/payloads``.
    case payloads
  }

  /// What is wrong with a message.
  public enum Breach: Hashable, Sendable {
    /// No message may go that way.
    case way
    /// It brings a value of the named type, or brings one back, which may not go there.
    case payload(Payload, type: String)
  }

  /// The pattern's name: `MVP`, `MVC, Smalltalk's`.
  public let name: String
  /// The ways that messages may go, beside the common ones.
  public let ways: [Way]
  /// What may not travel everywhere.
  public let payloads: [Payload]
  /// Who may own whom; all other references are weak or unowned.
  public let ownerships: [Ownership]
  /// What roles that only this pattern has are there for, in a sentence each, as ``Role/summary``.
  public let summaries: [Role: String]

  /// Makes the rules of a pattern.
  ///
  /// - Parameters:
  ///   - name: The pattern's name.
  ///   - ways: The ways that messages may go, beside the common ones.
  ///   - payloads: What may not travel everywhere that messages may.
  ///   - ownerships: Who may own whom.
  ///   - summaries: What roles that only this pattern has are there for, in a sentence each.
  public init(
    name: String, ways: [Way], payloads: [Payload] = [], ownerships: [Ownership],
    summaries: [Role: String] = [:]
  ) {
    self.name = name
    self.ways = ways
    self.payloads = payloads
    self.ownerships = ownerships
    self.summaries = summaries
  }

  /// The roles that the rules speak of, as they are drawn; the user and the app, who are in every pattern,
  /// are left out.
  public var roles: [Role] {
    let named =
      ways.flatMap { [$0.from, $0.to] } + ownerships.flatMap { [$0.owner, $0.owned] }
      + payloads.flatMap(\.roles)
    return Role.drawn(named).filter { !Role.outside.contains($0) }
  }

  /// What holds in every pattern: gestures come from the user, and loading from the app.
  public static let common: [Way] = [
    .call(.user, .view), .call(.app, .view), .call(.app, .controller),
  ]

  /// The ways that messages may go, the common ones included.
  public var allWays: [Way] { ways + PatternRules.common }

  /// What is wrong with a message; nil for nothing, and for what stays within a role.
  ///
  public func breach(of message: Message) -> Breach? { breaches(of: message).first }

  /// All that is wrong with a message: a way that no message may go doesn't hide what the message brings.
  ///
  /// This alone says what breaks a rule: whatever tells of breaches asks here.
  public func breaches(of message: Message) -> [Breach] {
    guard message.isCrossing else { return [] }
    var breaches: [Breach] = []
    let (sender, receiver) = (message.sender.role, message.receiver.role)
    let way = Way(from: sender, to: receiver, isNotification: message.isNotification)
    // What an awaited call comes to goes back where the call may come from.
    let isAnswer = [.return, .error].contains(message.kind)
    let isAllowed = ways.contains(way) || isAnswer && ways.contains(.call(receiver, sender))
    if !isAllowed, !PatternRules.common.contains(way) { breaches.append(.way) }
    for payload in payloads {
      let given =
        payload.allows(from: sender, to: receiver) ? [] : message.argumentTypes
      let returned =
        payload.allows(from: receiver, to: sender) ? [] : message.resultTypes
      if let type = (given + returned).first(where: payload.types.contains) {
        breaches.append(.payload(payload, type: type))
      }
    }
    return breaches
  }

  /// Whether a message is allowed; what stays within a role always is.
  public func allows(_ message: Message) -> Bool { breach(of: message) == nil }

  /// Whether a layer of one role may own one of another; within a role it always may.
  public func allows(_ owner: Role, toOwn owned: Role) -> Bool {
    owner == owned || ownerships.contains(Ownership(owner, owned))
  }
}
