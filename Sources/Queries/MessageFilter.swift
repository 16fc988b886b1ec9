import LayerTracing

/// Which messages somebody wants to see.
///
/// ```
/// filter = {"from" role | "to" role | "name" pattern | "event" no | "kind" kind}
/// ```
public struct MessageFilter: Sendable {
  /// The sender's role.
  public var from: Role?
  /// The receiver's role.
  public var to: Role?
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
    if let from, message.sender.role != from { return false }
    if let to, message.receiver.role != to { return false }
    if let event, message.event != event { return false }
    if let kind, message.kind != kind { return false }
    if let name, !name.matches(message.site.baseName) { return false }
    return true
  }
}

/// A message's name, which may end in `*`.
public struct NamePattern: Hashable, Sendable {
  private let text: String

  /// Reads a pattern; it matches without regard to case.
  public init(_ text: String) { self.text = text.lowercased() }

  /// Whether a name is meant.
  public func matches(_ name: String) -> Bool {
    let name = name.lowercased()
    return text.hasSuffix("*") ? name.hasPrefix(text.dropLast()) : name == text
  }
}
