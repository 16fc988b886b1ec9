import LayerTracing

/// How a message of a hop gets there, as it is drawn.
public enum HopArrow: String, CaseIterable, Hashable, Sendable {
  /// A call, or a property that is set: whatever `->` is drawn for.
  case call = "->"
  /// A notification.
  case notification = "~>"
  /// Any of them.
  case either = "=>"

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
