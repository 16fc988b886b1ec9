import LayerTracing

/// One message with its argument, over the same call untraced.
struct MessageCase: Case {
  let name = "message"

  func measure(_ effort: Effort, into report: inout Report) {
    let recorder = Recorder()
    let traced = recorder.assembling { Traced.Listener() }
    let plain = Plain.Listener()

    /// Times one kind of argument, and adds its figure.
    func compare(
      _ argument: String, goal: Goal? = nil, untraced: @escaping Contest.Work,
      traced: @escaping Contest.Work
    ) {
      var contest = Contest(count: effort.calls, rounds: effort.rounds)
      contest.add(untraced)
      contest.add { count in recorder.recording(event: 1) { traced(count) } }
      let before = recorder.count
      let times = contest.best()
      precondition(
        recorder.count - before == effort.calls * (effort.rounds + 1), "messages are missing")
      report.add(
        Figure(
          name: "message with \(argument)", value: times[1] - times[0], unit: .nanoseconds,
          beside: ("the call untraced", times[0]), goal: goal))
    }

    compare("an Int", goal: .atMost(5)) {
      Plain.tell(plain, numbers: $0)
    } traced: {
      Traced.tell(traced, numbers: $0)
    }
    for (argument, text) in [
      ("a short String", Values.shortText), ("a String of 40 bytes", Values.longText),
    ] {
      compare(argument, goal: .atMost(40)) {
        Plain.tell(plain, text, $0)
      } traced: {
        Traced.tell(traced, text, $0)
      }
    }
    compare("a struct of two Strings, an Int") {
      Plain.tell(plain, Values.card, $0)
    } traced: {
      Traced.tell(traced, Values.card, $0)
    }
    compare("a struct of four Ints") {
      Plain.tell(plain, Values.frame, $0)
    } traced: {
      Traced.tell(traced, Values.frame, $0)
    }
    memory(into: &report)
  }

  /// What messages take up: of a size to which the store doubles exactly, so that nothing is spare.
  private func memory(into report: inout Report) {
    let count = 1 << 20

    /// The memory that `count` messages take.
    func growth(_ tell: @escaping (Traced.Listener, Int) -> Int) -> Double? {
      let recorder = Recorder(capacity: count)
      let listener = recorder.assembling { Traced.Listener() }
      guard let before = Machine.allocated else { return nil }
      _ = recorder.recording(event: 1) { tell(listener, count) }
      return Machine.allocated.map { Double($0 - before) / Double(count) }
    }
    guard let number = growth({ Traced.tell($0, numbers: $1) }),
      let text = growth({ Traced.tell($0, Values.shortText, $1) })
    else {
      report.note("The C library doesn't tell how much memory is allocated.")
      return
    }
    let size = Double(MemoryLayout<Record>.size)
    report.add(
      Figure(
        name: "memory of a message with an Int", value: number.rounded(), unit: .bytes,
        beside: ("a record", size), goal: .atMost(32)))
    report.add(
      Figure(
        name: "memory of a message with a short String", value: text, unit: .bytes,
        beside: ("a record", size)))
  }
}
