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
    case .note(let note): notes.append(note)
    case .header, .action: break
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
      }
    }
    event.notes += piece.notes
  }
}

/// Puts the lines of a trace together to events, one after another.
public struct EventCollector {
  /// The most lines of one event that are held.
  public static let mostLines = 200_000

  private var event: RecordedEvent?
  private var lines = 0
  /// Whether events may come in another order than they happened.
  private let takesAnyOrder: Bool

  /// Makes a collector.
  ///
  /// - Parameter takesAnyOrder: Whether events may come in any order, and in pieces; else one that
  ///   belongs before an earlier one is refused.
  public init(takesAnyOrder: Bool = false) { self.takesAnyOrder = takesAnyOrder }

  /// Takes a line.
  ///
  /// - Returns: The event that ends before it, if one does.
  /// - Throws: What is wrong with the line.
  public mutating func add(_ line: RecordedLine) throws(TraceError.LineError) -> RecordedEvent? {
    let number: Int
    switch line {
    case .header, .action: return nil
    // A note may be about an event of before.
    case .note: number = event?.number ?? 0
    case .message(let message, _, _): number = message.event
    case .screen(_, _, let event), .state(_, _, let event): number = event
    }
    var finished: RecordedEvent?
    if let event, number != event.number {
      guard number > event.number || takesAnyOrder else {
        throw .outOfOrder(event: number, after: event.number)
      }
      finished = finish()
    }
    lines += 1
    guard lines <= EventCollector.mostLines else {
      throw .tooMany(most: EventCollector.mostLines)
    }
    if event == nil { event = RecordedEvent(number: number) }
    event?.add(line)
    return finished
  }

  /// The last event, if there is any.
  public mutating func finish() -> RecordedEvent? {
    defer { (event, lines) = (nil, 0) }
    event?.nameModules()
    return event
  }
}
