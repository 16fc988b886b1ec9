import LayerTracing
import Testing

/// How much memory the messages of several recorders take together.
@Suite struct BudgetTests {
  /// Sends so many messages, each in an event of its own.
  private func fill(_ recorder: Recorder, _ count: Int) {
    let receiver = recorder.assembling { Receiver() }
    for number in 1...count { recorder.recording(event: number) { receiver.number(number) } }
  }

  @Test func `recorders take no more together than the budget grants`() {
    let budget = MessageBudget(bytes: 6_000_000)
    let recorders = (0..<2).map { _ in Recorder(within: budget) }
    for recorder in recorders { fill(recorder, 200_000) }
    // 131,072 records of 32 bytes are granted once; the second recorder has room for the fewest.
    #expect(recorders.map(\.messages.capacity) == [131_072, 65_536])
    #expect(budget.used == (131_072 + 65_536) * 32)
  }

  @Test func `the newest stay where more is refused, and it is known how many went`() {
    let recorder = Recorder(within: MessageBudget(bytes: 3_000_000))
    fill(recorder, 100_000)
    let trace = recorder.messages.trace()
    #expect(Array(trace).last?.event == 100_000)
    #expect(trace.count == 65_536 - 1)
    #expect(trace.dropped == 100_000 - trace.count)
    let event = Array(recorder.messages.trace(events: 50_000...50_000))
    #expect(event.map { $0.arguments.first?.value } == [.int(50_000)])
  }

  @Test func `values and results are counted, and are still those of their messages`() {
    let budget = MessageBudget(bytes: 20_000_000)
    let recorder = Recorder(within: budget)
    let receiver = recorder.assembling { Receiver() }
    for number in 1...300_000 {
      recorder.recording(event: number) { _ = receiver.give("given \(number)") }
    }
    #expect(recorder.messages.capacity < 300_000)
    #expect(budget.used <= budget.bytes)
    let trace = Array(recorder.messages.trace())
    #expect(trace.allSatisfy { $0.result == .string("given \($0.event)") })
    #expect(trace.allSatisfy { $0.arguments.first?.value == .string("given \($0.event)") })
  }

  @Test func `what a recorder has taken is given back with it`() {
    let budget = MessageBudget(bytes: 3_000_000)
    do {
      let recorder = Recorder(within: budget)
      fill(recorder, 70_000)
      #expect(budget.used > 0)
    }
    #expect(budget.used == 0)
  }
}
