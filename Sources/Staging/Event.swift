import Features

/// What the learner does: `increase`, `quantity 3`; or lets the service do: `service slow`.
nonisolated public struct Event: Hashable, Sendable, CustomStringConvertible {
  /// What sort of event it is.
  nonisolated public enum Kind: Hashable, Sendable {
    /// The user does something to a control, or opens a link.
    case gesture
    /// The service answers so from now on.
    case service(Service.Mode)
    /// An answer that waits is let through; ``Event/value`` says which, from 1.
    case delivery
  }

  /// What sort of event it is.
  public let kind: Kind
  /// The event's name; a gesture's is the identifier of the control that it happens to.
  public let name: String
  /// The value that goes with it, if any.
  public let value: Int?

  /// Makes a gesture.
  public init(_ name: String, value: Int? = nil) {
    kind = .gesture
    self.name = name
    self.value = value
  }

  private init(_ kind: Kind, _ name: String, value: Int? = nil) {
    self.kind = kind
    self.name = name
    self.value = value
  }

  /// The service answers so from now on.
  public static func service(_ mode: Service.Mode) -> Event {
    Event(.service(mode), "service \(mode.rawValue)")
  }

  /// An answer that waits is let through: the one of this number, from 1, or the first.
  public static func delivery(_ number: Int? = nil) -> Event {
    // no text: the event as people type it
    Event(.delivery, "service deliver", value: number)
  }

  /// The event as people type it.
  public var description: String { value.map { "\(name) \($0)" } ?? name }
}

/// Why an event can't happen now.
nonisolated public enum EventError: Error, Equatable, Sendable {
  /// No control for it can be seen in the named specimen.
  case absent(specimen: String)
  /// Its control is disabled in the named specimen.
  case disabled(specimen: String)
  /// Its control takes no value.
  case takesNoValue
  /// Its control takes a value, one of these.
  case needsValue(ClosedRange<Int>)
  /// Its control takes another value, one of these.
  case outOfReach(ClosedRange<Int>)
  /// Messages that cause one another wouldn't end, or the learner stopped them; all is as it was
  /// before.
  case runaway(Runaway)
}
