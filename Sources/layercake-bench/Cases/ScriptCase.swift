/// A script on standard input that fires one event over and over.
struct ScriptCase: Case {
  let name = "script"

  func measure(_ effort: Effort, into report: inout Report) {
    let events = effort.scriptEvents
    guard let once = run(events, effort) else {
      report.note("script: '\(effort.layercake)' is not there or fails; build it for release.")
      return
    }
    let perSecond = Double(events) / once.nanoseconds * 1e9
    report.add(
      Figure(
        name: "script of \(Double(events).short) events, counter.mvp", value: perSecond,
        unit: .perSecond, goal: .atLeast(500_000)))
    guard !effort.isQuick else {
      report.note("memory of a script: left out, the store is not full after so few events.")
      return
    }
    guard let twice = run(2 * events, effort) else { return }
    report.add(
      Figure(
        name: "peak memory of the script", value: Double(once.peakBytes) / 0x1p20,
        unit: .mebibytes,
        beside: ("with twice the events", Double(twice.peakBytes) / 0x1p20)))
    report.add(
      Figure(
        name: "memory of one event more",
        value: Double(twice.peakBytes - once.peakBytes) / Double(events), unit: .bytes,
        goal: .atMost(8)))
  }

  private func run(_ events: Int, _ effort: Effort) -> Child? {
    Script(first: "open counter mvp", repeated: "fire increase", events).flatMap {
      Child.best(of: effort.runs, effort.layercake, ["run", "-"], input: $0)
    }
  }
}
