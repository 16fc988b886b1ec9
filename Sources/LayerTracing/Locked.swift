import CLayerTracing

/// A value that one thread at a time may use, for what many threads do all the time.
final class Locked<Value>: @unchecked Sendable {
  private var value: Value
  private let lock = layer_lock_make()

  init(_ value: sending Value) { self.value = value }

  deinit { layer_lock_free(lock) }

  /// Runs `body` with the value, while no other thread has it.
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    layer_lock_take(lock)
    defer { layer_lock_give(lock) }
    return try body(&value)
  }
}
