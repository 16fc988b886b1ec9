import Catalog
import Sessions
import Shell
import Terminal

/// A trace of many events: how long it goes on before it looks whether Ctrl-C was pressed.
struct TraceCase: Case {
  let name = "trace"

  func measure(_ effort: Effort, into report: inout Report) {
    let runner = Runner(Session(features: Catalog.features), out: .memory())
    try? runner.run("open counter mvp")
    for _ in 0..<10_000 { try? runner.run("fire increase") }
    var longest = Duration.zero
    let whole = Stopwatch.best(of: 1) {
      var last = ContinuousClock.now
      runner.session.wasInterrupted = {
        longest = max(longest, last.duration(to: .now))
        last = .now
        return false
      }
      try? runner.run("trace from View")
    }
    runner.session.wasInterrupted = nil
    report.add(
      Figure(
        name: "trace of 10k events, between looks for Ctrl-C", value: longest / .milliseconds(1),
        unit: .milliseconds, beside: ("all of it", whole / 1e6), goal: .atMost(100)))
  }
}
