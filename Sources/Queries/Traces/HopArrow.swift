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
    switch self {
    case .call: !message.isNotification
    case .notification: message.isNotification
    case .either: true
    }
  }
}
