import Catalog
import Shell
import Terminal

/// Going to an event, and into one, in long sessions.
struct GotoCase: Case {
  let name = "goto"

  func measure(_ effort: Effort, into report: inout Report) {
    for pattern in CounterStage.patterns {
      let session = session(pattern, events: 10_000)
      let time = time(effort, session, to: ["goto 9998", "goto 9999"])
      let half = self.time(effort, session, to: ["goto 4998", "goto 4999"])
      report.add(
        Figure(
          name: "goto in 10k events, counter.\(pattern)", value: time / 1e6, unit: .milliseconds,
          beside: ("to the middle", half / 1e6), goal: .atMost(20)))
    }
    let session = session("mvp", events: 10_000)
    // Somebody looks, and goes on.
    session.attendant = { session.runOn() }
    let into = time(effort, session, to: ["goto mvp#9998.5", "goto mvp#9999.5"])
    report.add(
      Figure(
        name: "goto mvp#9999.5, a message", value: into / 1e6, unit: .milliseconds,
        goal: .atMost(20)))
  }

  private func session(_ pattern: String, events: Int) -> Session {
    let session = Session(
      features: Catalog.features, version: "", out: Output.memory(), reports: nil)
    try? session.run("open counter \(pattern)")
    for _ in 0..<events { try? session.run("fire increase") }
    return session
  }

  /// The time of one of the lines, which are carried out in turns.
  private func time(_ effort: Effort, _ session: Session, to lines: [String]) -> Double {
    var turn = 0
    return Stopwatch.best(of: effort.rounds) {
      turn += 1
      try? session.run(lines[turn % lines.count])
    }
  }
}
