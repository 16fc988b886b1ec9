import LayerTracing

/// What a trace tells, piece by piece.
public enum TracePart {
  /// What it says of itself; it comes first.
  case header(TraceHeader)
  /// What was done, as people type it: its number in the session, and the line that tells it.
  case action(String, number: Int, line: Int)
  /// An event, or a piece of one.
  case event(RecordedEvent)
  /// What a call of an event of before returned.
  case result(RecordedResult)
  /// The recording ended, and so many messages were left out.
  case end(missing: Int)
}

/// A whole trace as a value, to be read without running anything.
public struct RecordedTrace: Sendable {
  /// What people call it.
  public let name: String
  /// What it says of itself.
  public let header: TraceHeader
  /// Its events, in order; the first is loading, if the trace tells of that.
  public let events: [RecordedEvent]
  /// What was done, as people type it, and the lines that tell it, from 1.
  public let actions: [(text: String, line: Int)]
  /// How many messages were left out when the recording ended; nil if the trace doesn't tell of its end.
  public let missing: Int?
  /// Whether an app recorded it, which tells what properties hold, and not what layers and screens show.
  public var isOfApp = false
  /// The names of its specimens, in order: `counter.mvp`.
  public let specimens: [String]

  /// Puts the parts of a trace together.
  ///
  /// - Parameters:
  ///   - name: What people call it.
  ///   - read: Reads the parts, of which events may come in any order and in pieces.
  /// - Throws: What reading them throws.
  public init<Failure>(
    named name: String = "", of read: ((TracePart) -> Void) throws(Failure) -> Void
  ) throws(Failure) {
    var header = TraceHeader(specimens: [], dropped: 0)
    var events: [Int: RecordedEvent] = [:]
    var actions: [(text: String, line: Int)] = []
    var results: [Int: RecordedResult] = [:]
    var missing: Int?
    try read { part in
      switch part {
      case .header(let first): header = first
      case .action(let text, _, let line): actions.append((text, line))
      case .event(let piece):
        events[piece.number, default: RecordedEvent(number: piece.number)] += piece
      case .result(let result): results[result.id] = result
      case .end(let count): missing = count
      }
    }
    (self.name, self.header, self.actions) = (name, header, actions)
    self.missing = missing
    let inOrder = events.values.sorted { $0.number < $1.number }
    self.events =
      results.isEmpty
      ? inOrder
      : inOrder.map {
        var event = $0
        event.add(results)
        return event
      }
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

  /// What the layers of a specimen hold after an event, in the order in which they are first told: none holds
  /// anything after its app was ended.
  public func states(of specimen: String, after event: Int) -> [RecordedState] {
    var states: [RecordedState] = []
    for event in events.prefix(while: { $0.number <= event }) {
      guard let turn = event.turn(of: specimen) else { continue }
      // no text: the event as people type it
      if event.fired == "kill" { states = [] }
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

  /// The values of ``states(of:after:)`` by their paths: `model.number`.
  public func values(of specimen: String, after event: Int) -> [(path: String, value: Value)] {
    states(of: specimen, after: event).flatMap { state in
      state.properties.map { ("\(state.layer).\($0.name)", $0.value) }
    }
  }

  /// Where what came of the same session begins to differ in another recording of it.
  ///
  /// - Parameters:
  ///   - other: The other recording.
  ///   - specimens: The only specimens to compare; nil for all.
  /// - Returns: The first line that isn't the same in both, nil where a recording ends before; nil if all are.
  public func difference(
    from other: RecordedTrace, in specimens: Set<String>? = nil
  ) -> (recorded: String?, now: String?)? {
    let (mine, others) = (outcome(of: specimens), other.outcome(of: specimens))
    let same = zip(mine, others).prefix { $0.tellsSame(as: $1) }.count
    let rest = (mine.dropFirst(same).first, others.dropFirst(same).first)
    return same == max(mine.count, others.count) ? nil : (rest.0?.description, rest.1?.description)
  }

  /// What came of what was done: messages, screens and states of some specimens, or of all.
  private func outcome(of specimens: Set<String>?) -> [RecordedLine] {
    events.flatMap { event in
      event.turns.filter { specimens?.contains($0.specimen) ?? true }.flatMap { turn in
        turn.messages.map { .message($0, of: turn.specimen, fired: event.fired) }
          + (turn.screen.map { [.screen($0, of: turn.specimen, event: event.number)] } ?? [])
          + turn.states.map { .state($0, of: turn.specimen, event: event.number) }
      }
    }
  }
}
