/// `layercake check` on the whole course: every lesson some ten times, and once more in another
/// process.
struct CheckCase: Case {
  let name = "check"

  func measure(_ effort: Effort, into report: inout Report) {
    guard let check = Child.best(of: effort.runs, effort.layercake, ["check"], input: nil) else {
      report.note("check: '\(effort.layercake)' is not there or fails.")
      return
    }
    report.add(
      Figure(
        name: "check of the whole course", value: check.nanoseconds / 1e6, unit: .milliseconds,
        goal: .atMost(1_000)))
  }
}
