import InMemoryTracing
import LayerTracing
import Tracing

/// Figures about single calls of layers, over the same calls untraced.
extension Report {
  /// One message with its argument, over the same call untraced.
  mutating func measureMessage(_ effort: Effort) {
    measureMemory()
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
      add(
        "message with \(argument)", value: times[1] - times[0], unit: .nanoseconds,
        beside: ("the call untraced", times[0]), goal: goal)
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
  static func messageCost(_ effort: Effort) -> Double {
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
  private mutating func measureMemory() {
    let count = 1 << 20
    let recorder = Recorder(capacity: count)
    let listener = recorder.assembling { Traced.Listener() }
    let before = Machine.peakBytes
    _ = recorder.recording(event: 1) { Traced.tell(listener, numbers: count) }
    let growth = Double(Machine.peakBytes - before) / Double(count)
    add(
      "memory of a message with an Int", value: growth.rounded(), unit: .bytes,
      beside: ("a record", Double(MemoryLayout<Record>.size)), goal: .atMost(32))
  }

  /// One write to a stored property, over the same write untraced.
  mutating func measureWrite(_ effort: Effort) {
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
    add(
      "write of an Int property", value: times[1] - times[0], unit: .nanoseconds,
      beside: ("the write untraced", times[0]), goal: .atMost(10))
  }

  /// One call of a layer that records nothing, over the same call of a class that is no layer.
  mutating func measureOff(_ effort: Effort) {
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
    add(
      "call, recorder off", value: times[1] - times[0], unit: .nanoseconds,
      beside: ("the call untraced", times[0]), goal: .atMost(2))
    add(
      "call, layer without a recorder", value: times[2] - times[0], unit: .nanoseconds,
      beside: ("the call untraced", times[0]), goal: .atMost(2))
  }

  /// One traced message beside other ways to note the same call: a span, and a printed line.
  mutating func measureSpan(_ effort: Effort) {
    let recorder = Recorder()
    let traced = recorder.assembling { Traced.Listener() }
    let plain = Plain.Listener()
    let spanned = Plain.Listener()
    let attributed = Plain.Listener()
    let printed = Plain.Listener()
    let tracer = InMemoryTracer()
    // A finished span is kept until it is cleared, and takes a kilobyte.
    var contest = Contest(count: effort.calls / 100, rounds: effort.rounds)
    contest.add { Plain.tell(plain, numbers: $0) }
    contest.add { count in recorder.recording(event: 1) { Traced.tell(traced, numbers: count) } }
    contest.add {
      Report.span(spanned, tracer, $0)
    } afterwards: {
      tracer.clearFinishedSpans()
    }
    contest.add {
      Report.spanWithFacts(attributed, tracer, $0)
    } afterwards: {
      tracer.clearFinishedSpans()
    }
    contest.add { Report.print(printed, $0) }
    var times: [Double] = []
    Machine.withoutStandardOutput { times = contest.best() }
    let message = times[1] - times[0]
    for (index, other, goal) in [
      (2, "an in-memory span", Goal.ratioAtMost(1.0 / 300)),
      (3, "a span with the same facts", nil),
      (4, "print to /dev/null", nil),
    ] {
      add(
        "message, over the untraced call", value: message, unit: .nanoseconds,
        beside: (other, times[index] - times[0]), goal: goal)
    }
  }

  @inline(never)
  private static func span(
    _ listener: Plain.Listener, _ tracer: InMemoryTracer, _ count: Int
  ) -> Int {
    for number in 0..<count {
      tracer.withSpan("hear(number:)") { _ in listener.hear(number: number) }
    }
    return listener.sum
  }

  @inline(never)
  private static func spanWithFacts(
    _ listener: Plain.Listener, _ tracer: InMemoryTracer, _ count: Int
  ) -> Int {
    for number in 0..<count {
      tracer.withSpan("hear(number:)") { span in
        span.attributes["sender"] = "User"
        span.attributes["receiver"] = "Listener"
        span.attributes["number"] = number
        listener.hear(number: number)
      }
    }
    return listener.sum
  }

  @inline(never)
  private static func print(_ listener: Plain.Listener, _ count: Int) -> Int {
    for number in 0..<count {
      Swift.print("User -> Listener hear(number: \(number))")
      listener.hear(number: number)
    }
    return listener.sum
  }
}
