/// Stands in for Foundation's `IndexPath`, as UIKit uses it in tables: which row is meant.
///
/// A table here has one section, so that a row's number says it all.
public struct IndexPath: Hashable, Sendable {
  /// The row, from 0.
  public let row: Int

  /// Makes the path of a row.
  public init(row: Int) { self.row = row }
}

extension IndexPath: LosslessStringConvertible {
  /// The row's number, from 0: `11`.
  public var description: String { String(row) }

  /// Reads what ``description`` writes; nil if it is something else.
  public init?(_ description: String) {
    guard let row = Int(description) else { return nil }
    self.row = row
  }
}
