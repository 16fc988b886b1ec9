import Testing

@testable import LayerTracing

/// The store is bounded: the oldest messages go, and with them the whole of their event.
@Suite struct StoreTests {
  /// Sends `calls` numbered texts, each in an event of its own unless said otherwise.
  private func session(capacity: Int, calls: Int, perEvent: Int = 1) -> Session {
    let session = Session(capacity: capacity)
    let receiver = session.make { Receiver() }
    for call in 0..<calls {
      session.event(call / perEvent + 1) { _ = receiver.give("\(call + 1)") }
    }
    return session
  }

  @Test(arguments: [1, 2, 3, 255, 256, 257])
  func `the newest messages are kept with values and results intact`(capacity: Int) {
    for calls in [0, 1, capacity - 1, capacity, capacity + 1, 2 * capacity, 2 * capacity + 1] {
      let session = session(capacity: capacity, calls: calls)
      let recorder = session.recorder
      #expect(recorder.messages.count == calls)
      #expect(recorder.messages.kept == min(calls, capacity))
      #expect(recorder.messages.dropped == max(0, calls - capacity))
      let messages = session.messages
      // What precedes the first kept message is unknown, so that message's event goes as well.
      let first = calls > capacity ? calls - capacity + 2 : 1
      #expect(messages.map(\.id) == Array(first..<max(first, calls + 1)))
      #expect(messages.allSatisfy { $0.arguments.first?.value == .string("\($0.id)") })
      #expect(messages.allSatisfy { $0.result == .string("\($0.id)") })
      #expect(recorder.messages.trace().dropped == first - 1)
    }
  }

  @Test func `memory grows with the messages, and no value is lost`() {
    let session = session(capacity: 100_000, calls: 5_000, perEvent: 7)
    #expect(
      session.messages.map { "\($0.id)" } == session.messages.map { $0.arguments[0].value.text })
    #expect(session.recorder.messages.dropped == 0)
  }

  @Test func `an event whose beginning was dropped disappears whole`() {
    let session = session(capacity: 10, calls: 16, perEvent: 4)
    // Events 1 to 4 hold ids 1 to 16; 7 to 16 are kept, and 7 and 8 are the end of event 2.
    #expect(session.recorder.messages.dropped == 6)
    #expect(session.recorder.messages.trace().dropped == 8)
    #expect(session.messages.map(\.id) == Array(9...16))
    #expect(session.messages.map(\.position.inner) == [0, 0, 0, 0, 0, 0, 0, 0])
    #expect(session.messages.map(\.position.crossing) == [1, 2, 3, 4, 1, 2, 3, 4])
    #expect(session.recorder.messages.trace(events: 2...2).count == 0)
    #expect(session.recorder.messages.trace(events: 3...3).count == 4)
  }

  @Test func `an event that doesn't fit leaves nothing of itself`() {
    let session = session(capacity: 3, calls: 5, perEvent: 9)
    #expect(session.messages.isEmpty)
    #expect(session.recorder.messages.trace().dropped == 5)
    #expect(session.recorder.messages.kept == 3)
  }

  @Test func `the result of a call is kept however many calls around it return later`() {
    let session = Session(capacity: 5)
    let nest = session.make { Nest() }
    session.event(1) { _ = nest.down(3) }
    // 20 calls deep: the inner ones are kept, and the outer ones, dropped by then, return last.
    session.event(2) { _ = nest.down(20) }
    session.event(3) { _ = nest.down(3) }
    #expect(session.messages.map(\.event) == [3, 3, 3, 3])
    #expect(session.messages.map(\.result) == [.int(3), .int(2), .int(1), .int(0)])
  }

  @Test func `a whole nested event that fits keeps its results`() {
    let session = Session(capacity: 50)
    let nest = session.make { Nest() }
    session.event(1) { _ = nest.down(60) }
    for number in 2...4 { session.event(number) { _ = nest.down(15) } }
    #expect(session.messages.count == 3 * 16)
    #expect(session.messages.allSatisfy { $0.result == $0.arguments.first?.value })
  }
}

extension Value {
  fileprivate var text: String { if case .string(let text) = self { text } else { "" } }
}

/// Calls itself.
@Layer(.model)
final class Nest {
  func down(_ depth: Int) -> Int {
    if depth > 0 { _ = down(depth - 1) }
    return depth
  }
}
