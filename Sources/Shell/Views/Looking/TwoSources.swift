import Characters
import Languages
import Terminal

/// Two sources beside each other: the lines that both have stand on one row. Where there is no room for
/// that, and for those who listen, one comes after the other.
struct TwoSources: Block {
  /// How many columns each of the two needs at least.
  private static let leastColumns = 48
  private static let gap = 3

  private let sources: [SourceView]

  init(_ left: SourceView, _ right: SourceView) { sources = [left, right] }

  var isVerbatim: Bool { true }

  func drawn(on page: Page) -> [StyledText] {
    let columns = (page.columns - TwoSources.gap) / 2
    guard columns >= TwoSources.leastColumns else {
      return sources[0].drawn(on: page) + [""] + sources[1].drawn(on: page)
    }
    let half = page.narrowed(to: columns)
    let alignment = LineAlignment(sources[0], sources[1])
    let titles = sources.map { half.wrapped(StyledText($0.title, .heading), indent: 2) }
    let width = alignment.numberWidth
    return TwoSources.joined(titles[0], titles[1], columns: columns, on: page)
      + alignment.rows.flatMap { row in
        TwoSources.joined(
          TwoSources.lines(row.left, of: sources[0], width, half),
          TwoSources.lines(row.right, of: sources[1], width, half), columns: columns, on: page)
      }
  }

  func spoken(on page: Page) -> [StyledText] { sources.flatMap { $0.spoken(on: page) } }

  /// One line of code behind its number, broken where it is too wide.
  private static func lines(
    _ line: LineAlignment.Line?, of source: SourceView, _ width: Int, _ page: Page
  ) -> [StyledText] {
    guard let line else { return [] }
    let isMarked = line.number == source.marked
    return SourceView.broken(line.text, to: page.columns - width - 3, on: page).enumerated().map {
      let label = ($0 == 0 ? String(line.number) : "").padded(to: width, alignment: .right)
      return StyledText((isMarked && $0 == 0 ? ">" : " ") + label, isMarked ? .caret : .dim)
        + StyledText($1.isEmpty ? "" : "  " + $1, isMarked ? .bold : .plain)
    }
  }

  private static func joined(
    _ left: [StyledText], _ right: [StyledText], columns: Int, on page: Page
  ) -> [StyledText] {
    (0..<max(left.count, right.count)).map { index in
      let first = left.indices.contains(index) ? left[index] : StyledText()
      guard right.indices.contains(index) else { return first }
      let blanks = columns + gap - first.displayWidth(ambiguous: page.ambiguous)
      return first + StyledText(String(repeating: " ", count: max(1, blanks))) + right[index]
    }
  }
}

/// What two sources have in common, and what only one of them has.
struct SourceDifference: Block {
  /// How many lines around a difference are shown.
  private static let context = 2

  private let sources: [SourceView]
  private let alignment: LineAlignment

  init(_ left: SourceView, _ right: SourceView) {
    sources = [left, right]
    alignment = LineAlignment(left, right)
  }

  private var rows: [LineAlignment.Row] { alignment.rows }

  var isVerbatim: Bool { true }

  private var isSame: Bool { rows.allSatisfy { $0.left?.text == $0.right?.text } }

  /// Runs of rows that are alike: shared by both sources, or not.
  private var runs: [(isShared: Bool, rows: ArraySlice<LineAlignment.Row>)] {
    var runs: [(isShared: Bool, rows: ArraySlice<LineAlignment.Row>)] = []
    for index in rows.indices {
      if runs.last?.isShared == rows[index].isShared {
        runs[runs.count - 1].rows = rows[runs[runs.count - 1].rows.startIndex...index]
      } else {
        runs.append((rows[index].isShared, rows[index...index]))
      }
    }
    return runs
  }

