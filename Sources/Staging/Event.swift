/// What the user does: `increase`, `quantity 3`.
public struct Event: Hashable, Sendable, CustomStringConvertible {
  /// The event's name, which is the identifier of the control that it happens to.
  public let name: String
  /// The value that goes with it, if any.
  public let value: Int?

  /// Makes an event.
  public init(_ name: String, value: Int? = nil) {
    self.name = name
    self.value = value
  }

  /// The event as people type it.
  public var description: String { value.map { "\(name) \($0)" } ?? name }
}

/// Why an event can't happen now.
public enum EventRefusal: Error, Equatable, Sendable {
  /// No control for it can be seen in the named specimen.
  case absent(specimen: String)
  /// Its control is disabled in the named specimen.
  case disabled(specimen: String)
  /// Its control takes no value.
  case takesNoValue
}
