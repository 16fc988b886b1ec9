/// A whole event of the counter in each pattern, beside the same with the recorder off, and beside one
/// message.
struct EventCase: Case {
  let name = "event"

  func measure(_ effort: Effort, into report: inout Report) {
    let message = MessageCase.cost(effort)
    for pattern in CounterStage.patterns {
      guard let traced = CounterStage(pattern), let off = CounterStage(pattern),
        let messages = CounterStage.messages(pattern)
      else { continue }
      off.specimen.recorder.isOn = false
      var contest = Contest(count: effort.calls / 100, rounds: effort.rounds)
      for counter in [off, traced] {
        contest.add { count in
          counter.fire(count)
          return counter.stage.events.count
        }
      }
      let times = contest.best()
      report.add(
        Figure(
          name: "event of counter.\(pattern), \(messages.event) messages", value: times[1],
          unit: .nanoseconds, beside: ("recorder off", times[0])))
      report.add(
        Figure(
          name: "event of counter.\(pattern), \(messages.event) messages", value: times[1],
          unit: .nanoseconds, beside: ("a message", message), goal: .ratioAtMost(150)))
    }
  }
}
