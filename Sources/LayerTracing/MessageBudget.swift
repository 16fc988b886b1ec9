import Synchronization

/// How much memory the messages of several recorders may take together.
///
/// A recorder asks before it takes more. If it is refused, it has room for as many messages as it has by then: the oldest
/// go. Counted are the records, and the values and results beside them, but no text that a value refers to.
public final class MessageBudget: Sendable {
  /// What a session's recorders may take unless told otherwise: 100 MB.
  public static let usual = 100_000_000
  /// For how many messages each recorder has room, whatever the others take: a specimen that is opened late shows its
  /// newest messages, too.
  static let least = 1 << 16

  /// The most bytes.
  public let bytes: Int
  private let taken = Mutex(0)

  /// Makes a budget of so many bytes.
  public init(bytes: Int = MessageBudget.usual) { self.bytes = bytes }

  /// How many bytes are taken.
  public var used: Int { taken.withLock { $0 } }

  /// Takes more, unless it is too much.
  func take(_ more: Int, evenIfTooMuch isGranted: Bool) -> Bool {
    taken.withLock { taken in
      guard isGranted || taken + more <= bytes else { return false }
      taken += more
      return true
    }
  }

  /// Gives back what was taken.
  func giveBack(_ bytes: Int) { taken.withLock { $0 -= bytes } }
}
