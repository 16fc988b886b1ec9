import Features

/// What the learner does: `increase`, `quantity 3`; or lets the service do: `service slow`; or the system: `kill`.
nonisolated public struct Event: Hashable, Sendable, CustomStringConvertible {
  /// What sort of event it is.
  nonisolated public enum Kind: Hashable, Sendable {
    /// The user does something to a control, or opens a link.
    case gesture
    /// The service answers so from now on.
    case service(Service.Mode)
    /// An answer that waits is let through; ``Event/value`` says which, from 1.
    case delivery
    /// The process of the app ends or begins.
    case process(ProcessChange)
  }

  /// What the system does to the process of an app.
  nonisolated public enum ProcessChange: String, CaseIterable, Sendable {
    /// Ends it while the app is in the background, for want of memory: only what the scene gave is kept.
    case kill
    /// Starts the app anew, with that.
    case relaunch
  }

  /// Whether every specimen is to have it, or it can be caught up with: what a service does is its own affair.
  public var isForEach: Bool {
    switch kind {
    case .gesture, .process: true
    case .service, .delivery: false
    }
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

  /// Makes what the system does to an app, if that has this name, or else a gesture.
  public init(named name: String, value: Int? = nil) {
    let change = value == nil ? ProcessChange(rawValue: name) : nil
    self = change.map(Event.process) ?? Event(name, value: value)
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

  /// The process of the app ends or begins.
  public static func process(_ change: ProcessChange) -> Event {
    Event(.process(change), change.rawValue)
  }

  /// The event as people type it.
  public var description: String { value.map { "\(name) \($0)" } ?? name }
}

/// Why an event can't happen now.
nonisolated public enum EventError: Error, Equatable, Sendable {
  /// No control for it can be seen in the named specimen.
  case absent(specimen: String)
  /// The app of the named specimen doesn't run: it was ended.
  case notRunning(specimen: String)
  /// The app of the named specimen runs already.
  case alreadyRunning(specimen: String)
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
