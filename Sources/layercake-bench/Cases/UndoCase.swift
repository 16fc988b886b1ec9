/// Taking back in a script, change by change, beside doing what is taken back.
struct UndoCase: Case {
  let name = "undo"

  func measure(_ effort: Effort, into report: inout Report) {
    let count = effort.isQuick ? 1_000 : 3_000
    guard let without = run(count, undone: 0, effort), let with = run(count, undone: count, effort)
    else {
      report.note("undo: '\(effort.layercake)' is not there or fails.")
      return
    }
    report.add(
      Figure(
        name: "script of \(Double(count).short) events, each taken back",
        value: with.nanoseconds / 1e6, unit: .milliseconds,
        beside: ("without 'undo'", without.nanoseconds / 1e6), goal: .ratioAtMost(3)))
  }

  private func run(_ count: Int, undone: Int, _ effort: Effort) -> Child? {
    let undo = Array(repeating: "undo", count: undone).joined(separator: "\n")
    return Script(first: "open counter", repeated: "fire increase", count, last: undo).flatMap {
      Child.best(of: effort.runs, effort.layercake, ["run", "-"], input: $0)
    }
  }
}
