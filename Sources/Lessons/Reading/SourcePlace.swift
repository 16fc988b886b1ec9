/// A place in a file.
public struct SourcePlace: Hashable, Comparable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column, in characters from 1; a tab is one.
  public let column: Int

  /// Makes a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Where a file begins.
  public static let start = SourcePlace(line: 1, column: 1)

  /// Whether one place comes before another.
  public static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
