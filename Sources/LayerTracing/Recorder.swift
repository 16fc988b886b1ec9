import CLayerTracing

/// Records the messages between the layers of one opened specimen.
///
/// There is no global recorder. Layers that are made inside ``assembling(_:)`` or
/// ``recording(event:sender:cause:_:)`` belong to this one for life, so sessions run side by side.
/// Ids count up from 1 and no clock is read: the same events give the same trace.
///
/// What it knows is in two parts: ``messages`` and ``layers``.
///
/// Messages that cause one another without end are stopped: from the one on that would be more than
/// ``deepest`` deep, none is delivered any more, and ``runaway`` tells which was the last. A call that
/// owes a result, and no optional one, has to be delivered all the same.
///
/// A recorder is used from one thread at a time: a second one that wants to run an event ends the program,
/// with words. A message that comes on another thread meanwhile is in no event: it goes its way and is
/// counted in ``strays``.
public final class Recorder: @unchecked Sendable {
  /// How many messages a recorder keeps unless told otherwise.
  public static let defaultCapacity = 1_000_000
  /// The largest event number that a record can hold.
  public static let lastEvent = 1 << 28 - 1
  /// How many messages may be under way inside one another.
  public static let deepest = 1_000

  /// The messages.
  public let messages: MessageStore
  /// The layers that were made in it.
  public let layers: LayerRegistry

  /// Whether messages are recorded while something runs in ``recording(event:sender:cause:_:)``.
  public var isOn = true { didSet { updateState() } }
  /// Called with the id of each message after it is recorded and before it is delivered, while the
  /// sender waits: this is where a breakpoint stops.
  public var beforeDelivery: ((Int) -> Void)? { didSet { updateState() } }
  /// Called now and then while messages are recorded, every ``deepest`` of them at the latest: the
  /// moment for the host to see whether the learner wants a long event to end.
  public var pulse: (() -> Void)?
  /// How many messages came on another thread, where they are in no event: what a dispatch queue ran, or a
  /// detached task.
  public var strays: Int { Int(layer_strays(state.threads)) }
  /// The newest message when delivery was stopped; nil if it wasn't.
  public private(set) var runaway: Int?
  /// Whether delivery was stopped because messages were too deep inside one another.
  public private(set) var isEndless = false

  let state: UnsafeMutablePointer<RecorderState>
  /// Whether an event runs, whose messages are recorded: false before, after and during assembly.
  private var isRunning = false
  /// The properties that were read while that is of interest; nil while it isn't.
  var reads: Set<TrackedRead>?
  var closures = HandedClosures()
  let closuresReleasedElsewhere = ReleasesElsewhere()
  private var gauge = DepthGauge()
  /// The tasks of its layers, if they have begun any.
  var jobs: JobQueue?
  /// Called where a layer's task is to sleep, with what wakes it: time passes when the host lets it. Nil for
  /// no sleep at all.
  public var holdsSleep: ((_ wake: @escaping () -> Void) -> Void)?

  /// Makes an empty recorder that is off, and keeps at least one message; of a budget it takes what it needs.
  public init(
    capacity: Int = Recorder.defaultCapacity, within budget: MessageBudget? = nil
  ) {
    layers = LayerRegistry()
    messages = MessageStore(capacity: capacity, within: budget, among: layers)
    state = messages.state
    state.pointee.owner = Unmanaged.passUnretained(self)
    layer_give_back(state.threads, claim())
  }

  deinit {
    // A task that never goes on keeps no reference to the queue that it waits for.
    if let jobs, jobs.hasTasks { _ = Unmanaged.passRetained(jobs) }
  }

  /// Whether this thread is the one on which the recorder was used last.
  var isAtHome: Bool { layer_is_at_home(state.threads) }

  /// Has the recorder run on this thread; gives where it ran before, to be given back, 0 if nowhere.
  private func claim() -> UInt {
    let before = layer_claim(state.threads)
    guard before == 0 || isAtHome else {
      fatalError(
        "a recorder's events run on one thread at a time, and another one runs an event of it")
    }
    return before
  }

