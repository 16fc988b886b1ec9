/// Records the messages between the layers of one opened specimen.
///
/// There is no global recorder. Layers that are made inside ``assembling(_:)`` or
/// ``recording(event:sender:_:)`` belong to this one for life, so sessions run side by side.
/// Ids count up from 1 and no clock is read: the same events give the same trace.
///
/// The store is bounded. When it is full the oldest messages go, but for those that ``retains`` asks
/// for and those that are pinned; ``dropped`` says how many went.
///
/// Messages that cause one another without end are stopped: from the one on that would be more than
/// ``deepest`` deep, none is delivered any more, and ``runaway`` tells which was the last. A call that
/// owes a result, and no optional one, has to be delivered all the same.
///
/// A recorder is used from one thread at a time; it is not synchronised.
public final class Recorder: @unchecked Sendable {
  /// The recorder that new layers belong to, if any.
  @TaskLocal public static var current: Recorder?

  /// How many messages a recorder keeps unless told otherwise.
  public static let defaultCapacity = 1_000_000
  /// The largest event number that a record can hold.
  public static let lastEvent = 1 << 28 - 1
  /// How many messages may be under way inside one another.
  public static let deepest = 1_000

  /// The most messages that are kept.
  public let capacity: Int
  /// Whether messages are recorded while something runs in ``recording(event:sender:_:)``.
  public var isOn = true { didSet { updateState() } }
  /// Called with the id of each message after it is recorded and before it is delivered, while the
  /// sender waits: this is where a breakpoint stops.
  public var beforeDelivery: ((Int) -> Void)? { didSet { updateState() } }
  /// Called now and then while messages are recorded, every ``deepest`` of them at the latest: the
  /// moment for the host to see whether the learner wants a long event to end.
  public var pulse: (() -> Void)?
  /// Says which messages stay when the store is full and others go. Set it before anything is
  /// recorded: what has gone is gone.
  public var retains: ((Message) -> Bool)?
  /// The newest message when delivery was stopped; nil if it wasn't.
  public private(set) var runaway: Int?
  /// Whether delivery was stopped because messages were too deep inside one another.
  public internal(set) var isEndless = false

  /// The layers that were made in this recorder; an id is an index. 0 is the user, 1 the app.
  public private(set) var instances: [LayerInstance] = [.user, .app] {
    didSet { knownParties = nil }
  }
  /// The instances as ends of messages, until they change: a session that stops at each of many
  /// messages would put them together anew each time.
  private var knownParties: [Party]?

  let state: UnsafeMutablePointer<RecorderState>
  var base: UnsafeMutablePointer<Record>
  var allocated: Int
  /// Whether an event runs, whose messages are recorded: false before, after and during assembly.
  private var isRunning = false
  /// Values that don't fit a record: a ring, one longer than the store, because a value is stored
  /// before its message may be refused, and yet no kept record may lose its own.
  ///
  /// Unchecked, like the results below, because nothing can get at them while they are being changed,
  /// and the check takes longer than the change.
  @exclusivity(unchecked) private var values: ContiguousArray<StoredValue> = []
  private var valueCount = 0
  /// What calls returned, in the order in which they did; a ring too, and long enough: what returns
  /// after a call belongs to the same event or a later one, and an event is kept whole or not at
  /// all.
  @exclusivity(unchecked) var results: ContiguousArray<CallResult> = []
  private(set) var resultCount = 0
  /// The closures that were handed over and are still kept, by numbers that count up.
  var closures: (alive: [Int: HandedClosure], count: Int) = ([:], 0)
  var archive = Archive()
  /// The first message for which ``retains`` wasn't asked yet.
  var retired = 0
  /// The messages that were under way at the last checkpoint, the first cause first.
  var underWay: [Int] = []
  /// The newest message at the last checkpoint, and its event.
  var lookedAfter = (id: 0, event: 0)
  /// The message up to which places were counted, and the counter that goes on from there.
  var counted = (id: 0, counter: PositionCounter())

  /// Makes an empty recorder that is off.
  ///
  /// - Parameter capacity: The most messages to keep, at least 1.
  public init(capacity: Int = Recorder.defaultCapacity) {
    precondition(capacity > 0, "a recorder keeps at least one message")
    self.capacity = capacity
    allocated = min(capacity, 256)
    base = .allocate(capacity: allocated)
    state = .allocate(capacity: 1)
    state.initialize(
      to: RecorderState(
        next: base, end: base + allocated, isSlow: true, isOn: false,
        owner: Unmanaged.passUnretained(self)))
  }

  deinit {
    base.deallocate()
    state.deallocate()
  }

  // MARK: Running

  /// Runs `body`, in which layers are made and wired: they belong to this recorder, and nothing is
  /// recorded, since assembly is no message.
  public func assembling<Result>(_ body: () throws -> Result) rethrows -> Result {
    let wasRunning = setRunning(false)
    let before = state.frame
    // The scene that assembles the layers hands closures over, too, and belongs to the app.
    if !wasRunning {
      state.pointee.running = LayerFrame(instance: LayerInstance.appID, message: before.message)
    }
    defer {
      setRunning(wasRunning)
      state.pointee.running = before
    }
    return try Recorder.$current.withValue(self, operation: body)
  }

