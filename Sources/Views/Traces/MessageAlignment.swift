import LayerTracing

/// Puts the messages of several specimens beside each other, so that what corresponds stands on one
/// row.
///
/// Columns are taken one after another, each aligned with the rows so far by dynamic programming
/// (Needleman and Wunsch 1970): a message moves down rather than stand beside one that is unlike it.
package struct MessageAlignment {
  /// For each row, a message or nothing for each specimen.
  package private(set) var rows: [[Message?]]

  package init(_ columns: [[Message]]) {
    rows = []
    for (index, column) in columns.enumerated() {
      rows = MessageAlignment.join(rows, column, width: index)
    }
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
