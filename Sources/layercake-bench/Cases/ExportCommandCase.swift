/// The command `export jsonl` on a full store: the same script with it and without.
struct ExportCommandCase: Case {
  let name = "export command"

  func measure(_ effort: Effort, into report: inout Report) {
    guard let messages = CounterStage.messages("mvp") else { return }
    let events = effort.scriptEvents / messages.event
    let count = messages.loading + events * messages.event
    guard let without = run(events, nil, effort), let with = run(events, "export jsonl -", effort)
    else {
      report.note("export command: '\(effort.layercake)' is not there or fails.")
      return
    }
    let seconds = (with.nanoseconds - without.nanoseconds) / 1e9
    report.add(
      Figure(
        name: "'export jsonl' of \(Double(count).short) messages, with replay",
        value: Double(count) / seconds, unit: .perSecond))
    report.add(
      Figure(
        name: "peak memory with 'export jsonl'", value: Double(with.peakBytes) / 0x1p20,
        unit: .mebibytes, beside: ("without", Double(without.peakBytes) / 0x1p20)))
  }

  private func run(_ events: Int, _ last: String?, _ effort: Effort) -> Child? {
    Script(first: "open counter mvp", repeated: "fire increase", events, last: last).flatMap {
      Child(effort.layercake, ["run", "-"], input: $0)
    }
  }
}
