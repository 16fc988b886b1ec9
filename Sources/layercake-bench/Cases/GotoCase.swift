import Catalog
import Sessions
import Shell
import Terminal

/// Going to an event, and into one, in long sessions.
struct GotoCase: Case {
  let name = "goto"

  func measure(_ effort: Effort, into report: inout Report) {
    for pattern in CounterStage.patterns {
      let runner = runner(pattern, events: 10_000)
      let time = time(effort, runner, to: ["goto 9998", "goto 9999"])
      let half = self.time(effort, runner, to: ["goto 4998", "goto 4999"])
      report.add(
        Figure(
          name: "goto in 10k events, counter.\(pattern)", value: time / 1e6, unit: .milliseconds,
          beside: ("to the middle", half / 1e6), goal: .atMost(20)))
    }
    let runner = runner("mvp", events: 10_000)
    let into = time(
      effort, runner, to: ["goto mvp#9998.5; continue", "goto mvp#9999.5; continue"])
    report.add(
      Figure(
        name: "goto mvp#9999.5, a message", value: into / 1e6, unit: .milliseconds,
        goal: .atMost(20)))
  }

  private func runner(_ pattern: String, events: Int) -> Runner {
    let runner = Runner(Session(features: Catalog.features), out: .memory())
    try? runner.run("open counter \(pattern)")
    for _ in 0..<events { try? runner.run("fire increase") }
    return runner
  }

  /// The time of one of the lines, which are carried out in turns.
  private func time(_ effort: Effort, _ runner: Runner, to lines: [String]) -> Double {
    var turn = 0
    return Stopwatch.best(of: effort.rounds) {
      turn += 1
      try? runner.run(lines[turn % lines.count])
    }
  }
}
