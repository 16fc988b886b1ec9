import LayerTracing

/// One write to a stored property, over the same write untraced.
struct WriteCase: Case {
  let name = "write"

  func measure(_ effort: Effort, into report: inout Report) {
    let recorder = Recorder()
    let traced = recorder.assembling { Traced.Holder() }
    let plain = Plain.Holder()
    var contest = Contest(count: effort.calls, rounds: effort.rounds)
    contest.add { Plain.set(plain, $0) }
    contest.add { count in recorder.recording(event: 1) { Traced.set(traced, count) } }
    let times = contest.best()
    precondition(
      recorder.messages.count == effort.calls * (effort.rounds + 1),
      "writes are missing from the trace")
    report.add(
      Figure(
        name: "write of an Int property", value: times[1] - times[0], unit: .nanoseconds,
        beside: ("the write untraced", times[0]), goal: .atMost(10)))
  }
}
