import LayerTracing

/// Puts the lines of a trace together to events.
///
/// An app does several things at once, so that lines of several events may stand between one another: some events
/// are held at a time, and the one with the lowest number is handed on when there are too many.
public struct EventCollector {
  /// The most lines of one event that are held.
  public static let mostLines = 200_000
  /// The most events that are held.
  static let mostEvents = 64

  /// What is held of an event.
  private struct Held {
    var event: RecordedEvent
    var lines = 0
  }

  /// The events that are held, in the order of their numbers.
  private var held: [Held] = []
  /// How many lines all of them have.
  private var lines = 0
  /// The event of the latest line; a note may be about it.
  private var current = 0
  /// The last event that was handed on.
  private var last: Int?
  /// Whether events may come in another order than they happened.
  private let takesAnyOrder: Bool
  /// Whether an event's lines may stand between those of others.
  private var isInterleaved = false

  /// Makes a collector.
  ///
  /// - Parameter takesAnyOrder: Whether events may come in any order, and in pieces; else one that
  ///   belongs before an earlier one is refused.
  public init(takesAnyOrder: Bool = false) { self.takesAnyOrder = takesAnyOrder }

  /// Expects the lines of several events between one another, as an app records them: a session does one thing
  /// after the other.
  public mutating func expectInterleaving() { isInterleaved = true }

  /// Takes a line.
  ///
  /// - Returns: The event that ends before it, if one does.
  /// - Throws: What is wrong with the line.
  public mutating func add(_ line: RecordedLine) throws(TraceError.LineError) -> RecordedEvent? {
    let number: Int
    switch line {
    case .header, .action, .end: return nil
    case .result(let result):
      attach(result)
      return nil
    case .note: number = current
    case .message(let message, _, _): number = message.event
    case .screen(_, _, let event), .state(_, _, let event), .reference(_, _, let event):
      number = event
    }
    var finished: RecordedEvent?
    if !held.isEmpty, held.last(where: { $0.event.number == number }) == nil {
      try check(number)
      if !isInterleaved || takesAnyOrder || held.count >= EventCollector.mostEvents {
        finished = handOn()
      }
    } else if held.isEmpty {
      try check(number)
    }
    if isInterleaved, finished == nil, lines >= EventCollector.mostLines,
      let first = held.first?.event.number, first == 0 || first != number
    {
      finished = handOn()
    }
    current = number
    let place = place(of: number)
    lines += 1
    held[place].lines += 1
    guard held[place].lines <= EventCollector.mostLines else {
      throw .tooMany(most: EventCollector.mostLines)
    }
    held[place].event.add(line)
    return finished
  }

  /// Refuses an event that belongs before one that was handed on, or before one that is held where events come one
  /// after another. Event 0 of an app is all that belongs to no recording, and goes on until the end.
  private func check(_ number: Int) throws(TraceError.LineError) {
    guard !takesAnyOrder else { return }
    let before = isInterleaved ? last : held.last?.event.number ?? last
    guard let before, number < before, !(isInterleaved && number == 0) else { return }
    throw .outOfOrder(event: number, after: before)
  }

  /// Where an event is held, from now on if it wasn't.
  private mutating func place(of number: Int) -> Int {
    if let place = held.lastIndex(where: { $0.event.number == number }) { return place }
    let place = held.firstIndex { $0.event.number > number } ?? held.count
    held.insert(Held(event: RecordedEvent(number: number)), at: place)
    return place
  }

  private mutating func attach(_ result: RecordedResult) {
    for place in held.indices.reversed() where held[place].event.add(result) { return }
  }

  private mutating func handOn() -> RecordedEvent? {
    guard !held.isEmpty else { return nil }
    let first = held.removeFirst()
    lines -= first.lines
    var event = first.event
    last = max(last ?? 0, event.number)
    event.nameModules()
    return event
  }

  /// The next of the events that are still held, if there is any; at the end, this is to be asked until there is none.
  public mutating func finish() -> RecordedEvent? { handOn() }
}
