import Widgets

extension Stage {
  /// A control that can be used now.
  public struct Usable: Equatable, Sendable {
    /// The event that it fires.
    public let event: String
    /// What is written on it.
    public let title: String
    /// Whether it takes a value.
    public let takesValue: Bool
  }

  /// The names of the events that the user can fire at what is open: the feature's own, and those that granted
  /// wishes add.
  public var eventNames: [String] { feature.events(at: open.map(\.specimen)) }

  /// The events that can be fired now, with what is written on their controls.
  public var controls: [Usable] {
    eventNames.compactMap { event in
      open.lazy.compactMap { $0.control(named: event) }.first
        .map { Usable(event: event, title: $0.caption, takesValue: $0.values != nil) }
    }
  }

  /// What the system can do to the apps: end them while all run, and start them again otherwise.
  public var processChange: Event.ProcessChange { open.allSatisfy(\.isRunning) ? .kill : .relaunch }

  /// The event of a name: the feature's own, if it has such a one, or else what the system does to an app.
  public func event(named name: String, value: Int? = nil) -> Event {
    eventNames.contains(name) ? Event(name, value: value) : Event(named: name, value: value)
  }

  /// The name of the event that a word means: by its own name, or by what is written on its control. What the
  /// system does to an app has a name, too.
  public func event(for word: String) -> String? {
    let names = eventNames
    if names.contains(word) { return word }
    let lower = word.lowercased()
    if let event = names.first(where: { $0.lowercased() == lower }) { return event }
    return controls.first { $0.title == word }?.event
      ?? Event.ProcessChange(rawValue: lower)?.rawValue
  }
}