  /// Notes that a layer is gone.
  func release(_ id: UInt32) {
    if isAtHome { layers.release(id) } else { layers.releasedElsewhere.add(Int(id)) }
  }

  // MARK: Running

  /// The recorder that layers which are made now, on this thread, belong to, if any.
  public static var current: Recorder? {
    layer_current_recorder().map { Unmanaged<Recorder>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Runs `body`, in which new layers belong to a recorder, or to none. It is bound to the thread, since
  /// `body` neither waits nor goes to another one.
  static func binding<Result>(
    _ recorder: Recorder?, _ body: () throws -> Result
  ) rethrows -> Result {
    _ = takesJobs
    let before = layer_current_recorder()
    layer_bind_recorder(recorder.map { Unmanaged.passUnretained($0).toOpaque() })
    defer { layer_bind_recorder(before) }
    return try withExtendedLifetime(recorder, body)
  }

  /// Runs `body`, in which layers are made and wired: they belong to this recorder, and nothing is
  /// recorded, since assembly is no message.
  public func assembling<Result>(_ body: () throws -> Result) rethrows -> Result {
    let thread = claim()
    let wasRunning = setRunning(false)
    let before = state.frame
    // The scene that assembles the layers hands closures over, too, and belongs to the app.
    if !wasRunning {
      state.pointee.running = LayerFrame(instance: LayerInstance.appID, message: before.message)
    }
    defer {
      setRunning(wasRunning)
      state.pointee.running = before
      layer_give_back(state.threads, thread)
    }
    return try Recorder.binding(self, body)
  }

  /// Runs `body` and records its messages as those of one event: those of tasks, too, as far as they get
  /// without another event.
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
    let thread = claim()
    let before = (event: state.pointee.event, frame: state.frame)
    state.pointee.event = UInt32(min(max(event, 0), Recorder.lastEvent))
    state.pointee.running = LayerFrame(instance: sender, message: cause)
    let wasRunning = setRunning(true)
    defer {
      setRunning(wasRunning)
      state.pointee.event = before.event
      state.pointee.running = before.frame
      layer_give_back(state.threads, thread)
    }
    return try Recorder.binding(self) {
      let result = try body()
      if !wasRunning { jobs?.run() }
      return result
    }
  }

  /// The layer that is running now, and the message that made it run; both 0 where nothing runs.
  public var running: (layer: UInt32, message: UInt32) {
    (state.frame.sender, state.frame.message)
  }

  // MARK: Writing, for tokens

  /// What is done now and then, so that recording a message costs a comparison and no more.
  ///
  /// Makes room for the next messages, and measures how deep those under way are: the next
  /// checkpoint comes before messages can be deeper than ``deepest``.
  private func checkpoint() {
    pulse?()
    let depth = gauge.depth(
      in: Int(state.pointee.event), from: Int(state.frame.message), newest: messages.count,
      messages.record)
    isEndless = isEndless || depth >= Recorder.deepest
    guard !isEndless, runaway == nil else { return stopDelivering() }
    messages.makeRoom(for: Recorder.deepest - depth)
  }

  /// Records a message the slow way; tells whether it is to be delivered.
  func record(
    _ site: UnsafePointer<UInt8>, to receiver: UInt32, _ payload: UInt, _ meaning: Record.Payload
  ) -> Bool {
    let running = state.frame
    if runaway == nil, state.pointee.next == state.pointee.end { checkpoint() }
    if runaway != nil {
      if meaning == .stored { messages.removeLastValue() }
      return false
    }
    state.pointee.next.initialize(
      to: Record(
        site: site, payload: payload, meaning: meaning, cause: running.message,
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
    runaway = runaway ?? messages.count
    updateState()
  }

  /// Delivers no message any more, because the tasks of an event don't end.
  func giveUp() {
    isEndless = true
    stopDelivering()
  }

  @discardableResult
  private func setRunning(_ running: Bool) -> Bool {
    let before = isRunning
    isRunning = running
    updateState()
    return before
  }

  private func updateState() {
    layer_set_recording(
      state.threads, isOn && isRunning, beforeDelivery == nil && runaway == nil)
  }
}
