/// What a pattern allows, as data: who may send to whom, and who owns whom.
///
/// What holds in every pattern stands in ``common``.
public struct PatternRules: Sendable {
  /// One way that messages may go.
  public struct Way: Hashable, Sendable {
    /// Who sends.
    public let from: Role
    /// Who receives.
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
    /// Who owns.
    public let owner: Role
    /// Who is owned.
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

extension PatternRules {
  /// Cocoa's MVC. Source: seed 003, and Apple's Cocoa Core Competencies.
  public static let mvc = PatternRules(
    name: "MVC",
    ways: [
      .call(.view, .controller), .call(.controller, .view), .call(.controller, .model),
      .notification(.model, .controller),
    ],
    ownerships: [Ownership(.controller, .model), Ownership(.controller, .view)])

  /// Smalltalk's MVC: the view watches the model by itself. Source: Krasner and Pope, 1988.
  public static let mvcClassic = PatternRules(
    name: "MVC~classic",
    ways: [
      .call(.view, .controller), .call(.controller, .view), .call(.controller, .model),
      .call(.view, .model), .notification(.model, .view),
    ],
    ownerships: [
      Ownership(.controller, .model), Ownership(.controller, .view), Ownership(.view, .model),
    ])

  /// MVP with a passive view. Source: seed 003.
  public static let mvp = PatternRules(
    name: "MVP",
    ways: [
      .call(.view, .presenter), .call(.presenter, .view), .call(.presenter, .model),
      .notification(.model, .presenter),
    ],
    ownerships: [Ownership(.view, .presenter), Ownership(.presenter, .model)])

  /// MVP with a supervising controller: the view binds simple values by itself, and the presenter
  /// does the rest. Source: Fowler, Supervising Controller, 2006.
  public static let mvpSupervising = PatternRules(
    name: "MVP~supervising",
    ways: [
      .call(.view, .presenter), .call(.presenter, .view), .call(.presenter, .model),
      .notification(.model, .presenter), .call(.view, .model), .notification(.model, .view),
    ],
    ownerships: [
      Ownership(.view, .presenter), Ownership(.presenter, .model), Ownership(.view, .model),
    ])

  /// VIPER; only the interactor holds entities. Source: seeds 000, 001 and 002.
  public static let viper = PatternRules(
    name: "VIPER",
    ways: [
      .call(.view, .presenter), .call(.presenter, .view), .call(.presenter, .interactor),
      .call(.interactor, .presenter), .call(.interactor, .worker),
      .notification(.worker, .interactor), .call(.presenter, .router), .call(.router, .view),
    ],
    ownerships: [
      Ownership(.view, .presenter), Ownership(.presenter, .interactor),
      Ownership(.presenter, .router), Ownership(.interactor, .worker),
    ])
}
