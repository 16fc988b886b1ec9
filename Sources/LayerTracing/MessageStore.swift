/// The messages of one recorder: the newest as records, older ones that are to stay as they were read.
///
/// The store is bounded. When it is full the oldest messages go, but for those that ``retains`` asks
/// for and those that are pinned; ``dropped`` says how many went.
public final class MessageStore {
  /// Says which messages stay when the store is full and others go. Set it before anything is
  /// recorded: what has gone is gone.
  public var retains: ((Message) -> Bool)?

  /// What a layer's token reaches with one pointer; it lives as long as this store.
  let state: UnsafeMutablePointer<RecorderState>
  private let layers: LayerRegistry
  /// Unchecked, because nothing can get at it while it is being changed, and the check takes longer
  /// than the change.
  @exclusivity(unchecked) private var ring: RecordRing
  private var archive = Archive()
  /// The first message for which ``retains`` wasn't asked yet.
  private var retired = 0
  /// The message up to which places were counted, and the counter that goes on from there.
  private var counted = (id: 0, counter: PositionCounter())

  /// Makes an empty store, which keeps at least one message.
  init(capacity: Int, within budget: MessageBudget?, among layers: LayerRegistry) {
    self.layers = layers
    ring = RecordRing(capacity: capacity, within: budget)
    state = RecorderState.allocate(RecorderState(next: ring.base, end: ring.end, owner: nil))
  }

  deinit {
    ring.deallocate()
    state.free()
  }

  /// The most messages that are kept: fewer than at first, once a budget has refused more.
  public var capacity: Int { ring.capacity }

  /// How many messages were recorded, those dropped since included.
  public var count: Int { Int(state.pointee.newest) }

  /// The id of the oldest message that isn't in the archive alone.
  var oldest: Int { count - min(count, capacity) + 1 }

  /// A message as it was recorded; it is one of the newest ``capacity``.
  func record(_ id: Int) -> Record { ring[id] }

  /// Keeps a message for good, however many come after it.
  public func pin(_ message: Message) { archive.pin(message) }

  /// Lets a message go that was pinned, if its turn has come and ``retains`` doesn't ask for it.
  public func unpin(_ id: Int) {
    // A message that isn't retired yet is in the store: ``retains`` is asked when its turn comes.
    archive.unpin(id, unless: id < retired ? retains : nil)
  }

  // MARK: Writing

  /// Makes room for some of the next messages: the state's ``RecorderState/end`` is where it ends.
  func makeRoom(for most: Int) {
    if state.pointee.next == ring.end {
      state.pointee.next = ring.grow() ?? ring.base
    }
    let ahead = min(most, ring.end - state.pointee.next)
    if count >= capacity { retire(ahead) }
    state.pointee.end = state.pointee.next + ahead
  }

  /// Puts those of the oldest messages aside that are to stay, before others take their place.
  private func retire(_ number: Int) {
    guard let retains else { return }
    retired = oldest + number
    archive.add(
      excerpt(oldest..<oldest + number, results: archive.results), upTo: capacity, where: retains)
  }

  /// Keeps a value for the next record, and gives what the record refers to it by.
  func add(_ value: consuming StoredValue) -> UInt { ring.add(value) }

  /// Forgets the newest value, whose message was refused.
  func removeLastValue() { ring.removeLastValue() }

  /// A result is no message of its own: it is kept beside the call that it answers.
  func addResult(_ value: StoredValue) {
    let result = CallResult(call: state.pointee.running.message, value: value)
    if retains != nil { archive.note(value, of: Int(result.call)) }
    ring.add(result)
  }

  // MARK: Reading

  /// How many messages are held now.
  public var kept: Int { count - oldest + 1 + archive.count(before: oldest) }
  /// How many of the oldest messages had to go.
  public var dropped: Int { count - kept }

  /// What is recorded so far, of some events or of all, as a value that no longer changes.
  public func trace(events: ClosedRange<Int>? = nil) -> Trace {
    // An event whose beginning has gone can't be numbered any more: it goes as a whole.
    let cut = oldest > 1 ? record(oldest).event : -1
    let whole = firstID { $0.event > cut }
    let first = max(
      whole, events.map { range in firstID { $0.event >= range.lowerBound } } ?? whole)
    let end = events.map { range in firstID { $0.event > range.upperBound } } ?? count + 1
    let ids = first..<max(first, end)
    return excerpt(
      ids, results: ring.results(of: ids), after: archive.messages(before: whole, in: events),
      dropped: whole - 1 - archive.count(before: whole))
  }

  /// The messages of one event, 0 for loading, that crossed layers and are kept, in their order.
  public func crossings(of event: Int) -> [Message] {
    trace(events: event...event).filter(\.isCrossing)
  }

  /// The newest message: in ``Recorder/beforeDelivery`` the one that waits. Asked for after each message, it
  /// takes the same time for each.
  public var newestMessage: Message? {
    guard count >= oldest else { return nil }
    let event = record(count).event
    if counted.id >= count || counted.id < oldest || record(counted.id).event != event {
      counted = (firstID { $0.event >= event } - 1, PositionCounter())
    }
    var iterator = Trace.Iterator(
      trace: excerpt(counted.id + 1..<count + 1), countingFrom: counted.counter)
    var newest: Message?
    while let message = iterator.next() { newest = message }
    counted = (count, iterator.counter)
    return newest
  }

  /// The newest messages, even of an event whose beginning has gone: their places are not to be trusted.
  public func latest(_ number: Int) -> [Message] {
    Array(excerpt(max(oldest, count - number + 1)..<max(oldest, count + 1)))
  }

  /// The number of the newest message's event; 0 if there is no message.
  public var newestEvent: Int { count >= oldest && count > 0 ? record(count).event : 0 }

  /// The first kept id whose record satisfies a condition that, once true, stays true.
  private func firstID(where condition: (Record) -> Bool) -> Int {
    (oldest..<count + 1).firstPlace { condition(record($0)) }
  }

  /// Some of these messages, to be decoded, after older ones that were archived.
  private func excerpt(
    _ ids: Range<Int>, results: [Int: StoredValue] = [:], after archived: ArraySlice<Message> = [],
    dropped: Int = 0
  ) -> Trace {
    var records = ContiguousArray<Record>()
    records.reserveCapacity(ids.count)
    var stored = StoredValues()
    for id in ids {
      let record = record(id)
      records.append(record)
      if record.meaning == .stored { stored.append(ring.value(of: record), of: record) }
    }
    return Trace(
      archived: archived, records: records, firstID: ids.lowerBound, stored: stored,
      results: results, parties: layers.parties, dropped: dropped)
  }
}
