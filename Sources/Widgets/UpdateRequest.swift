import Synchronization

/// Whether a view controller's properties are to be updated, and because of which message.
///
/// Sendable, because what the controller has read may be changed on any thread.
nonisolated final class UpdateRequest: Sendable {
  /// The message that asked first; the highest bit is set while nothing asks.
  private let request = Atomic<UInt64>(UpdateRequest.none)
  private static let none: UInt64 = 1 << 63

  /// The number of the message that asked first, 0 for none; nil while nothing asks.
  var cause: UInt32? {
    let request = request.load(ordering: .acquiring)
    return request == UpdateRequest.none ? nil : UInt32(truncatingIfNeeded: request)
  }

  /// Asks for an update, unless one is asked for.
  func make(because message: UInt32) {
    _ = request.compareExchange(
      expected: UpdateRequest.none, desired: UInt64(message), ordering: .acquiringAndReleasing)
  }

  /// Takes the request back; tells whether there was one.
  func take() -> Bool {
    request.exchange(UpdateRequest.none, ordering: .acquiringAndReleasing) != UpdateRequest.none
  }
}
