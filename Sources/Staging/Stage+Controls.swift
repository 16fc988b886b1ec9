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

  /// The events that can be fired now, with what is written on their controls.
  public var controls: [Usable] {
    feature.events.compactMap { event in
      open.lazy.compactMap { $0.window.control(named: event) }.first
        .map { Usable(event: event, title: $0.caption, takesValue: $0.values != nil) }
    }
  }

  /// The name of the event that a word means: by its own name, or by what is written on its control.
  public func event(for word: String) -> String? {
    if feature.events.contains(word) { return word }
    let lower = word.lowercased()
    if let event = feature.events.first(where: { $0.lowercased() == lower }) { return event }
    return controls.first { $0.title == word }?.event
  }
}
