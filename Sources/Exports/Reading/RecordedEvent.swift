import LayerTracing

/// One event as a trace tells it.
public struct RecordedEvent: Sendable {
  /// Its number; 0 is loading.
  public let number: Int
  /// What was fired, as people type it; nil for loading, and where no message tells.
  public private(set) var fired: String?
  /// What came of it in each specimen that it reached, in the order in which they are told.
  public var turns: [Turn] = []
  /// What was written down about it.
  public var notes: [RecordedNote] = []

  /// What came of an event in one specimen.
  public struct Turn: Sendable {
    /// The specimen's name: `counter.mvp`.
    public let specimen: String
    /// Its messages, in order.
    public var messages: [Message]
    /// What it shows after the event; nil if that didn't change.
    public var screen: [String]?
    /// The layers whose values changed.
    public var states: [RecordedState] = []
    /// What properties of its layers began to hold, in order.
    public var references: [RecordedReference] = []

    /// Begins with the messages of a specimen.
    public init(specimen: String, messages: [Message] = []) {
      (self.specimen, self.messages) = (specimen, messages)
    }
  }

  /// Begins to tell an event.
  ///
  /// - Parameters:
  ///   - number: Its number; 0 is loading.
  ///   - fired: What was fired, as people type it; nil for loading.
  public init(number: Int, fired: String? = nil) { (self.number, self.fired) = (number, fired) }

  /// What came of it in a specimen; nil if it didn't reach it.
  public func turn(of specimen: String) -> Turn? { turns.first { $0.specimen == specimen } }

  /// Adds what a line tells of it.
  mutating func add(_ line: RecordedLine) {
    switch line {
    case .message(let message, let specimen, let fired):
      self.fired = self.fired ?? fired
      change(specimen) { $0.messages.append(message) }
    case .screen(let lines, let specimen, _): change(specimen) { $0.screen = lines }
    case .state(let state, let specimen, _): change(specimen) { $0.states.append(state) }
    case .reference(let reference, let specimen, _):
      change(specimen) { $0.references.append(reference) }
    case .note(let note): notes.append(note)
    case .header, .action, .result, .end: break
    }
  }

  private mutating func change(_ specimen: String, _ body: (inout Turn) -> Void) {
    let index = turns.firstIndex { $0.specimen == specimen } ?? turns.count
    if index == turns.count { turns.append(Turn(specimen: specimen)) }
    body(&turns[index])
  }

  /// Calls layers by their modules, too, where those of several exchange messages.
  mutating func nameModules() {
    for index in turns.indices {
      let crossing = turns[index].messages.lazy.filter(\.isCrossing)
      let modules = Set(
        crossing.flatMap { [$0.sender.module, $0.receiver.module] }.compactMap(\.self))
      guard modules.count > 1 else { continue }
      for place in turns[index].messages.indices {
        turns[index].messages[place].isAmongModules = true
      }
    }
  }
}

extension RecordedEvent {
  /// Adds what another piece tells of the same event.
  static func += (event: inout RecordedEvent, piece: RecordedEvent) {
    event.fired = event.fired ?? piece.fired
    for turn in piece.turns {
      event.change(turn.specimen) {
        $0.messages += turn.messages
        $0.screen = turn.screen ?? $0.screen
        $0.states += turn.states
        $0.references += turn.references
      }
    }
    event.notes += piece.notes
  }
}

extension RecordedEvent {
  /// Adds what a call of this event returned, if it is one of these.
  ///
  /// - Returns: Whether the call is one of these.
  mutating func add(_ result: RecordedResult) -> Bool {
    for turn in turns.indices {
      // A result seldom comes long after its call.
      guard let place = turns[turn].messages.lastIndex(where: { $0.id == result.id }) else {
        continue
      }
      turns[turn].messages[place].returns(result.value, types: result.types)
      return true
    }
    return false
  }
  /// Adds what the calls of this event returned, by the numbers of their messages.
  mutating func add(_ results: [Int: RecordedResult]) {
    for turn in turns.indices {
      for place in turns[turn].messages.indices {
        guard let result = results[turns[turn].messages[place].id] else { continue }
        turns[turn].messages[place].returns(result.value, types: result.types)
      }
    }
  }
}
