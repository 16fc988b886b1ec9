import LayerTracing
import Testing

/// What stays when the store is full and the oldest messages go.
@Suite struct RetentionTests {
  /// Sends a text and a flag in each of so many events.
  private func session(
    capacity: Int, events: Int, retaining retains: ((Message) -> Bool)? = nil
  ) -> Session {
    let session = Session(capacity: capacity)
    let receiver = session.make { Receiver() }
    session.recorder.messages.retains = retains
    for number in 1...events {
      session.event(number) {
        receiver.text("text \(number)")
        _ = receiver.give("given \(number)")
      }
    }
    return session
  }

  @Test func `what is to be retained stays, with its name, its values and its result`() {
    let session = session(capacity: 6, events: 100) { $0.site.baseName == "give" }
    let messages = session.messages
    #expect(messages.map(\.id).filter { $0 % 2 == 1 } == [197, 199])
    let given = messages.filter { $0.site.baseName == "give" }
    // As many as the store holds stay beside it, give or take a quarter.
    #expect((5...10).contains(given.count))
    #expect(given.map(\.event) == Array((101 - given.count)...100))
    #expect(given.allSatisfy { $0.arguments.first?.value == .string("given \($0.event)") })
    #expect(given.allSatisfy { $0.result == .string("given \($0.event)") })
    #expect(given.allSatisfy { $0.position == Message.Position(crossing: 2, inner: 0) })
    #expect(session.recorder.messages.trace().dropped == 200 - messages.count)
  }

  @Test func `the events that are asked for are found among what stayed`() {
    let session = session(capacity: 10, events: 50) { $0.event % 10 == 0 }
    for number in [20, 30, 40] {
      let messages = session.recorder.messages.trace(events: number...number)
      #expect(messages.map(\.id) == [number * 2 - 1, number * 2])
    }
    #expect(session.recorder.messages.trace(events: 21...29).count == 0)
    #expect(
      Array(session.recorder.messages.trace(events: 30...40)).map(\.event) == [30, 30, 40, 40])
  }

  @Test func `a full store drops nothing that is asked for while there is room`() {
    let session = session(capacity: 10, events: 40) { $0.event <= 3 }
    #expect(session.messages.map(\.event).prefix(6) == [1, 1, 2, 2, 3, 3])
  }

  @Test func `a pinned message never goes`() throws {
    let session = Session(capacity: 3)
    let receiver = session.make { Receiver() }
    session.event(1) { receiver.text("pinned") }
    let message = try #require(session.messages.first)
    session.recorder.messages.pin(message)
    session.recorder.messages.pin(message)
    for number in 2...500 { session.event(number) { receiver.text("\(number)") } }
    #expect(session.messages.map(\.event) == [1, 499, 500])
    #expect(session.recorder.messages.trace(events: 1...1).map(\.text) == ["text [pinned]"])
    #expect(session.recorder.messages.dropped == 496)
    session.recorder.messages.unpin(message.id)
    #expect(session.messages.map(\.event) == [499, 500])
  }

  @Test func `a pinned message is told once while it is in the store`() throws {
    let session = session(capacity: 100, events: 3)
    session.recorder.messages.pin(try #require(session.messages.dropFirst(2).first))
    #expect(session.messages.map(\.id) == Array(1...6))
    #expect(session.recorder.messages.kept == 6)
  }

  @Test func `a pinned message of an event that is half gone stays`() throws {
    let session = Session(capacity: 3)
    let receiver = session.make { Receiver() }
    session.event(1) {
      receiver.text("1")
      receiver.text("2")
    }
    session.recorder.messages.pin(try #require(session.messages.last))
    session.event(2) {
      receiver.text("3")
      receiver.text("4")
    }
    #expect(session.messages.map(\.id) == [2, 3, 4])
  }
}
