import Terminal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// All that one run measured, as a table for people or as JSON for machines.
nonisolated struct Report {
  /// What was measured.
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

  /// Adds a figure.
  mutating func add(_ figure: Figure) { figures.append(figure) }

  /// Adds a remark.
  mutating func note(_ text: String) { notes.append(text) }

  /// Ends the run.
  mutating func end() { loadAtEnd = Machine.load }

  // MARK: For people

  /// The table, the notes, and how busy the machine was.
  var lines: [StyledText] {
    var table = TextTable(columns: [.left, .right, .right, .left, .right, .left, .left])
    table.add(row: ["what", "figure", "", "beside", "ratio", "goal", "verdict"])
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
    struct Beside: Encodable {
      let name: String
      let value: Double
    }
    struct Row: Encodable {
      let name: String
      let value: Double
      let unit: String
      let beside: Beside?
      let ratio: Double?
      let goal: String?
      let verdict: String?
    }
    struct Whole: Encodable {
      let figures: [Row]
      let notes: [String]
      let loadAtStart: Double?
      let loadAtEnd: Double?
    }
    let rows = figures.map { figure in
      Row(
        name: figure.name, value: figure.value, unit: figure.unit.rawValue,
        beside: figure.beside.map { Beside(name: $0.name, value: $0.value) }, ratio: figure.ratio,
        goal: figure.goal?.text(figure.unit), verdict: figure.verdict)
    }
    let whole = Whole(figures: rows, notes: notes, loadAtStart: loadAtStart, loadAtEnd: loadAtEnd)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(whole), as: UTF8.self)
  }
}

nonisolated extension Figure {
  /// The verdict in a word; nil without a goal.
  fileprivate var verdict: String? { isGoalMet.map { $0 ? "ok" : "over" } }
}
