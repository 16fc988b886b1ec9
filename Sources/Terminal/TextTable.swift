/// Rows of cells in aligned columns.
public struct TextTable: Sendable {
  /// A column with less room than this is put below the others instead of being wrapped.
  private static let narrowestColumn = 24

  private let columns: [Alignment]
  private let gap: Int
  private var rows: [[StyledText]] = []

  /// Makes a table without rows; cells beyond the columns are aligned left, and `gap` columns of the
  /// terminal lie between two of them.
  public init(columns: [Alignment], gap: Int = 2) {
    self.columns = columns
    self.gap = max(gap, 0)
  }

  /// Adds a row of cells at the end, each of one line; there may be fewer than columns.
  public mutating func add(row: [StyledText]) {
    rows.append(row)
  }

  /// The rows as lines. The last cell of a row is followed by no spaces.
  ///
  /// A table too wide for the terminal has its last column wrapped, or else its widest one. Where that would leave the column
  /// too narrow to read, the table is stacked: the first cell of each row on a line of its own,
  /// the others below it, indented by two columns, wrapped where they must be.
  ///
  /// - Parameters:
  ///   - width: the terminal columns to stay within; nil for as many as it takes.
  ///   - ambiguous: how the terminal draws ambiguous characters.
  /// - Returns: lines without line ends.
  public func lines(width: Int?, ambiguous: AmbiguousWidth = .narrow) -> [StyledText] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        let columns = cell.displayWidth(ambiguous: ambiguous)
        if column < widths.count {
          widths[column] = max(widths[column], columns)
        } else {
          widths.append(columns)
        }
      }
    }
    let lines = rows.map { line(of: $0, widths: widths, ambiguous: ambiguous) }
    guard let width, lines.contains(where: { $0.displayWidth(ambiguous: ambiguous) > width })
    else { return lines }
    // What is said at length stands last, or in the widest column.
    let widest = widths.indices.max { widths[$0] < widths[$1] } ?? 0
    for column in [widths.count - 1, widest] {
      if let wrapped = wrapped(column, widths: widths, width: width, ambiguous: ambiguous) {
        return wrapped
      }
    }
    return rows.flatMap { stack($0, width: max(width, 1), ambiguous: ambiguous) }
  }

  /// Each row as a sentence: its cells with commas between them, or just a blank behind what ends a
  /// sentence by itself.
  public var sentences: [StyledText] {
    rows.map { row in
      var sentence = ""
      for cell in row.map(\.plainText.trimmedBlanks) where !cell.isEmpty {
        if let end = sentence.last { sentence += ".?!:".contains(end) ? " " : ", " }
        sentence += cell
      }
      return StyledText(
        sentence.last.map { ".?!:".contains($0) } == true ? sentence : sentence + ".")
    }
  }

  /// The table with a column wrapped, or nil if that would leave it too narrow to read.
  private func wrapped(
    _ column: Int, widths: [Int], width: Int, ambiguous: AmbiguousWidth
  ) -> [StyledText]? {
    let start = widths[..<column].reduce(0) { $0 + $1 + gap }
    let room = width - start - widths[(column + 1)...].reduce(0) { $0 + $1 + gap }
    guard widths.count > 1, room >= TextTable.narrowestColumn else { return nil }
    var widths = widths
    widths[column] = min(widths[column], room)
    return rows.flatMap { row -> [StyledText] in
      guard row.count == widths.count else {
        return [line(of: row, widths: widths, ambiguous: ambiguous)]
      }
      var head = row
      let pieces = row[column].wrapped(to: room, ambiguous: ambiguous)
      head[column] = pieces.first ?? ""
      let blanks = StyledText(String(repeating: " ", count: start))
      return [line(of: head, widths: widths, ambiguous: ambiguous)]
        + pieces.dropFirst().map { blanks + $0 }
    }
  }

  private func line(
    of row: [StyledText], widths: [Int], ambiguous: AmbiguousWidth
  ) -> StyledText {
    // Blanks are written when the next cell needs them, so that none end the line.
    var line = StyledText()
    var blanks = 0
    for (column, cell) in row.enumerated() {
      let alignment = column < columns.count ? columns[column] : .left
      let spare = widths[column] - cell.displayWidth(ambiguous: ambiguous)
      let padding = alignment.padding(spare)
      if column > 0 { blanks += gap }
      blanks += padding.before
      if !cell.isEmpty {
        line.append(String(repeating: " ", count: blanks))
        line.append(cell)
        blanks = 0
      }
      blanks += padding.after
    }
    return line
  }

  private func stack(
    _ row: [StyledText], width: Int, ambiguous: AmbiguousWidth
  ) -> [StyledText] {
    // What belongs to a row stands further in than the row begins.
    let start = row.first?.plainText.prefix { $0 == " " }.count ?? 0
    let indent = min(start + 2, width / 2)
    let blanks = StyledText(String(repeating: " ", count: indent))
    var lines = (row.first ?? "").wrapped(
      to: width, indent: indent + 2, ambiguous: ambiguous)
    for (column, cell) in row.enumerated().dropFirst() where !cell.isEmpty {
      // What comes third belongs to what comes second.
      let blanks = column > 1 ? blanks + "  " : blanks
      lines += cell.wrapped(to: width - blanks.displayWidth(), ambiguous: ambiguous).map {
        blanks + $0
      }
    }
    return lines
  }
}
