import Catalog
import Sessions
import Shell
import Terminal

/// How commands grow with what was done.
extension Report {
  /// What looks at the whole past, or at what is there now.
  private static let looks = [
    "trace", "trace from Presenter", "trace mvp event 500", "side", "explain mvp#500.4", "events",
    "history", "screen mvp", "rules", "owners", "leaks", "source mvp.presenter",
    "inspect mvp.model.number", "why mvp.model.number", "diff", "diff 2 500", "compare", "notes",
    "share", "when mvp.model.number > 100", "when screen mvp contains '2'", "when mvp is silent",
    "export jsonl -", "export csv -", "export markdown -", "export mermaid -", "export html -",
    "export svg -", "export plantuml -", "export test -", "goto 500", "goto mvp#400.4", "rewind 5",
    "forward 5", "undo 2", "keep",
  ]

  /// Each command after some events, and after ten times as many: what grows no faster than its input takes at most 12.6
  /// times as long then (an exponent of 1.1).
  mutating func measureGrowth(_ effort: Effort) {
    let sizes = effort.isQuick ? [1_000, 10_000] : [10_000, 100_000]
    let runners = sizes.map { runner("mvp", events: $0) }
    for line in Report.looks {
      let times = runners.map { time(line, $0) }
      guard let few = times[0], let many = times[1] else {
        note("growth: '\(line)' can't be done here.")
        continue
      }
      // What takes a moment is ruled by what it does besides.
      let isLong = many > 5e6
      add(
        "'\(line)' after \(Double(sizes[1]).short) events", value: many / 1e6, unit: .milliseconds,
        beside: ("after \(Double(sizes[0]).short)", few / 1e6),
        goal: isLong ? .ratioAtMost(12.6) : nil)
    }
  }

  private func time(_ line: String, _ runner: Runner) -> Double? {
    var isDone = true
    let time = Stopwatch.best(of: 2) {
      do { try runner.run(line) } catch { isDone = false }
    }
    return isDone ? time : nil
  }
}