  /// Runs `body` and records its messages as those of one event.
  ///
  /// - Parameters:
  ///   - event: The event's number, 0 for loading. At most ``lastEvent``, beyond which it stays there.
  ///   - sender: Who sets it off: ``LayerInstance/userID``, ``LayerInstance/appID``, or the layer
  ///     that asked for what comes now.
  ///   - cause: The message because of which it asked; 0 where nothing did.
  ///   - body: What happens.
  /// - Returns: What `body` returns.
  public func recording<Result>(
    event: Int, sender: UInt32 = LayerInstance.userID, cause: UInt32 = 0,
    _ body: () throws -> Result
  ) rethrows -> Result {
    let before = state.pointee
    state.pointee.event = UInt32(min(max(event, 0), Recorder.lastEvent))
    state.pointee.running = LayerFrame(instance: sender, message: cause)
    let wasRunning = setRunning(true)
    defer {
      setRunning(wasRunning)
      state.pointee.event = before.event
      state.pointee.running = before.running
    }
    return try Recorder.$current.withValue(self, operation: body)
  }

  /// The layer that is running now, and the message that made it run; both 0 where nothing runs.
  public var running: (layer: UInt32, message: UInt32) {
    (state.frame.sender, state.frame.message)
  }

  // MARK: The store

  /// How many messages were recorded, those dropped since included.
  public var count: Int { Int(state.pointee.newest) }
  private var inRing: Int { min(count, capacity) }
  /// The id of the oldest message that isn't in the archive alone.
  var oldest: Int { count - inRing + 1 }

  /// A message as it was recorded; it is one of the newest ``capacity``.
  func record(_ id: Int) -> Record { base[(id - 1) % max(allocated, 1)] }

  /// Some of these messages, to be decoded.
  ///
  /// - Parameters:
  ///   - ids: Which; all of them are in the store.
  ///   - results: What the calls among them returned.
  ///   - archived: Older ones, which come before them.
  ///   - dropped: How many had to go before the first.
  /// - Returns: The messages.
  func excerpt(
    _ ids: Range<Int>, results: [Int: StoredValue] = [:], after archived: ArraySlice<Message> = [],
    dropped: Int = 0
  ) -> Trace {
    var records = ContiguousArray<Record>()
    records.reserveCapacity(ids.count)
    var stored: [UInt: StoredValue] = [:]
    for id in ids {
      let record = record(id)
      records.append(record)
      if record.meaning == .stored {
        stored[record.payload] = values[Int(record.payload) % (capacity + 1)]
      }
    }
    return Trace(
      archived: archived, records: records, firstID: ids.lowerBound, stored: stored,
      results: results, parties: parties, dropped: dropped)
  }

  private var parties: [Party] {
    if let knownParties { return knownParties }
    let parties = instances.enumerated().map { $1.party(id: UInt32($0)) }
    knownParties = parties
    return parties
  }

  /// Gives a layer the name under which its owner holds it: `amountLabel`.
  public func name(_ id: UInt32, _ name: String) {
    guard instances.indices.contains(Int(id)) else { return }
    instances[Int(id)].name = name
  }

  /// Keeps a message for good, however many come after it.
  public func pin(_ message: Message) { archive.pin(message) }

  /// Lets a message go that was pinned, if its turn has come and ``retains`` doesn't ask for it.
  public func unpin(_ id: Int) {
    // A message that isn't retired yet is in the store: ``retains`` is asked when its turn comes.
    archive.unpin(id, unless: id < retired ? retains : nil)
  }

  // MARK: Writing, for tokens

  func register() -> UInt32 {
    instances.append(LayerInstance())
    return UInt32(instances.count - 1)
  }

  func identify(_ id: UInt32, as layer: any LayerObject) {
    instances[Int(id)].type = type(of: layer)
    instances[Int(id)].layer = layer
    instances[Int(id)].address = UInt(
      bitPattern: Unmanaged.passUnretained(layer as AnyObject).toOpaque())
  }

  func released(_ id: UInt32) {
    instances[Int(id)].isAlive = false
  }

  func store(_ value: consuming StoredValue) -> UInt {
    let index = valueCount
    let slot = index % (capacity + 1)
    valueCount += 1
    if slot < values.count {
      values[slot] = value
    } else {
      values.append(value)
    }
    return UInt(index)
  }

  /// Records a message the slow way.
  ///
  /// - Returns: Whether it is to be delivered.
  func record(
    _ site: StaticString, to receiver: UInt32, _ payload: UInt, _ meaning: Record.Payload
  ) -> Bool {
    let running = state.frame
    if runaway == nil, state.pointee.next == state.pointee.end { checkpoint() }
    if runaway != nil {
      if meaning == .stored { valueCount -= 1 }
      return false
    }
    state.pointee.next.initialize(
      to: Record(
        site: site.utf8Start, payload: payload, meaning: meaning, cause: running.message,
        event: state.pointee.event, sender: running.sender, receiver: receiver))
    state.pointee.next += 1
    state.pointee.newest += 1
    state.pointee.running = LayerFrame(instance: receiver, message: state.pointee.newest)
    beforeDelivery?(Int(state.pointee.newest))
    return runaway == nil
  }

  /// Delivers no message any more, until the recorder is thrown away: that ends an event which
  /// wouldn't end by itself, and the layers are of no use after it.
  public func stopDelivering() {
    runaway = runaway ?? count
    updateState()
  }

  /// A result is no message of its own: it is kept beside the call that it answers.
  func storeResult(_ value: StoredValue) {
    let result = CallResult(call: state.pointee.running.message, value: value)
    if retains != nil { archive.note(value, of: Int(result.call)) }
    if results.count < capacity {
      results.append(result)
    } else {
      results[resultCount % capacity] = result
    }
    resultCount += 1
  }

  @discardableResult
  private func setRunning(_ running: Bool) -> Bool {
    let before = isRunning
    isRunning = running
    updateState()
    return before
  }

  private func updateState() {
    state.pointee.isOn = isOn && isRunning
    state.pointee.isSlow = !state.pointee.isOn || beforeDelivery != nil || runaway != nil
  }
}

/// What one call returned.
struct CallResult {
  let call: UInt32
  let value: StoredValue
}
