import LayerTracing

/// One message with its argument, over the same call untraced.
struct MessageCase: Case {
  let name = "message"

  func measure(_ effort: Effort, into report: inout Report) {
    memory(into: &report)
    let recorder = Recorder()
    let traced = recorder.assembling { Traced.Listener() }
    let plain = Plain.Listener()
    // A store that is full, as it is in a long session: it no longer grows, and writes over memory
    // that was used long ago. Texts fill the room for values, too.
    _ = recorder.recording(event: 1) {
      Traced.tell(traced, Values.shortText, recorder.messages.capacity + 1)
    }
    traced.sum = 0

    /// Times one kind of argument, and adds its figure.
    func compare(
      _ argument: String, calls: Int, messages: Int = 1, goal: Goal? = nil,
      untraced: @escaping Contest.Work, traced: @escaping Contest.Work
    ) {
      var contest = Contest(count: calls, rounds: effort.rounds)
      contest.add(untraced)
      contest.add { count in recorder.recording(event: 1) { traced(count) } }
      let before = recorder.messages.count
      let times = contest.best()
      precondition(
        recorder.messages.count - before == messages * calls * (effort.rounds + 1),
        "messages are missing")
      report.add(
        Figure(
          name: "message with \(argument)", value: times[1] - times[0], unit: .nanoseconds,
          beside: ("the call untraced", times[0]), goal: goal))
    }

    compare("an Int", calls: effort.calls, goal: .atMost(5)) {
      Plain.tell(plain, numbers: $0)
    } traced: {
      Traced.tell(traced, numbers: $0)
    }
    for (argument, text) in [
      ("a short String", Values.shortText), ("a String of 40 bytes", Values.longText),
    ] {
      compare(argument, calls: effort.calls, goal: .atMost(40)) {
        Plain.tell(plain, text, $0)
      } traced: {
        Traced.tell(traced, text, $0)
      }
    }
    compare("a closure, and its answer", calls: effort.calls / 10, messages: 2) {
      Plain.ask(plain, $0)
    } traced: {
      Traced.ask(traced, $0)
    }
    compare("a struct of two Strings, an Int", calls: effort.calls / 100) {
      Plain.tell(plain, Values.card, $0)
    } traced: {
      Traced.tell(traced, Values.card, $0)
    }
    compare("a struct of four Ints", calls: effort.calls / 100) {
      Plain.tell(plain, Values.frame, $0)
    } traced: {
      Traced.tell(traced, Values.frame, $0)
    }
  }

  /// The nanoseconds that a message with an `Int` takes, over the untraced call.
  static func cost(_ effort: Effort) -> Double {
    let recorder = Recorder()
    let traced = recorder.assembling { Traced.Listener() }
    let plain = Plain.Listener()
    var contest = Contest(count: effort.calls, rounds: effort.rounds)
    contest.add { Plain.tell(plain, numbers: $0) }
    contest.add { count in recorder.recording(event: 1) { Traced.tell(traced, numbers: count) } }
    let times = contest.best()
    return times[1] - times[0]
  }

  /// What messages take up: as many as the store has room for after its last doubling, so that
  /// nothing is spare. Nothing in this process may have needed as much memory before.
  private func memory(into report: inout Report) {
    let count = 1 << 20
    let recorder = Recorder(capacity: count)
    let listener = recorder.assembling { Traced.Listener() }
    let before = Machine.peakBytes
    _ = recorder.recording(event: 1) { Traced.tell(listener, numbers: count) }
    let growth = Double(Machine.peakBytes - before) / Double(count)
    report.add(
      Figure(
        name: "memory of a message with an Int", value: growth.rounded(), unit: .bytes,
        beside: ("a record", Double(MemoryLayout<Record>.size)), goal: .atMost(32)))
  }
}
