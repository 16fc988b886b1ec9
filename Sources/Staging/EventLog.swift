/// The events of a stage and who received them: 8 bytes each, because a script may fire a million.
public struct EventLog: Sendable {
  private struct Entry {
    /// Which of the different events.
    let kind: UInt32
    /// One bit for each specimen that received it.
    var targets: UInt32
  }

  private var entries: ContiguousArray<Entry> = []
  /// The different events, in the order of their first appearance.
  private var kinds: [Event] = []
  private var kindIndex: [Event: UInt32] = [:]

  /// Makes an empty log.
  public init() {}

  /// How many events there are; the newest has this number.
  public var count: Int { entries.count }

  /// The event with this number, from 1; nil if there is none.
  public subscript(number: Int) -> Event? {
    guard number > 0, number <= entries.count else { return nil }
    return kinds[Int(entries[number - 1].kind)]
  }

  /// Adds an event.
  ///
  /// - Parameters:
  ///   - event: What was done.
  ///   - targets: One bit for each specimen that received it.
  /// - Returns: The event's number.
  mutating func append(_ event: Event, targets: UInt32) -> Int {
    let kind: UInt32
    if let last = entries.last?.kind, kinds[Int(last)] == event {
      kind = last
    } else if let known = kindIndex[event] {
      kind = known
    } else {
      kind = UInt32(kinds.count)
      kinds.append(event)
      kindIndex[event] = kind
    }
    entries.append(Entry(kind: kind, targets: targets))
    return entries.count
  }

  /// Notes that a specimen has received everything.
  mutating func receive(all target: UInt32) {
    for index in entries.indices { entries[index].targets |= target }
  }

  /// Whether a specimen has received an event.
  func isReceived(_ number: Int, by target: UInt32) -> Bool {
    number > 0 && number <= entries.count && entries[number - 1].targets & target != 0
  }

  /// The number of the newest event that a specimen received, 0 if none.
  func newest(receivedBy target: UInt32) -> Int {
    (entries.lastIndex { $0.targets & target != 0 } ?? -1) + 1
  }

  /// How many events a specimen has not received.
  func count(missedBy target: UInt32) -> Int {
    entries.reduce(0) { $0 + ($1.targets & target == 0 ? 1 : 0) }
  }

  /// Goes through the events that a specimen received, in order.
  func each(receivedBy target: UInt32, _ body: (Int, Event) -> Void) {
    for (index, entry) in entries.enumerated() where entry.targets & target != 0 {
      body(index + 1, kinds[Int(entry.kind)])
    }
  }
}
