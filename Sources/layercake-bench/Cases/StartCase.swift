/// How long it takes from the start of a program to its first prompt, on a terminal; and with nothing
/// to do to its end.
struct StartCase: Case {
  let name = "start"

  func measure(_ effort: Effort, into report: inout Report) {
    measurePrompt(effort, into: &report)
    let runs = effort.isQuick ? 10 : 40
    guard let own = Child.best(of: runs, effort.layercake, ["run", "/dev/null"]) else {
      report.note("start: '\(effort.layercake)' is not there or fails; build it for release.")
      return
    }
    let milliseconds = own.nanoseconds / 1e6
    report.add(
      Figure(
        name: "start and end, nothing to do", value: milliseconds, unit: .milliseconds,
        goal: .atMost(5)))
    for (program, arguments, goal) in [
      ("sqlite3", [":memory:"], 3.0), ("python3", ["-c", "pass"], 0.25),
    ] {
      guard let path = Machine.program(program),
        let other = Child.best(of: runs, path, arguments)
      else {
        report.note("start: there is no \(program) to compare with.")
        continue
      }
      report.add(
        Figure(
          name: "start and end, nothing to do", value: milliseconds, unit: .milliseconds,
          beside: (program, other.nanoseconds / 1e6), goal: .ratioAtMost(goal)))
    }
  }

  private func measurePrompt(_ effort: Effort, into report: inout Report) {
    let runs = effort.isQuick ? 10 : 40
    guard
      let own = PromptChild.best(
        of: runs, effort.layercake, ["--no-pager"], prompt: "layercake> ")
    else {
      report.note("start: '\(effort.layercake)' shows no prompt; build it for release.")
      return
    }
    report.add(
      Figure(
        name: "start to first prompt", value: own / 1e6, unit: .milliseconds, goal: .atMost(5)))
    for (program, arguments, prompt, goal) in [
      ("sqlite3", [":memory:"], "sqlite> ", Goal.ratioAtMost(3)),
      ("bash", ["--norc", "--noprofile", "-i"], "bash> ", nil),
      ("python3", ["-I"], ">>> ", .ratioAtMost(0.25)),
    ] {
      guard let path = Machine.program(program),
        let other = PromptChild.best(of: runs, path, arguments, prompt: prompt)
      else {
        report.note("start: there is no \(program) to compare with.")
        continue
      }
      report.add(
        Figure(
          name: "start to first prompt", value: own / 1e6, unit: .milliseconds,
          beside: (program, other / 1e6), goal: goal))
    }
  }
}
