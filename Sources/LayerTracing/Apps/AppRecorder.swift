import CLayerTracing
import Synchronization

/// Records what the layers of a running app tell each other, on any thread and in any task.
///
/// ```swift
/// let recorder = AppRecorder(app: "shop")
/// try recorder.start(writingTo: "/tmp/shop.jsonl")
/// Recording("buy") { orderView.buyTapped() }
/// ```
///
/// Messages are in the order in which they were sent, and none is lost: a message's cause is the message in whose
/// method it was sent, also where a `Task` was begun in between. A detached task, a dispatch queue and a timer begin
/// without a cause, unless what they run is a closure that a layer was handed.
///
/// What a message brings is kept as text or number, never as an object. The memory that a recorder takes is bounded:
/// the oldest messages make room, and are counted as missing. A recorder that writes to a file keeps none; each
/// message is in the file before it is handled, so that a crash loses none of them.
public final class AppRecorder: Sendable {
  /// How many bytes of messages are kept unless told otherwise.
  public static let defaultMostBytes = 100_000_000

  /// The app's name and what its developer calls its architecture: `shop.clean`.
  public let specimen: String
  /// Its number among the recorders of this process, from 1.
  let number: Int
  /// Whether messages are recorded; read by each of them.
  private let isOn = Atomic<Bool>(false)
  /// How many messages came while their thread was writing one down.
  private let inner = Atomic<Int>(0)
  private let began: UInt64
  private let tellsTime: Bool
  private let outside = AppStory(number: 0, name: nil)
  private let state: Locked<State>

  private static let newest = Atomic<Int>(0)

  /// What changes, one thread after another.
  fileprivate struct State {
    var events = 0
    var messages = 0
    var store: AppStore
    var references: [AppReference] = []
    /// Where they are written as they come, if they are.
    var file: AppTraceFile?
    /// Why nothing is written to the file any more; nil while it is.
    var failure: AppTraceError?
    /// How many messages the file doesn't have.
    var missing = 0
  }

  /// Makes a recorder that is off.
  ///
  /// - Parameters:
  ///   - app: What the app is called in the trace: letters, digits and hyphens.
  ///   - architecture: What its developer calls its architecture, in the same characters.
  ///   - mostBytes: How many bytes of messages to keep, about. A recorder that writes to a file keeps none.
  ///   - tellsTime: Whether each message has the time at which it was sent, by a clock that never goes back.
  public init(
    app: String, architecture: String = "app", mostBytes: Int = AppRecorder.defaultMostBytes,
    tellsTime: Bool = false
  ) {
    specimen = "\(app.asNamePart).\(architecture.asNamePart)"
    number = AppRecorder.newest.wrappingAdd(1, ordering: .relaxed).newValue
    began = layer_nanoseconds()
    self.tellsTime = tellsTime
    state = Locked(State(store: AppStore(mostBytes: mostBytes)))
  }

  // MARK: Recording

  /// Records from now on, wherever in the app messages are sent; a recorder that did so before records no longer what
  /// isn't in a ``Recording`` of it.
  public func start() {
    turn(on: true)
    layer_share_event(Unmanaged.passRetained(AppEvent(self, outside)).toOpaque())
  }

  /// Records from now on, and writes each message to a file as it is sent: JSON Lines of Layercake's trace file.
  ///
  /// - Parameter path: The file, which is created, or emptied.
  /// - Throws: An ``AppTraceError`` if it can't be written, or another program records to it; then nothing is recorded.
  public func start(writingTo path: String) throws(AppTraceError) {
    let file = try AppTraceFile(path, specimen)
    let before = state.withLock { state in
      defer { (state.file, state.failure) = (file, nil) }
      return state.file
    }
    // What was written to another file so far is whole.
    try before?.end(missing: missing)
    start()
  }

  /// Records no longer, and ends the file, if there is one.
  ///
  /// - Throws: An ``AppTraceError`` if messages couldn't be written to the file.
  public func stop() throws(AppTraceError) {
    turn(on: false)
    let failure = state.withLock { state -> AppTraceError? in
      var failure = state.failure
      do throws(AppTraceError) {
        try state.file?.end(missing: state.missing + inner.load(ordering: .relaxed))
      } catch {
        failure = failure ?? error
      }
      state.file = nil
      return failure
    }
    if let failure { throw failure }
  }

  private func turn(on: Bool) {
    guard isOn.exchange(on, ordering: .relaxed) != on else { return }
    layer_count_apps(on ? 1 : -1)
  }

  /// Runs `body` while this recorder records what it causes, and nothing else.
  @discardableResult
  func recordingOnly<Result>(_ body: () throws -> Result) rethrows -> Result {
    turn(on: true)
    defer { turn(on: false) }
    return try AppFrame.local.withValue(frame(of: outside), operation: body)
  }

