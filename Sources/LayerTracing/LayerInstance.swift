/// A layer as its recorder knows it; ``LayerRegistry/living`` gives the objects themselves.
///
/// Sendable, because of the class only the nonisolated facts are read.
public struct LayerInstance: @unchecked Sendable {
  /// The id of the user, who sends gestures.
  public static let userID: UInt32 = 0
  /// The id of the app, which starts the feature.
  public static let appID: UInt32 = 1

  static let user = LayerInstance(outside: .user)
  static let app = LayerInstance(outside: .app)

  /// The layer's class, of a value that of what stands for it; nil before the first message, and for the user
  /// and the app.
  public internal(set) var type: (any LayerObject.Type)?
  /// The object's address, also when it is gone: an unowned reference to it still holds that. 0 before
  /// the first message, and for a value.
  var address: UInt = 0
  /// Whether the object still exists.
  public internal(set) var isAlive = true
  /// The name under which its owner holds it, once the host has told it: `amountLabel`.
  public internal(set) var name: String?
  /// The module of its owner, once the host has told it: a label belongs to the screen that it is on, and a
  /// store to the one that it is of.
  var ownersModule: String?
  private let outside: Role?

  init(outside: Role? = nil) { self.outside = outside }

  /// What the class says of itself; nil where ``type`` is.
  public var facts: LayerFacts? { type?._layerFacts }

  /// The layer as one end of a message.
  func party(id: UInt32) -> Party {
    if let outside { return Party(role: outside, type: outside.name, id: id, name: nil) }
    guard let facts else { return Party(role: Role("Unknown"), type: "", id: id, name: name) }
    return Party(
      role: facts.role, type: facts.name, id: id, name: name,
      module: facts.module ?? ([.view, .store].contains(facts.role) ? ownersModule : nil))
  }
}

/// One end of a message.
public struct Party: Sendable, Hashable {
  /// All that is known of it, behind one reference: a message is copied often, and its ends with it.
  private let facts: Facts
  /// Its number in its recorder.
  public let id: UInt32

  /// The role it plays.
  public var role: Role { facts.role }
  /// The name of its class, or of the role for the user and the app.
  public var type: String { facts.type }
  /// The name under which its owner holds it, if known.
  public var name: String? { facts.name }
  /// The module that it belongs to, `Receipt`; nil if it belongs to none, or its class doesn't say.
  public var module: String? { facts.module }

  /// What is the same in every message of it.
  private final class Facts: Sendable {
    let role: Role
    let type: String
    let name: String?
    let module: String?

    init(role: Role, type: String, name: String?, module: String?) {
      self.role = role
      self.type = type
      self.name = name
      self.module = module
    }
  }

  /// Makes one end of a message.
  public init(role: Role, type: String, id: UInt32, name: String?, module: String? = nil) {
    facts = Facts(role: role, type: type, name: name, module: module)
    self.id = id
  }

  /// The user, of an app that is no session.
  static let user = LayerInstance.user.party(id: LayerInstance.userID)
  /// The app, likewise.
  static let app = LayerInstance.app.party(id: LayerInstance.appID)

  /// An end of which the same is known, with another number.
  func numbered(_ id: UInt32) -> Party { Party(facts, id) }

  private init(_ facts: Facts, _ id: UInt32) { (self.facts, self.id) = (facts, id) }

  /// Whether two ends have the same number, and the same is known of them.
  public static func == (one: Party, other: Party) -> Bool {
    guard one.id == other.id else { return false }
    return one.facts === other.facts
      || one.role == other.role && one.type == other.type
        && one.name == other.name && one.module == other.module
  }

  /// Hashes the number and the class.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(type)
  }

  /// Whether a message to another end crosses layers: it goes to another role, or to the same role in
  /// another module. Views are one hierarchy, whichever modules they come from.
  func isCrossing(to other: Party) -> Bool {
    if role != other.role { return true }
    if id == other.id || role.isOneForAllModules { return false }
    if role.isOnePerModule { return true }
    guard let module, let itsModule = other.module else { return false }
    return module != itsModule
  }

  /// Whether it stands outside of every layer: the user or the app.
  public var isOutside: Bool { id <= LayerInstance.appID }
}
