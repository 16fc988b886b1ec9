/// What a recorder keeps where a layer's token can reach it with one pointer.
///
/// It lives in memory of its own, outside any Swift object, because that is what makes a message
/// cost a nanosecond: no reference counting, no exclusivity checks, no lookup of a global.
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
  /// Whether the slow path is needed: recording is off, there is a hook, or delivery is stopped.
  @usableFromInline var isSlow: Bool
  /// Whether messages are recorded at all.
  @usableFromInline var isOn: Bool
  /// The recorder; nil for layers that were made outside any recorder.
  @usableFromInline var owner: Unmanaged<Recorder>?

  /// The state of layers that were made while no recorder was bound: off, and never written.
  @usableFromInline nonisolated(unsafe) static let unbound: UnsafeMutablePointer<RecorderState> = {
    let nowhere = UnsafeMutablePointer<Record>.allocate(capacity: 1)
    let state = UnsafeMutablePointer<RecorderState>.allocate(capacity: 1)
    state.initialize(
      to: RecorderState(next: nowhere, end: nowhere, isSlow: true, isOn: false, owner: nil))
    return state
  }()
}

/// What a token answers when a message reaches its layer.
@frozen
public struct LayerEntry {
  /// What was running before.
  @usableFromInline let frame: LayerFrame
  /// Whether the message is to be handled: not so when messages that cause one another wouldn't end.
  public let isDelivered: Bool

  @inlinable @inline(__always)
  init(_ frame: LayerFrame, isDelivered: Bool = true) {
    self.frame = frame
    self.isDelivered = isDelivered
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
