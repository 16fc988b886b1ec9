import Languages
import LayerTracing

/// Which messages the learner wants to see.
///
/// ```
/// filter = {"from" end | "to" end | "name" pattern | "event" no | "kind" kind}
/// ```
public struct MessageFilter: Sendable {
  /// The sender.
  public var from: LayerName?
  /// The receiver.
  public var to: LayerName?
  /// The message's name.
  public var name: NamePattern?
  /// The event's number.
  public var event: Int?
  /// How it gets there.
  public var kind: Site.Kind?

  /// Lets everything through.
  public init() {}

  /// Whether anything but an event is asked for, so that all events are of interest.
  public var selectsMessages: Bool { from != nil || to != nil || name != nil || kind != nil }

  /// Whether a message is wanted.
  public func accepts(_ message: Message) -> Bool {
    if let from, !from.matches(message.sender) { return false }
    if let to, !to.matches(message.receiver) { return false }
    if let event, message.event != event { return false }
    if let kind, message.kind != kind { return false }
    if let name, !name.matches(message) { return false }
    return true
  }
}

extension MessageFilter: Readable {
  /// Reads a filter, in which each clause may stand once.
  package init(from reader: inout TokenReader) throws(QueryError) {
    while reader.next.kind != .end {
      if from == nil, reader.accept("from") {
        from = try reader.layerName()
      } else if to == nil, reader.accept("to") {
        to = try reader.layerName()
      } else if name == nil, reader.accept("name") {
        name = try NamePattern(from: &reader)
      } else if event == nil, reader.accept("event") {
        event = try reader.count(localized("query.thing.event-number"))
      } else if kind == nil, reader.accept("kind") {
        kind = try reader.one(
          of: Site.Kind.allCases.map { ($0.name, $0) }, localized("query.thing.message-kind"))
      } else {
        return
      }
    }
  }
}

extension MessageFilter: CustomStringConvertible {
  /// The filter as it is read; empty if it lets everything through.
  public var description: String {
    [
      from.map { "from \($0)" }, to.map { "to \($0)" }, name.map { "name \($0)" },
      event.map { "event \($0)" }, kind.map { "kind \($0.name)" },
    ].compactMap { $0 }.joined(separator: " ")
  }

  // no text: the notation of the grammar
  static let production = Production(
    "filter", "= {\"from\" end | \"to\" end | \"name\" name | \"event\" no", "| \"kind\" kind}",
    note: {
      localized("grammar.note.filter", Site.Kind.allCases.map(\.name).joined(separator: " "))
    },
    examples: ["from View name increase*", "event 2 kind notification"],
    readBy: { text throws(QueryError) in
      try MessageFilter(text, vocabulary: .general).description
    })
}