  func drawn(on page: Page) -> [StyledText] {
    let width = alignment.numberWidth
    let head =
      page.wrapped(StyledText("- \(sources[0].title)", .heading), indent: 2)
      + page.wrapped(StyledText("+ \(sources[1].title)", .heading), indent: 2)
    if isSame { return head + [StyledText(localized: "source.same")] }
    let runs = runs
    return head
      + runs.enumerated().flatMap { index, run -> [StyledText] in
        guard run.isShared else {
          return run.rows.compactMap(\.left).flatMap { line("-", $0, width, page) }
            + run.rows.compactMap(\.right).flatMap { line("+", $0, width, page) }
        }
        let before = index == 0 ? 0 : SourceDifference.context
        let after = index == runs.count - 1 ? 0 : SourceDifference.context
        let left = run.rows.count - before - after
        // A line that says that two are left out is no shorter than they are.
        let isFolded = left > 2
        let shown = isFolded ? run.rows.prefix(before) : run.rows
        let rest = isFolded ? run.rows.suffix(after) : run.rows.suffix(0)
        return rightLines(shown, width, page)
          + (isFolded ? [StyledText("  " + localized("source.folded", left), .dim)] : [])
          + rightLines(rest, width, page)
      }
  }

  private func rightLines(
    _ rows: ArraySlice<LineAlignment.Row>, _ width: Int, _ page: Page
  ) -> [StyledText] {
    rows.compactMap(\.right).flatMap { line(" ", $0, width, page) }
  }

  private func line(
    _ mark: String, _ line: LineAlignment.Line, _ width: Int, _ page: Page
  ) -> [StyledText] {
    SourceView.broken(line.text, to: page.columns - width - 4, on: page).enumerated().map {
      let label = $0 == 0 ? String(line.number) : ""
      return StyledText($0 == 0 ? mark : " ", .caret) + " "
        + StyledText(label.padded(to: width, alignment: .right), .dim)
        + StyledText($1.isEmpty ? "" : "  " + $1, mark == " " ? .plain : .bold)
    }
  }

  func spoken(on page: Page) -> [StyledText] {
    if isSame {
      return page.wrapped(
        StyledText(
          localized: "source.same.spoken", .plain, sources[0].title, sources[1].title))
    }
    return runs.filter { !$0.isShared }.flatMap { run in
      [(run.rows.compactMap(\.left), sources[0]), (run.rows.compactMap(\.right), sources[1])]
        .flatMap { lines, source -> [StyledText] in
          guard let first = lines.first, let last = lines.last else { return [] }
          let place =
            first.number == last.number
            ? localized("source.only-line", source.path, first.number)
            : localized("source.only-lines", source.path, first.number, last.number)
          return page.wrapped(StyledText(place, .heading))
            + lines.flatMap {
              SourceView.broken($0.text, to: page.columns, on: page).map { StyledText($0) }
            }
        }
    }
  }
}

/// Lines of two sources in rows: those that both have stand in one; what stands between two of these is
/// put side by side as it comes.
struct LineAlignment {
  /// One line, and its number from 1 in its file.
  struct Line {
    let number: Int
    let text: String
  }

  struct Row {
    let left: Line?
    let right: Line?
    /// Whether both sources have the line.
    let isShared: Bool
  }

  /// The rows, from top to bottom.
  let rows: [Row]

  init(_ left: SourceView, _ right: SourceView) {
    var (old, new) = (left.numbered, right.numbered)
    var rows: [Row] = []
    var (only, others) = ([Line](), [Line]())
    func putSideBySide() {
      for index in 0..<max(only.count, others.count) {
        rows.append(
          Row(
            left: only.indices.contains(index) ? only[index] : nil,
            right: others.indices.contains(index) ? others[index] : nil, isShared: false))
      }
      (only, others) = ([], [])
    }
    func next(_ number: inout Int, _ text: String) -> Line {
      defer { number += 1 }
      return Line(number: number, text: text)
    }
    for line in ChangedLine.all(from: old.0, to: new.0) {
      switch line.kind {
      case .went: only.append(next(&old.1, line.text))
      case .came: others.append(next(&new.1, line.text))
      case .stayed:
        putSideBySide()
        rows.append(
          Row(
            left: next(&old.1, line.text), right: next(&new.1, line.text), isShared: true))
      }
    }
    putSideBySide()
    self.rows = rows
  }

  /// How many columns the line numbers take.
  var numberWidth: Int {
    String(rows.compactMap { max($0.left?.number ?? 0, $0.right?.number ?? 0) }.max() ?? 0).count
  }
}
