/// Playing the events of a session again, which is what `goto` does.
struct ReplayCase: Case {
  let name = "replay"

  func measure(_ effort: Effort, into report: inout Report) {
    let events = 10_000
    for pattern in CounterStage.patterns {
      guard let counter = CounterStage(pattern) else { continue }
      counter.fire(events)
      var shown: [String] = []
      let time = Stopwatch.best(of: effort.rounds) {
        guard let copy = counter.stage.rehearsal(of: pattern) else { return }
        for number in 1...events { _ = counter.stage.rehearse(number, with: copy) }
        shown = copy.window.draw()
      }
      precondition(shown == counter.specimen.window.draw(), "the replay went another way")
      report.add(
        Figure(
          name: "replay of \(Double(events).short) events, counter.\(pattern)",
          value: time / 1e6, unit: .milliseconds, goal: .atMost(20)))
    }
  }
}
