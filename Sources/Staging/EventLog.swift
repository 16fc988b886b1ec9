/// The events of a stage and who received them: 4 bytes each, because a script may fire a million.
public struct EventLog: Sendable {
  /// An event with its receivers, one bit for each specimen.
  private struct Kind: Hashable {
    let event: Event
    let targets: UInt32
  }

  /// For each event the position of its kind.
  private var entries: ContiguousArray<UInt32> = []
  /// The different kinds, in the order of their first appearance.
  private var kinds: [Kind] = []
  private var positions: [Kind: UInt32] = [:]

  /// Makes an empty log.
  public init() {}

  /// How many events there are; the newest has this number.
  public var count: Int { entries.count }

  /// The event with this number, from 1; nil if there is none.
  public subscript(number: Int) -> Event? {
    guard number > 0, number <= entries.count else { return nil }
    return kinds[Int(entries[number - 1])].event
  }

  /// Adds an event.
  ///
  /// - Parameters:
  ///   - event: What was done.
  ///   - targets: One bit for each specimen that received it.
  /// - Returns: The event's number.
  mutating func append(_ event: Event, targets: UInt32) -> Int {
    let kind = Kind(event: event, targets: targets)
    if let last = entries.last, kinds[Int(last)] == kind {
      entries.append(last)
    } else {
      entries.append(position(of: kind))
    }
    return entries.count
  }

  private mutating func position(of kind: Kind) -> UInt32 {
    if let known = positions[kind] { return known }
    let position = UInt32(kinds.count)
    kinds.append(kind)
    positions[kind] = position
    return position
  }

  /// Notes that a specimen has received everything.
  mutating func receive(all target: UInt32) {
    let known = kinds
    let moved = known.map { position(of: Kind(event: $0.event, targets: $0.targets | target)) }
    for index in entries.indices { entries[index] = moved[Int(entries[index])] }
  }

  /// Whether a specimen has received an event.
  func isReceived(_ number: Int, by target: UInt32) -> Bool {
    number > 0 && number <= entries.count
      && kinds[Int(entries[number - 1])].targets & target != 0
  }

  /// The number of the newest event that a specimen received, 0 if none.
  func newest(receivedBy target: UInt32) -> Int {
    (entries.lastIndex { kinds[Int($0)].targets & target != 0 } ?? -1) + 1
  }

  /// How many events a specimen has not received.
  func count(missedBy target: UInt32) -> Int {
    entries.reduce(0) { $0 + (kinds[Int($1)].targets & target == 0 ? 1 : 0) }
  }

  /// Goes through the events that a specimen received, in order.
  func each(receivedBy target: UInt32, _ body: (Int, Event) -> Void) {
    for (index, entry) in entries.enumerated() where kinds[Int(entry)].targets & target != 0 {
      body(index + 1, kinds[Int(entry)].event)
    }
  }
}
