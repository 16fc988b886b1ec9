import LayerTracing

/// Puts the messages of several specimens beside each other, so that what corresponds stands on one
/// row.
///
/// Columns are taken one after another, each aligned with the rows so far by dynamic programming
/// (Needleman and Wunsch 1970): a message moves down rather than stand beside one that is unlike it. Long
/// columns are aligned stretch by stretch, since the table of scores grows with the square of a stretch.
struct MessageAlignment {
  /// For each row, a message or nothing for each specimen.
  private(set) var rows: [[Message?]] = []
  /// How many messages, the last ones, have no row because there would be more than ``mostCells``.
  let omitted: Int

  /// The most cells of all rows: a table of more is no longer read, and takes more memory than its file.
  static let mostCells = 20_000
  /// The most messages of a column that are aligned at once, where there are a few columns.
  private static let longestStretch = 256

  /// Aligns columns, which are the messages of each specimen, in order.
  init(_ columns: [[Message]]) {
    let most = max(1, MessageAlignment.mostCells / max(1, columns.count))
    let length = max(64, MessageAlignment.longestStretch * 8 / max(8, columns.count))
    let longest = columns.map(\.count).max() ?? 0
    for start in stride(from: 0, to: longest, by: length) where rows.count < most {
      var stretch: [[Message?]] = []
      for (index, column) in columns.enumerated() {
        stretch = MessageAlignment.join(
          stretch, Array(column.dropFirst(start).prefix(length)), width: index)
      }
      rows += stretch
    }
    rows.removeLast(max(0, rows.count - most))
    let shown = rows.reduce(0) { $0 + $1.count { $0 != nil } }
    omitted = columns.reduce(0) { $0 + $1.count } - shown
  }

  private static func join(_ rows: [[Message?]], _ column: [Message], width: Int) -> [[Message?]] {
    var score = Array(
      repeating: Array(repeating: 0, count: column.count + 1), count: rows.count + 1)
    for i in 0..<rows.count {
      for j in 0..<column.count {
        score[i + 1][j + 1] = max(
          score[i][j] + likeness(rows[i], column[j]), score[i][j + 1], score[i + 1][j])
      }
    }
    var result: [[Message?]] = []
    var (i, j) = (rows.count, column.count)
    while i > 0 || j > 0 {
      if i > 0, j > 0, score[i][j] == score[i - 1][j - 1] + likeness(rows[i - 1], column[j - 1]) {
        result.append(rows[i - 1] + [column[j - 1]])
        (i, j) = (i - 1, j - 1)
      } else if j > 0, i == 0 || score[i][j] == score[i][j - 1] {
        result.append(Array(repeating: nil, count: width) + [column[j - 1]])
        j -= 1
      } else {
        result.append(rows[i - 1] + [nil])
        i -= 1
      }
    }
    return result.reversed()
  }

  /// How well a message fits a row, 0 for not at all.
  private static func likeness(_ row: [Message?], _ message: Message) -> Int {
    row.compactMap { $0 }.map { other in
      (other.site.baseName == message.site.baseName ? 4 : 0)
        + (other.receiver.role == message.receiver.role ? 2 : 0)
        + (other.sender.role == message.sender.role ? 1 : 0)
        + (other.position == message.position ? 1 : 0)
    }.max() ?? 0
  }
}