  /// Runs `body`, which may wait, while this recorder records what it causes, and nothing else.
  @discardableResult
  func recordingOnly<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    turn(on: true)
    defer { turn(on: false) }
    return try await AppFrame.local.withValue(frame(of: outside), operation: body)
  }

  private func frame(of story: AppStory) -> AppFrame {
    AppFrame(event: AppEvent(self, story), layer: .app, message: 0)
  }

  /// What runs within a new event that people call `name`: what the user does, or what a layer does within another
  /// event.
  static func frame(ofNew name: String) -> AppFrame? {
    let running = AppFrame.current
    guard let recorder = running.event?.recorder ?? shared?.recorder,
      recorder.isOn.load(ordering: .relaxed)
    else { return nil }
    let number = recorder.state.withLock { state in
      state.events = min(state.events + 1, Recorder.lastEvent)
      return state.events
    }
    let story = AppStory(number: number, name: name)
    let isInner = !running.layer.isOutside
    return AppFrame(
      event: AppEvent(recorder, story), layer: isInner ? running.layer : .user,
      message: running.message)
  }

  /// What messages belong to that come outside of any recording; nil where no recorder was started.
  static var shared: AppEvent? {
    layer_shared_event().map { Unmanaged<AppEvent>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: Writing, for tokens and ports

  /// Records a message, and gives what runs then; nil where nothing is recorded.
  ///
  /// - Parameters:
  ///   - receiver: Who receives it.
  ///   - site: The text of its site.
  ///   - running: What sends it.
  ///   - values: What it brings; nil for nothing. To look at a value may send messages, which aren't recorded.
  /// - Returns: What runs as the message is handled.
  static func record(
    to receiver: Party, _ site: UnsafePointer<UInt8>, from running: AppFrame,
    _ values: () -> StoredValue?
  ) -> AppFrame? {
    guard let event = running.event ?? shared, event.recorder.isOn.load(ordering: .relaxed) else {
      return nil
    }
    let id = event.recorder.writing {
      event.recorder.append(to: receiver, site, from: running, event.story, values())
    }
    guard let id else { return nil }
    return AppFrame(event: event, layer: receiver, message: id, sender: running.layer)
  }

  private func append(
    to receiver: Party, _ site: UnsafePointer<UInt8>, from running: AppFrame, _ story: AppStory,
    _ values: StoredValue?
  ) -> Int {
    let task = layer_running_task()
    return state.withLock { state in
      state.messages += 1
      let entry = AppStore.Entry(
        site: site, values: values, result: nil, story: story, cause: running.message,
        sender: running.layer, receiver: receiver,
        origin: MessageLines.Origin(
          task: task == 0 ? nil : Int(truncatingIfNeeded: task), thread: Int(layer_thread_number()),
          time: tellsTime ? Int(layer_nanoseconds() - began) : nil))
      if state.file != nil {
        let id = state.messages
        state.write { file throws(AppTraceError) in try file.write(entry, id) }
        if state.failure != nil { state.missing += 1 }
      } else if state.failure == nil {
        state.store.append(entry)
      }
      return state.messages
    }
  }

  /// Runs `body`, which writes something down; nil, and a message is missing, where this thread already does.
  private func writing<Result>(_ body: () -> Result) -> Result? {
    guard layer_begin_writing() else {
      inner.wrappingAdd(1, ordering: .relaxed)
      return nil
    }
    defer { layer_end_writing() }
    return body()
  }

  /// Notes what a call returned, if that is a value.
  func setResult(_ result: () -> StoredValue, of id: Int) {
    guard isOn.load(ordering: .relaxed), layer_begin_writing() else { return }
    defer { layer_end_writing() }
    let result = result()
    if case .object = result { return }
    state.withLock { state in
      if state.file == nil { return state.store.setResult(result, of: id) }
      state.write { file throws(AppTraceError) in try file.write(result, of: id) }
    }
  }

  /// Notes whom layers refer to.
  func add(_ references: [AppReference]) {
    guard !references.isEmpty, layer_begin_writing() else { return }
    defer { layer_end_writing() }
    state.withLock { state in
      if state.file == nil { return state.references += references }
      state.write { file throws(AppTraceError) in
        for reference in references { try file.write(reference) }
      }
    }
  }

  // MARK: Reading

  /// How many messages were recorded, those that are missing included.
  public var count: Int { state.withLock { $0.messages } + inner.load(ordering: .relaxed) }

  /// How many messages there was no room for, or couldn't be written, or came while their own thread was writing one
  /// down: from a value that asks a layer when it is looked at.
  public var missing: Int {
    state.withLock { $0.store.dropped + $0.missing } + inner.load(ordering: .relaxed)
  }

  /// The messages that are kept, in the order in which they were sent; none of a recorder that writes to a file.
  public var messages: [Message] {
    let (store, first) = kept
    var decoder = AppDecoder()
    return store.entries.enumerated().map { decoder.message($1, id: first + $0) }
  }

  /// Who was found to hold whom, in the order in which it was found.
  var references: [AppReference] { state.withLock { $0.references } }

  private var kept: (AppStore, first: Int) {
    state.withLock { ($0.store, $0.store.dropped + 1) }
  }

  /// Writes what is kept as a trace file.
  ///
  /// - Parameter path: The file, which is created, or emptied.
  /// - Throws: An ``AppTraceError`` if it can't be written.
  public func write(to path: String) throws(AppTraceError) {
    let (store, first) = kept
    let file = try AppTraceFile(path, specimen, dropped: first - 1)
    for reference in references { try file.write(reference) }
    for (index, entry) in store.entries.enumerated() { try file.write(entry, first + index) }
    try file.end(missing: missing)
  }
}

extension AppRecorder.State {
  /// Writes to the file, unless that has failed before.
  fileprivate mutating func write(
    _ body: (AppTraceFile) throws(AppTraceError) -> Void
  ) {
    guard let file, failure == nil else { return }
    do throws(AppTraceError) { try body(file) } catch { failure = error }
  }
}
