/// The events of a stage and who received them: 4 bytes each, because a script may fire a million.
nonisolated public struct EventLog: Sendable {
  /// Specimens, one bit for each.
  typealias Targets = UInt128

  /// An event with its receivers, one bit for each specimen.
  nonisolated private struct Kind: Hashable {
    let event: Event
    let targets: Targets
  }

  /// For each event the position of its kind.
  private var entries: ContiguousArray<UInt32> = []
  /// The different kinds, in the order of their first appearance.
  private var kinds: [Kind] = []
  /// How many events there are of each kind: what is asked after every event isn't counted in all of them.
  private var counts: [Int] = []
  private var positions: [Kind: UInt32] = [:]

  /// Events without another stage's between them: from this index on, numbers count from this one.
  private var stretches: [(index: Int, number: Int)] = []

  /// Makes an empty log.
  public init() {}

  /// How many events there are.
  public var count: Int { entries.count }

  /// How many different kinds are told from one another.
  var kindCount: Int { kinds.count }

  /// The number of the newest event, 0 if there is none; asked for several times an event.
  public private(set) var newest = 0

  /// The numbers of the events, in order. Events count through the whole session, so that those of
  /// other stages are left out here.
  public var numbers: [Int] { entries.indices.map(number(at:)) }

  /// The event with this number; nil if there is none, or if it is another stage's.
  public subscript(number: Int) -> Event? {
    index(of: number).map { kinds[Int(entries[$0])].event }
  }

  private func number(at index: Int) -> Int {
    let stretch = stretches.last { $0.index <= index } ?? (0, 1)
    return stretch.number + index - stretch.index
  }

  private func index(of number: Int) -> Int? {
    guard let place = stretches.lastIndex(where: { $0.number <= number }) else { return nil }
    let offset = number - stretches[place].number
    guard offset < entries.count else { return nil }
    let index = stretches[place].index + offset
    let end = place + 1 < stretches.count ? stretches[place + 1].index : entries.count
    return index < end ? index : nil
  }

  /// Adds an event with a bit for each specimen that received it; its number is larger than those
  /// before.
  mutating func append(_ event: Event, targets: Targets, number: Int) {
    if stretches.isEmpty || number != newest + 1 { stretches.append((entries.count, number)) }
    newest = number
    let entry = newestEntry(event, targets) ?? position(of: Kind(event: event, targets: targets))
    entries.append(entry)
    counts[Int(entry)] += 1
  }

  /// The newest event's kind, if it is this one: most events are fired several times in a row.
  private func newestEntry(_ event: Event, _ targets: Targets) -> UInt32? {
    guard let last = entries.last, kinds[Int(last)].targets == targets,
      kinds[Int(last)].event == event
    else { return nil }
    return last
  }

  private mutating func position(of kind: Kind) -> UInt32 {
    if let known = positions[kind] { return known }
    let position = UInt32(kinds.count)
    kinds.append(kind)
    counts.append(0)
    positions[kind] = position
    return position
  }

  /// Takes the newest event back, as if it had never been.
  mutating func removeLast() {
    guard let last = entries.popLast() else { return }
    counts[Int(last)] -= 1
    if stretches.last?.index == entries.count { stretches.removeLast() }
    // Each stretch has an event, so that the last one has the newest.
    newest = stretches.last.map { $0.number + entries.count - 1 - $0.index } ?? 0
  }

  /// Notes that a specimen doesn't receive an event after all.
  mutating func spare(_ target: Targets, _ number: Int) {
    guard let index = index(of: number) else { return }
    let kind = kinds[Int(entries[index])]
    counts[Int(entries[index])] -= 1
    entries[index] = position(of: Kind(event: kind.event, targets: kind.targets & ~target))
    counts[Int(entries[index])] += 1
  }

  /// Notes that a specimen has received every gesture; what a service did stays with the specimens
  /// that it was meant for.
  mutating func receive(all target: Targets) {
    // What no event is of any more is left behind: it would double with each specimen that catches up.
    let (known, before) = (kinds, counts)
    (kinds, counts, positions) = ([], [], [:])
    var moved = [UInt32](repeating: 0, count: known.count)
    for (place, kind) in known.enumerated() where before[place] > 0 {
      let targets = kind.event.isForEach ? kind.targets | target : kind.targets
      moved[place] = position(of: Kind(event: kind.event, targets: targets))
      counts[Int(moved[place])] += before[place]
    }
    for index in entries.indices { entries[index] = moved[Int(entries[index])] }
  }

  /// Whether a specimen has received an event.
  func isReceived(_ number: Int, by target: Targets) -> Bool {
    index(of: number).map { kinds[Int(entries[$0])].targets & target != 0 } ?? false
  }

  /// The number of the newest event that a specimen received, 0 if none.
  func newest(receivedBy target: Targets) -> Int {
    entries.lastIndex { kinds[Int($0)].targets & target != 0 }.map(number(at:)) ?? 0
  }

  /// How many gestures a specimen has not received.
  func count(missedBy target: Targets) -> Int {
    zip(kinds, counts).reduce(0) { sum, kind in
      let (kind, count) = kind
      return kind.event.isForEach && kind.targets & target == 0 ? sum + count : sum
    }
  }

  /// The number of the first event that a specimen received and that meets a condition, if one does; it
  /// goes through them in order.
  func first(receivedBy target: Targets, where isSo: (Int, Event) -> Bool) -> Int? {
    for (index, entry) in entries.enumerated() where kinds[Int(entry)].targets & target != 0 {
      let number = number(at: index)
      if isSo(number, kinds[Int(entry)].event) { return number }
    }
    return nil
  }
}
