import LayerTracing

/// One call of a layer that records nothing, over the same call of a class that is no layer.
struct OffCase: Case {
  let name = "off"

  func measure(_ effort: Effort, into report: inout Report) {
    let recorder = Recorder()
    recorder.isOn = false
    let off = recorder.assembling { Traced.Listener() }
    let unbound = Traced.Listener()
    let plain = Plain.Listener()
    var contest = Contest(count: effort.calls, rounds: effort.rounds)
    contest.add { Plain.tell(plain, numbers: $0) }
    contest.add { count in recorder.recording(event: 1) { Traced.tell(off, numbers: count) } }
    contest.add { Traced.tell(unbound, numbers: $0) }
    let times = contest.best()
    precondition(recorder.messages.count == 0, "a recorder that is off records")
    report.add(
      Figure(
        name: "call, recorder off", value: times[1] - times[0], unit: .nanoseconds,
        beside: ("the call untraced", times[0]), goal: .atMost(2)))
    report.add(
      Figure(
        name: "call, layer without a recorder", value: times[2] - times[0], unit: .nanoseconds,
        beside: ("the call untraced", times[0]), goal: .atMost(2)))
  }
}
