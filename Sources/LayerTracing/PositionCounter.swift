/// Counts the messages of an event as people name them: crossings, and what stays within a role after
/// each; and notes whether more than one module has taken part.
struct PositionCounter {
  private var event = -1
  private var crossing = 0
  private var inner = 0
  private var module: String?
  /// Whether crossings of more than one module have been counted in this event.
  private(set) var isAmongModules = false

  /// The place of the next message.
  mutating func next(in event: Int, from sender: Party, to receiver: Party) -> Message.Position {
    if event != self.event { self = PositionCounter(event: event) }
    if sender.isCrossing(to: receiver) {
      crossing += 1
      inner = 0
      note(sender.module)
      note(receiver.module)
    } else {
      inner += 1
    }
    return Message.Position(crossing: crossing, inner: inner)
  }

  private mutating func note(_ name: String?) {
    guard let name else { return }
    if let module { isAmongModules = isAmongModules || module != name } else { module = name }
  }

  init() {}

  private init(event: Int) { self.event = event }
}
