import Terminal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// All that one run measured, as a table for people or as JSON for machines.
nonisolated struct Report {
  private(set) var figures: [Figure] = []
  /// What was not, and why; and what else a reader should know.
  private(set) var notes: [String] = []
  private let loadAtStart = Machine.load
  private var loadAtEnd: Double?

  init() {
    #if DEBUG
      note("This is a debug build: its figures mean nothing. Build with -c release.")
    #endif
  }

  /// Whether some figure is on the wrong side of its goal.
  var isAnyGoalMissed: Bool { figures.contains { $0.isGoalMet == false } }

  /// Adds a figure, beside what it is compared with.
  mutating func add(
    _ name: String, value: Double, unit: Figure.Unit,
    beside: (name: String, value: Double)? = nil, goal: Goal? = nil
  ) {
    figures.append(Figure(name: name, value: value, unit: unit, beside: beside, goal: goal))
  }

  mutating func note(_ text: String) { if !notes.contains(text) { notes.append(text) } }

  /// Takes the better figures of two runs, with how much they moved from one to the other.
  mutating func take(_ first: Report, and second: Report) {
    for (one, other) in zip(first.figures, second.figures) {
      figures.append(one.better(than: other))
    }
    for text in first.notes + second.notes { note(text) }
  }

  mutating func end() { loadAtEnd = Machine.load }

  // MARK: For people

  /// The table, the notes, and how busy the machine was.
  var lines: [StyledText] {
    var table = TextTable(columns: [.left, .right, .right, .right, .left, .right, .left, .left])
    table.add(row: ["what", "figure", "moves", "", "beside", "ratio", "goal", "verdict"])
    for figure in figures { table.add(row: Report.row(figure)) }
    var lines = table.lines(width: nil)
    lines += notes.map { StyledText("note: \($0)") }
    if let loadAtStart, let loadAtEnd {
      let load = "load: \(loadAtStart.short) at the start, \(loadAtEnd.short) at the end"
      lines.append(StyledText(load))
    }
    return lines
  }

  private static func row(_ figure: Figure) -> [StyledText] {
    [
      figure.name,
      "\(figure.value.short) \(figure.unit.rawValue)",
      figure.moves.map { "\(Int(($0 * 100).rounded())) %" } ?? "",
      figure.beside?.value.short ?? "",
      figure.beside?.name ?? "",
      figure.ratio?.asRatio ?? "",
      figure.goal?.text(figure.unit) ?? "",
      figure.verdict ?? "",
    ].map { StyledText($0) }
  }

  // MARK: For machines

  /// One JSON object on one line; numbers are in the units given, unrounded.
  func json() throws -> String {
    struct Whole: Encodable {
      let figures: [Figure]
      let notes: [String]
      let loadAtStart: Double?
      let loadAtEnd: Double?
    }
    let whole = Whole(
      figures: figures, notes: notes, loadAtStart: loadAtStart, loadAtEnd: loadAtEnd)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(whole), as: UTF8.self)
  }
}
