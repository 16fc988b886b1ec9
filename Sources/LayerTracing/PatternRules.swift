/// What a pattern allows, as data: who may send to whom, and who owns whom.
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

  /// The pattern's name: `MVP`, `MVC, Smalltalk's`.
  public let name: String
  /// The ways that messages may go, beside the common ones.
  public let ways: [Way]
  /// Who may own whom; all other references are weak or unowned.
  public let ownerships: [Ownership]

  /// Makes the rules of a pattern.
  ///
  /// - Parameters:
  ///   - name: The pattern's name.
  ///   - ways: The ways that messages may go, beside the common ones.
  ///   - ownerships: Who may own whom.
  public init(name: String, ways: [Way], ownerships: [Ownership]) {
    self.name = name
    self.ways = ways
    self.ownerships = ownerships
  }

  /// What holds in every pattern: gestures come from the user, and loading from the app.
  public static let common: [Way] = [
    .call(.user, .view), .call(.app, .view), .call(.app, .controller),
  ]

  /// Whether a message is allowed; what stays within a role always is.
  public func allows(_ message: Message) -> Bool {
    let way = Way(
      from: message.sender.role, to: message.receiver.role,
      isNotification: message.isNotification)
    return !message.isCrossing || ways.contains(way) || PatternRules.common.contains(way)
  }

  /// Whether a layer of one role may own one of another; within a role it always may.
  public func allows(_ owner: Role, toOwn owned: Role) -> Bool {
    owner == owned || ownerships.contains(Ownership(owner, owned))
  }
}
