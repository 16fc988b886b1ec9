import LayerTracing
import Testing

/// `keeps` decides before anything is dropped for want of room.
@Suite struct FilterTests {
  private let session = Session()
  private let interactor: CandyInteractor
  private let receiver: Receiver

  init() {
    (interactor, receiver) = session.make {
      (CandyInteractor(worker: CandyWorker()), Receiver())
    }
  }

  @Test func `a refused message gets no id, and what it causes is put down to its cause`() {
    session.recorder.keeps = { $0.baseName != "loadAll" && $0.baseName != "finally" }
    session.event { interactor.loadAll() }
    #expect(
      session.lines == [
        "Interactor -> Worker fetch(\"x\", then: { … }, finally: { … })",
        "Worker ~> Interactor then(candy: Candy(price: 1), 2)",
        "Interactor -> Interactor done()",
      ])
    #expect(session.messages.map(\.id) == [1, 2, 3])
    #expect(session.messages.map { $0.cause ?? 0 } == [0, 1, 1])
  }

  @Test func `values belong to the messages that are kept`() {
    session.recorder.keeps = { $0.baseName != "text" }
    session.event {
      receiver.text("refused 1")
      receiver.take("kept 1")
      receiver.text("refused 2")
      receiver.text("refused 3")
      receiver.take("kept 2")
    }
    #expect(
      session.messages.map(\.arguments.first?.value) == [.string("kept 1"), .string("kept 2")])
  }

  @Test func `values stay right in a full store`() {
    let session = Session(capacity: 3)
    let receiver = session.make { Receiver() }
    session.recorder.keeps = { $0.baseName != "text" }
    for number in 1...20 {
      session.event(number) {
        receiver.text("refused \(number)")
        receiver.take("kept \(number)")
        receiver.text("refused \(number)")
      }
    }
    #expect(
      session.messages.map(\.arguments.first?.value) == [.string("kept 19"), .string("kept 20")])
  }

  @Test func `a refused call's result is not put down to its cause`() {
    session.recorder.keeps = { $0.baseName != "isFine" && $0.baseName != "by" }
    session.event { #expect(interactor.ask()) }
    #expect(session.lines == ["User -> Interactor ask() => true"])
    session.recorder.keeps = { $0.baseName != "give" }
    session.event(2) {
      receiver.take(1)
      _ = receiver.give("lost")
    }
    #expect(session.messages.last?.result == nil)
    #expect(session.messages.count == 2)
  }

  @Test func `what is refused takes no room`() {
    let session = Session(capacity: 4)
    let receiver = session.make { Receiver() }
    session.recorder.keeps = { $0.name == "flag(_:)" }
    session.event(1) { receiver.flag(true) }
    for number in 2...50 { session.event(number) { receiver.number(number) } }
    #expect(session.lines == ["User -> Model flag(true)"])
    #expect(session.recorder.dropped == 0)
  }

  @Test func `a write can be refused, too`() {
    let amounts = session.make { Amounts() }
    session.recorder.keeps = { $0.kind != .write }
    session.event {
      amounts.total = 3
      amounts.increase()
    }
    #expect(session.lines == ["User -> Model heard(3)", "User -> Model increase()"])
    #expect(amounts.number == 2)
  }
}
