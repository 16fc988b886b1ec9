import LayerTracing
import Queries
import Staging

/// How many messages of a specimen are kept, and which stay.
public struct Retention {
  /// The fewest that may be kept: to find out that messages don't end, that many are needed.
  public static let fewest = 2 * Recorder.deepest
  /// The most that may be kept: 32 bytes each, and their arguments.
  public static let most = 50_000_000

  /// The most that are kept.
  public var capacity: Int
  /// Which stay when others go.
  public var hop: Hop?

  /// The same in the form that a stage takes.
  var store: Store {
    Store(capacity: capacity, retaining: hop.map { hop in { hop.matches($0) } })
  }
}
