/// Hands on the events of a session alone, to formats that draw one.
public struct FigureHandout: Handout {
  private let draw: (HandoutEvent) -> Void

  /// Makes one.
  ///
  /// - Parameter draw: Takes each event.
  public init(_ draw: @escaping (HandoutEvent) -> Void) { self.draw = draw }

  /// Draws an event.
  public func event(_ event: HandoutEvent) { draw(event) }

  /// A figure has no room for it.
  public func stray(_ note: HandoutNote) {}

  /// Nothing comes after the last event.
  public func finish(takeaway: [String]) {}
}
