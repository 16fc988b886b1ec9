import LayerTracing

/// A whole trace that was handed in, to be read without running anything.
public struct ImportedTrace: Sendable {
  /// What people call it.
  public let name: String
  /// What it says of itself.
  public let header: TraceHeader
  /// Its events, in order; the first is loading, if the trace tells of that.
  public let events: [RecordedEvent]
  /// What was done, as people type it.
  public let actions: [String]
  /// The names of its specimens, in order: `counter.mvp`.
  public let specimens: [String]

  /// Puts a trace together.
  ///
  /// - Parameters:
  ///   - name: What people call it.
  ///   - header: What it says of itself.
  ///   - pieces: Its events, in any order and in pieces.
  ///   - actions: What was done.
  public init(
    name: String, header: TraceHeader, events pieces: [RecordedEvent], actions: [String]
  ) {
    self.name = name
    self.header = header
    self.actions = actions
    var events: [Int: RecordedEvent] = [:]
    for piece in pieces {
      events[piece.number, default: RecordedEvent(number: piece.number)] += piece
    }
    self.events = events.values.sorted { $0.number < $1.number }
    specimens = (header.specimens + self.events.flatMap { $0.turns.map(\.specimen) }).unique
  }

  /// The roles that its messages name, as they are drawn.
  public var roles: [Role] {
    var roles: Set<Role> = []
    for message in events.lazy.flatMap(\.turns).flatMap(\.messages) {
      roles.insert(message.sender.role)
      roles.insert(message.receiver.role)
    }
    return Role.drawn(roles.sorted { $0.name < $1.name })
  }

  /// The event of this number, if the trace tells of it.
  public func event(_ number: Int) -> RecordedEvent? {
    // A binary search: a trace may have a hundred thousand.
    var (low, high) = (0, events.count)
    while low < high {
      let middle = (low + high) / 2
      if events[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < events.count && events[low].number == number ? events[low] : nil
  }

  /// What a specimen shows after an event; nil if the trace doesn't tell.
  public func screen(of specimen: String, after event: Int) -> [String]? {
    events.last { $0.number <= event && $0.turn(of: specimen)?.screen != nil }?
      .turn(of: specimen)?.screen
  }

  /// What the layers of a specimen hold after an event, in the order in which they are first told.
  public func states(of specimen: String, after event: Int) -> [RecordedState] {
    var states: [RecordedState] = []
    for turn in events.prefix(while: { $0.number <= event }).compactMap({ $0.turn(of: specimen) }) {
      for state in turn.states {
        if let index = states.firstIndex(where: { $0.layer == state.layer }) {
          states[index] = state
        } else {
          states.append(state)
        }
      }
    }
    return states
  }
}
