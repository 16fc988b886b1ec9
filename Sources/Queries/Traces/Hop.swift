import Languages
import LayerTracing

/// A message from one role to another, `Presenter -> View: onValueChange`, or a method of a role that waits or
/// goes on, `Worker awaits: fetchCandy`.
///
/// ```
/// hop = end ("->" | "~>" | "=>") end [":" name] | end ("awaits" | "resumes") [":" name]
/// ```
public struct Hop: Hashable, Sendable {
  /// Who sends; nil for anyone.
  public let sender: LayerName?
  /// How it gets there.
  public let arrow: HopArrow
  /// Who receives; nil for anyone. Where a method waits or goes on, the same as ``sender``.
  public let receiver: LayerName?
  /// The message's name; nil for any.
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

  /// Whether a message matches.
  ///
  /// A message within a role matches only if that role is named twice, as in `View -> View`,
  /// because `*` stands for any other role.
  public func matches(_ message: Message) -> Bool {
    if let sender, !sender.matches(message.sender) { return false }
    if let receiver, !receiver.matches(message.receiver), !isTouch(message, of: receiver) {
      return false
    }
    guard message.isCrossing || arrow.isPause || (sender != nil && sender == receiver) else {
      return false
    }
    return arrow.matches(message) && name?.matches(message) ?? true
  }
}

extension Hop {
  /// Whether the user touches a control that no module owns, such as the back button of a
  /// navigation bar. Such a touch counts for its role in any module.
  private func isTouch(_ message: Message, of receiver: LayerName) -> Bool {
    message.sender.role == .user && message.receiver.module == nil
      && message.receiver.role == receiver.role
  }
}

extension Hop: CustomStringConvertible {
  /// The hop as it is read.
  public var description: String {
    "\(sender?.description ?? "*") \(arrow.rawValue)"
      + (arrow.isPause ? "" : " \(receiver?.description ?? "*")") + (name.map { ": \($0)" } ?? "")
  }
}

extension Hop: Readable {
  /// Reads a hop.
  package init(from reader: inout TokenReader) throws(QueryError) {
    let sender = reader.accept(.star) ? nil : try reader.layerName()
    let arrow = try reader.one(
      of: HopArrow.allCases.map { ($0.rawValue, $0) }, localized("query.thing.arrow"))
    let receiver =
      arrow.isPause ? sender : reader.accept(.star) ? nil : try reader.layerName()
    let name = reader.accept(.colon) ? try NamePattern(from: &reader) : nil
    self.init(from: sender, arrow, to: receiver, name: name)
  }

  /// Reads a list of hops; there is at least one.
  static func list(from reader: inout TokenReader) throws(QueryError) -> [Hop] {
    var hops = [try Hop(from: &reader)]
    while reader.accept(.comma) { hops.append(try Hop(from: &reader)) }
    if HopArrow.allCases.contains(where: { reader.isNext($0) }) {
      throw reader.error(.expected(localized("query.thing.comma")))
    }
    return hops
  }
}

extension Hop {
  // no text: the notation of the grammar
  static let roleProduction = Production(
    "role", choice: Role.known.map(\.name) + ["\"*\""],
    note: { localized("grammar.note.role") })

  static let endProduction = Production(
    "end", "= [module \".\"] role", note: { localized("grammar.note.end") })

  // no text: the notation of the grammar
  static let production = Production(
    "hop",
    "= end (\(Production.alternatives(HopArrow.arrows.map(\.rawValue)))) end [\":\" name]",
    "| end (\(Production.alternatives(HopArrow.pauses.map(\.rawValue)))) [\":\" name]",
    note: { localized("grammar.note.hop") },
    examples: [
      "Presenter -> View: onValueChange", "Model ~> *", "* => View: set*",
      "Receipt.Presenter -> *", "Worker awaits: fetchCandy",
    ],
    readBy: { text throws(QueryError) in
      try Hop(text, vocabulary: .general).description
    })

  static let listProduction = Production("hops", "= hop {\",\" hop}")
}

/// What a hop is: a message, by its arrow, or a pause of a method, which sends nothing.
public enum HopArrow: String, CaseIterable, Hashable, Sendable {
  /// A call, or a property that is set: whatever `->` is drawn for.
  case call = "->"
  /// A notification.
  case notification = "~>"
  /// Any of them.
  case either = "=>"
  /// A method is left at an `await`.
  case awaits
  /// A method goes on after its `await`.
  case resumes

  /// Those that lead from one layer to another.
  static let arrows: [HopArrow] = [.call, .notification, .either]
  /// Those of a method that waits, or goes on.
  static let pauses: [HopArrow] = [.awaits, .resumes]

  /// Whether it is said of a method that waits or goes on, and names one layer.
  public var isPause: Bool { HopArrow.pauses.contains(self) }

  /// Whether a text has an arrow in it, in any spelling, or is the word `awaits` or `resumes`.
  package static func isSpelled(in text: String) -> Bool {
    pauses.contains { $0.rawValue == text.lowercased() }
      || arrows.contains { text.contains($0.rawValue) }
      || Symbol.drawn.contains { text.contains($0.text) }
  }

  /// Whether a message gets there in this way.
  public func matches(_ message: Message) -> Bool {
    switch message.kind {
    case .suspension: self == .awaits
    case .resumption: self == .resumes
    default: matches(isNotification: message.isNotification)
    }
  }

  /// Whether it is drawn for notifications, or for what is none.
  public func matches(isNotification: Bool) -> Bool {
    switch self {
    case .call: !isNotification
    case .notification: isNotification
    case .either: true
    case .awaits, .resumes: false
    }
  }

  /// The arrow for all messages that this one excludes; nil for `=>`, which excludes none, and for
  /// pauses.
  public var other: HopArrow? {
    switch self {
    case .call: .notification
    case .notification: .call
    case .either, .awaits, .resumes: nil
    }
  }
}

extension PatternRules.Way {
  // no text: as it is typed
  /// The way as breakpoints and checks write it: `View -> Presenter`.
  package var text: String {
    "\(from) \((isNotification ? HopArrow.notification : .call).rawValue) \(to)"
  }
}
