public import CLayerTracing

/// What a recorder keeps where a layer's token can reach it with one pointer.
///
/// It lives in memory of its own, outside any Swift object, because that is what makes a message
/// cost a nanosecond: no reference counting, no exclusivity checks, no lookup of a global.
///
/// Only the thread on which the recorder runs reads or writes it, but for ``owner``, which never changes. What
/// other threads may read while it changes, ``threads``, lies in the memory just before it: as a field it would be
/// part of each write to the state, for Swift and for the thread sanitizer.
@usableFromInline
struct RecorderState {
  /// Where the next record goes.
  @usableFromInline var next: UnsafeMutablePointer<Record>
  /// How far `next` may go before the recorder's next checkpoint: the end of the memory at most.
  @usableFromInline var end: UnsafeMutablePointer<Record>
  /// The id of the newest message; ids count up from 1.
  @usableFromInline var newest: UInt32 = 0
  /// The event in progress.
  @usableFromInline var event: UInt32 = 0
  /// The layer instance that is running, 0 for the user, 1 for the app, and the message that is being
  /// handled, 0 for none.
  @usableFromInline var running = LayerFrame(instance: 0, message: 0)
  /// The recorder; nil for layers that were made outside any recorder.
  @usableFromInline var owner: Unmanaged<Recorder>?

  /// The state of layers that were made while no recorder was bound: it runs on no thread, and is never written.
  @usableFromInline nonisolated(unsafe) static let unbound: UnsafeMutablePointer<RecorderState> = {
    let nowhere = UnsafeMutablePointer<Record>.allocate(capacity: 1)
    return allocate(RecorderState(next: nowhere, end: nowhere, owner: nil))
  }()

  /// Puts a state into memory, which ``UnsafeMutablePointer/free()`` gives back, with no thread yet.
  static func allocate(_ state: RecorderState) -> UnsafeMutablePointer<RecorderState> {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: threadsSize + MemoryLayout<RecorderState>.size,
      alignment: max(MemoryLayout<layer_threads>.alignment, MemoryLayout<RecorderState>.alignment))
    memory.initializeMemory(as: layer_threads.self, to: layer_threads())
    return (memory + threadsSize).initializeMemory(as: RecorderState.self, to: state)
  }

  /// How many bytes before the state ``layer_threads`` begins.
  @inlinable @inline(__always) static var threadsSize: Int {
    let (size, alignment) = (
      MemoryLayout<layer_threads>.size, MemoryLayout<RecorderState>.alignment
    )
    return (size + alignment - 1) / alignment * alignment
  }
}

/// What a token answers when a message reaches its layer.
@frozen
public struct LayerEntry {
  /// What was running before.
  @usableFromInline let frame: LayerFrame
  /// Whether the message is to be handled: not so when messages that cause one another wouldn't end.
  public let isDelivered: Bool
  /// Whether it was recorded as one of an app, and what runs is bound to the task.
  @usableFromInline let isOfApp: Bool

  @inlinable @inline(__always)
  init(_ frame: LayerFrame, isDelivered: Bool = true, isOfApp: Bool = false) {
    self.frame = frame
    self.isDelivered = isDelivered
    self.isOfApp = isOfApp
  }

  /// The layer instance that sent the message, and handed over the closures in it.
  @inlinable public var sender: UInt32 { frame.sender }
}

/// What was running before a message, so that leaving it can go back there.
///
/// One word, because each message saves it, sets it and restores it.
@frozen
public struct LayerFrame {
  /// The layer instance in the lower half, the message above.
  @usableFromInline let bits: UInt64

  /// The layer instance that was running.
  @inlinable var sender: UInt32 { UInt32(truncatingIfNeeded: bits) }
  /// The message that was being handled.
  @inlinable var message: UInt32 { UInt32(truncatingIfNeeded: bits &>> 32) }

  @inlinable @inline(__always)
  init(instance: UInt32, message: UInt32) {
    bits = UInt64(instance) | UInt64(message) &<< 32
  }
}

extension UnsafeMutablePointer<RecorderState> {
  /// On which thread an event runs, and what is done with its messages.
  @inlinable @inline(__always)
  var threads: UnsafeMutablePointer<layer_threads> {
    (UnsafeMutableRawPointer(self) - RecorderState.threadsSize)
      .assumingMemoryBound(to: layer_threads.self)
  }

  /// Gives the memory of a state back.
  func free() { UnsafeMutableRawPointer(threads).deallocate() }

  /// Whether an event of the recorder runs on this thread, or its layers are put together here.
  @inlinable @inline(__always) var runsHere: Bool { layer_runs_here(threads) }
  /// Whether a message that comes on this thread only has to be written down, and there is room for it.
  @inlinable @inline(__always) var recordsQuickly: Bool {
    layer_is_quick_here(threads) && pointee.next != pointee.end
  }
  /// Whether messages that come on this thread are recorded.
  @inlinable @inline(__always) var recordsHere: Bool { layer_records_here(threads) }

  @inlinable @inline(__always)
  var frame: LayerFrame { pointee.running }

  /// What answers a message that isn't recorded.
  @inlinable @inline(__always)
  var unrecorded: LayerEntry {
    if _fastPath(runsHere) { return LayerEntry(frame) }
    if pointee.owner != nil { noteStray() }
    return LayerEntry(LayerFrame(instance: 0, message: 0))
  }

  /// Counts a message that comes on another thread than the recorder's own: what a layer does there is in
  /// no event.
  @usableFromInline @inline(never)
  func noteStray() {
    if !layer_is_at_home(threads) { layer_count_stray(threads) }
  }

  /// Writes one record where ``recordsQuickly`` says so, and makes its receiver the layer that runs. The message is
  /// always delivered: the compiler knows that, so the caller's check costs nothing here.
  @inlinable @inline(__always)
  func record(
    _ site: StaticString, to receiver: UInt32, _ payload: UInt, _ meaning: Record.Payload
  ) -> LayerEntry {
    let frame = self.frame
    let id = pointee.newest &+ 1
    pointee.next.initialize(
      to: Record(
        site: site.utf8Start, payload: payload, meaning: meaning, cause: frame.message,
        event: pointee.event, sender: frame.sender, receiver: receiver))
    pointee.next += 1
    pointee.newest = id
    pointee.running = LayerFrame(instance: receiver, message: id)
    return LayerEntry(frame)
  }

  @usableFromInline @inline(never)
  func recordSlow(
    _ site: StaticString, to receiver: UInt32, _ payload: UInt, _ meaning: Record.Payload
  ) -> LayerEntry {
    let frame = self.frame
    guard let owner = pointee.owner else { return LayerEntry(frame) }
    let isDelivered = owner._withUnsafeGuaranteedRef {
      $0.record(site.utf8Start, to: receiver, payload, meaning)
    }
    return LayerEntry(frame, isDelivered: isDelivered)
  }

  @inlinable @inline(__always)
  func restore(_ frame: LayerFrame) {
    if _fastPath(runsHere) { pointee.running = frame }
  }
}
