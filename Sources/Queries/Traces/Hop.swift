import Languages
import LayerTracing

/// A message from one role to another: `Presenter -> View: onValueChange`.
///
/// ```
/// hop = end ("->" | "~>" | "=>") end [":" name]
/// ```
public struct Hop: Hashable, Sendable {
  /// Who sends; nil for anyone.
  public let sender: LayerName?
  /// How it gets there.
  public let arrow: HopArrow
  /// Who receives; nil for anyone.
  public let receiver: LayerName?
  /// What is said; nil for anything.
  public let name: NamePattern?

  /// Makes a hop.
  public init(
    from sender: LayerName?, _ arrow: HopArrow, to receiver: LayerName?, name: NamePattern? = nil
  ) {
    self.sender = sender
    self.arrow = arrow
    self.receiver = receiver
    self.name = name
  }

  /// Whether a message is meant.
  ///
  /// What stays within a role is meant only if that role is named twice, as in `View -> View`: `*`
  /// is any other role.
  public func matches(_ message: Message) -> Bool {
    if let sender, !sender.matches(message.sender) { return false }
    if let receiver, !receiver.matches(message.receiver), !isTouch(message, of: receiver) {
      return false
    }
    guard message.isCrossing || (sender != nil && sender == receiver) else { return false }
    return arrow.matches(message) && name?.matches(message) ?? true
  }
}

extension Hop {
  /// Whether the user touches a screen of a module by way of what belongs to none: the bar of a navigation
  /// controller, with its button that leads back.
  private func isTouch(_ message: Message, of receiver: LayerName) -> Bool {
    message.sender.role == .user && message.receiver.module == nil
      && message.receiver.role == receiver.role
  }
}

extension Hop: CustomStringConvertible {
  /// The hop as it is read.
  public var description: String {
    "\(sender?.description ?? "*") \(arrow.rawValue) \(receiver?.description ?? "*")"
      + (name.map { ": \($0)" } ?? "")
  }
}

extension Hop: Readable {
  /// Reads a hop.
  package init(from reader: inout TokenReader) throws(QueryError) {
    let sender = reader.accept(.star) ? nil : try reader.layerName()
    let arrow = try reader.one(
      of: HopArrow.allCases.map { ($0.rawValue, $0) }, localized("query.thing.arrow"))
    let receiver = reader.accept(.star) ? nil : try reader.layerName()
    let name = reader.accept(.colon) ? try NamePattern(from: &reader) : nil
    self.init(from: sender, arrow, to: receiver, name: name)
  }

  /// Reads a list of hops; there is at least one.
  static func list(from reader: inout TokenReader) throws(QueryError) -> [Hop] {
    var hops = [try Hop(from: &reader)]
    while reader.accept(.comma) { hops.append(try Hop(from: &reader)) }
    if HopArrow.allCases.contains(where: { reader.isNext($0) }) {
      throw reader.fault(.expected(localized("query.thing.comma")))
    }
    return hops
  }
}

extension Hop {
  // no text: the notation of the grammar
  static let roleProduction = Production(
    "role", "= User | App | View | Controller | Presenter | ViewModel",
    "| Interactor | Router | Coordinator | Model | Worker | Mapper",
    "| UseCase | Repository | Store | Reducer | Effect | \"*\"",
    note: { localized("grammar.note.role") })

  static let endProduction = Production(
    "end", "= [module \".\"] role", note: { localized("grammar.note.end") })

  // no text: the notation of the grammar
  static let production = Production(
    "hop",
    "= end (\(Production.alternatives(HopArrow.allCases.map(\.rawValue)))) end [\":\" name]",
    note: { localized("grammar.note.hop") },
    examples: [
      "Presenter -> View: onValueChange", "Model ~> *", "* => View: set*",
      "Receipt.Presenter -> *",
    ],
    readBy: { text throws(QueryError) in
      try Hop(text, vocabulary: .general).description
    })

  static let listProduction = Production("hops", "= hop {\",\" hop}")
}

/// How a message of a hop gets there, as it is drawn.
public enum HopArrow: String, CaseIterable, Hashable, Sendable {
  /// A call, or a property that is set: whatever `->` is drawn for.
  case call = "->"
  /// A notification.
  case notification = "~>"
  /// Any of them.
  case either = "=>"

  /// Every spelling of an arrow, those that are drawn elsewhere included.
  package static let spellings = allCases.map(\.rawValue) + Symbol.drawn.map(\.text)

  /// Whether a message gets there in this way.
  public func matches(_ message: Message) -> Bool {
    matches(isNotification: message.isNotification)
  }

  /// Whether it is drawn for notifications, or for what is none.
  public func matches(isNotification: Bool) -> Bool {
    switch self {
    case .call: !isNotification
    case .notification: isNotification
    case .either: true
    }
  }

  /// The arrow for all messages that this one isn't for; nil if it is for all.
  public var other: HopArrow? {
    switch self {
    case .call: .notification
    case .notification: .call
    case .either: nil
    }
  }
}
