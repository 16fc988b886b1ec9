/// Counts the messages of an event as people name them: crossings, and what stays within a role after
/// each.
struct PositionCounter {
  private var event = -1
  private var crossing = 0
  private var inner = 0

  /// The place of the next message.
  mutating func next(in event: Int, isCrossing: Bool) -> Message.Position {
    if event != self.event {
      self.event = event
      crossing = 0
      inner = 0
    }
    if isCrossing {
      crossing += 1
      inner = 0
    } else {
      inner += 1
    }
    return Message.Position(crossing: crossing, inner: inner)
  }
}
