import InMemoryTracing
import LayerTracing
import Tracing

/// One traced message beside other ways to note the same call: a span, and a printed line.
struct SpanCase: Case {
  let name = "span"

  func measure(_ effort: Effort, into report: inout Report) {
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
      SpanCase.span(spanned, tracer, $0)
    } afterwards: {
      tracer.clearFinishedSpans()
    }
    contest.add {
      SpanCase.spanWithFacts(attributed, tracer, $0)
    } afterwards: {
      tracer.clearFinishedSpans()
    }
    contest.add { SpanCase.print(printed, $0) }
    var times: [Double] = []
    Machine.withoutStandardOutput { times = contest.best() }
    let message = times[1] - times[0]
    for (index, other, goal) in [
      (2, "an in-memory span", Goal.ratioAtMost(1.0 / 300)),
      (3, "a span with the same facts", nil),
      (4, "print to /dev/null", nil),
    ] {
      report.add(
        Figure(
          name: "message, over the untraced call", value: message, unit: .nanoseconds,
          beside: (other, times[index] - times[0]), goal: goal))
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
