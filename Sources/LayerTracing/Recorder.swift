/// Records the messages between the layers of one opened specimen.
///
/// There is no global recorder. Layers that are made inside ``assembling(_:)`` or
/// ``recording(event:sender:_:)`` belong to this one for life, so sessions run side by side.
/// Ids count up from 1 and no clock is read: the same events give the same trace.
///
/// The store is bounded. When it is full the oldest messages go, and ``dropped`` says how many.
///
/// A recorder is used from one thread at a time; it is not synchronised.
public final class Recorder: @unchecked Sendable {
  /// The recorder that new layers belong to, if any.
  @TaskLocal public static var current: Recorder?

  /// How many messages a recorder keeps unless told otherwise.
  public static let defaultCapacity = 1_000_000
  /// The largest event number that a record can hold.
  public static let lastEvent = 1 << 28 - 1

  /// The most messages that are kept.
  public let capacity: Int
  /// Whether messages are recorded while something runs in ``recording(event:sender:_:)``.
  public var isOn = true { didSet { updateState() } }
  /// Called with the id of each message after it is recorded and before it is delivered, while the
  /// sender waits: this is where a breakpoint stops.
  public var beforeDelivery: ((Int) -> Void)? { didSet { updateState() } }
  /// Decides which messages are kept at all, before any is dropped for want of room. A refused
  /// message gets no id, and what it causes is put down to its own cause.
  public var keeps: ((Site) -> Bool)? { didSet { updateState() } }

  /// The layers that were made in this recorder; an id is an index. 0 is the user, 1 the app.
  public private(set) var instances: [LayerInstance] = [.user, .app]

  let state: UnsafeMutablePointer<RecorderState>
  private var base: UnsafeMutablePointer<Record>
  private var allocated: Int
  /// Whether something runs whose messages count: not so before, after, and during assembly.
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
  @exclusivity(unchecked) private var results: ContiguousArray<CallResult> = []
  private var resultCount = 0
  private var sites: [UnsafePointer<UInt8>: Site] = [:]

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
    // Whoever assembles hands closures over, too: a scene, which is the app's.
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

  // MARK: Reading

  /// How many messages were recorded, those dropped since included.
  public var count: Int { Int(state.pointee.newest) }
  /// How many messages the store holds now.
  public var kept: Int { min(count, capacity) }
  /// How many of the oldest messages had to go.
  public var dropped: Int { count - kept }

  /// Gives a layer the name under which its owner holds it: `amountLabel`.
  public func name(_ id: UInt32, _ name: String) {
    guard instances.indices.contains(Int(id)) else { return }
    instances[Int(id)].name = name
  }

  /// What is recorded so far, as a value that no longer changes.
  ///
  /// - Parameter events: Only these events, or nil for all.
  /// - Returns: The messages that are kept.
  public func trace(events: ClosedRange<Int>? = nil) -> Trace {
    let first = events.map { range in firstID { $0.event >= range.lowerBound } } ?? dropped + 1
    let end = events.map { range in firstID { $0.event > range.upperBound } } ?? count + 1
    var records = ContiguousArray<Record>()
    records.reserveCapacity(max(0, end - first))
    for id in first..<max(first, end) { records.append(record(id)) }
    var stored: [UInt: StoredValue] = [:]
    for record in records where record.meaning == .stored {
      stored[record.payload] = values[Int(record.payload) % (capacity + 1)]
    }
    var returned: [Int: StoredValue] = [:]
    for result in results where (first..<max(first, end)).contains(Int(result.call)) {
      returned[Int(result.call)] = result.value
    }
    return Trace(
      records: records, firstID: first, stored: stored, results: returned,
      instances: instances, dropped: dropped)
  }

  /// The parsed form of a record's site.
  func site(_ start: UnsafePointer<UInt8>) -> Site {
    if let site = sites[start] { return site }
    let site = Site(start)
    sites[start] = site
    return site
  }

  private func record(_ id: Int) -> Record { base[(id - 1) % max(allocated, 1)] }

  /// The first kept id whose record satisfies a condition that, once true, stays true.
  private func firstID(where condition: (Record) -> Bool) -> Int {
    var low = dropped + 1
    var high = count + 1
    while low < high {
      let middle = (low + high) / 2
      if condition(record(middle)) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  // MARK: Writing, for tokens

  func register() -> UInt32 {
    instances.append(LayerInstance())
    return UInt32(instances.count - 1)
  }

  func identify(_ id: UInt32, as layer: any LayerObject) {
    instances[Int(id)].type = type(of: layer)
    instances[Int(id)].layer = layer
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

  func record(
    _ site: StaticString, to receiver: UInt32, _ payload: UInt, _ meaning: Record.Payload
  ) {
    let running = state.frame
    if let keeps, !keeps(self.site(site.utf8Start)) {
      if meaning == .stored { valueCount -= 1 }
      state.pointee.running = LayerFrame(instance: receiver, message: running.message)
      return
    }
    append(
      Record(
        site: site.utf8Start, payload: payload, meaning: meaning, cause: running.message,
        event: state.pointee.event, sender: running.sender, receiver: receiver))
    state.pointee.running = LayerFrame(instance: receiver, message: state.pointee.newest)
    beforeDelivery?(Int(state.pointee.newest))
  }

  /// A result is no message of its own: it is kept beside the call that it answers.
  func storeResult(_ value: StoredValue) {
    let result = CallResult(call: state.pointee.running.message, value: value)
    if results.count < capacity {
      results.append(result)
    } else {
      results[resultCount % capacity] = result
    }
    resultCount += 1
  }

  private func append(_ record: Record) {
    if state.pointee.next == state.pointee.end { makeRoom() }
    state.pointee.next.initialize(to: record)
    state.pointee.next += 1
    state.pointee.newest += 1
  }

  /// Doubles the memory up to the capacity; from then on starts over at the oldest record.
  private func makeRoom() {
    guard allocated < capacity else {
      state.pointee.next = base
      return
    }
    let larger = min(capacity, allocated * 2)
    let memory = UnsafeMutablePointer<Record>.allocate(capacity: larger)
    memory.moveInitialize(from: base, count: allocated)
    base.deallocate()
    base = memory
    state.pointee.next = base + allocated
    state.pointee.end = base + larger
    allocated = larger
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
    state.pointee.isSlow = !state.pointee.isOn || beforeDelivery != nil || keeps != nil
  }
}

/// What one call returned.
private struct CallResult {
  let call: UInt32
  let value: StoredValue
}
