import Testing

@testable import LayerTracing

@Suite struct RecorderTests {
  private let session = Session()
  private let interactor: CandyInteractor

  init() { interactor = session.make { CandyInteractor(worker: CandyWorker()) } }

  @Test func `a record is 32 bytes`() {
    #expect(MemoryLayout<Record>.size == 32)
    #expect(MemoryLayout<Record>.stride == 32)
  }

  @Test func `ids count up from 1, and causes are earlier ids`() {
    session.event(1) { interactor.load() }
    session.event(2) { interactor.loadAll() }
    #expect(session.messages.map(\.id) == Array(1...session.messages.count))
    #expect(session.messages.allSatisfy { $0.cause ?? 0 < $0.id })
    #expect(session.messages.map(\.event) == [1, 1, 2, 2, 2, 2, 2])
  }

  @Test func `nothing is recorded before, after and between events`() {
    interactor.done()
    session.event { interactor.done() }
    interactor.done()
    #expect(session.lines == ["User -> Interactor done()"])
  }

  @Test func `assembling is not recorded, not even inside an event`() {
    session.event {
      interactor.done()
      session.make { interactor.load() }
      interactor.done()
    }
    #expect(session.lines == ["User -> Interactor done()", "User -> Interactor done()"])
  }

  @Test func `the app sends what it sends`() {
    session.recorder.recording(event: 0, sender: LayerInstance.appID) { interactor.done() }
    #expect(session.lines == ["App -> Interactor done()"])
    #expect(session.messages[0].sender.isOutside)
    #expect(!session.messages[0].receiver.isOutside)
  }

  @Test func `switched off it records nothing, and goes on where it was`() {
    session.event(1) { interactor.done() }
    session.recorder.isOn = false
    session.event(2) { interactor.loadAll() }
    session.recorder.isOn = true
    session.event(3) { interactor.now() }
    #expect(session.messages.map(\.event) == [1, 3, 3, 3])
    #expect(session.lines.last == "Worker -> Interactor done()")
  }

  @Test func `switched on in the middle of a call, it doesn't put the result elsewhere`() {
    let receiver = session.make { Signatures() }
    session.recorder.isOn = false
    session.event {
      receiver.over(1)
      _ = receiver.variadic()
      session.recorder.isOn = true
      receiver.nothing()
    }
    #expect(session.lines == ["User -> Presenter nothing()"])
  }

  @Test func `a layer that was made without a recorder records nothing, ever`() {
    let loner = CandyInteractor(worker: CandyWorker())
    loner.loadAll()
    session.event {
      loner.loadAll()
      interactor.done()
      loner.wire()
    }
    #expect(session.lines == ["User -> Interactor done()"])
    #expect(loner._layerToken.id == 0)
  }

  @Test func `two recorders side by side don't mix`() {
    let other = Session()
    let second = other.make { CandyInteractor(worker: CandyWorker()) }
    session.event(1) {
      interactor.now()
      other.event(7) { second.done() }
      interactor.done()
    }
    #expect(session.lines.count == 4)
    #expect(other.lines == ["User -> Interactor done()"])
    #expect(other.messages.map(\.event) == [7])
    #expect(session.recorder.layers.instances.count == other.recorder.layers.instances.count)
  }

  @Test func `an event inside an event leaves the outer one as it was`() {
    session.event(1) {
      interactor.done()
      session.event(2) { interactor.done() }
      interactor.done()
    }
    #expect(session.messages.map(\.event) == [1, 2, 1])
    #expect(session.messages.map(\.cause) == [nil, nil, nil])
  }

  @Test func `an event that throws ends as well`() {
    #expect(throws: Offline.bad) { try session.event { throw Offline.bad } }
    interactor.done()
    #expect(session.lines.isEmpty)
  }

  @Test func `event numbers stay within what a record holds`() {
    session.event(-5) { interactor.done() }
    session.event(Recorder.lastEvent) { interactor.done() }
    session.event(Int.max) { interactor.done() }
    #expect(session.messages.map(\.event) == [0, Recorder.lastEvent, Recorder.lastEvent])
    #expect(Recorder.lastEvent == 268_435_455)
  }

  @Test func `instances know their class, their name and whether they live`() {
    let recorder = session.recorder
    #expect(recorder.layers.instances[0].facts == nil)
    #expect(recorder.layers.instances[2].facts == nil)
    session.event { interactor.now() }
    #expect(recorder.layers.instances[3].facts?.name == "CandyInteractor")
    recorder.layers.name(3, "interactor")
    recorder.layers.name(99, "nobody")
    #expect(recorder.messages.trace().parties.map(\.name) == [nil, nil, nil, "interactor"])
    #expect(
      recorder.messages.trace().parties.map(\.type) == [
        "User", "App", "CandyWorker", "CandyInteractor",
      ])
    #expect(recorder.layers.instances.allSatisfy { $0.isAlive })
  }

  @Test func `a trace stays as it was when recording goes on`() {
    session.event(1) { interactor.done() }
    let trace = session.recorder.messages.trace()
    let before = trace.map(\.line)
    session.event(2) { interactor.loadAll() }
    session.recorder.layers.name(3, "other")
    #expect(trace.map(\.line) == before)
    #expect(trace.count == 1)
    #expect(trace.parties[3].name == nil)
  }

  @Test func `a trace of some events has just those`() {
    for number in 0...4 { session.event(number) { interactor.now() } }
    func events(_ range: ClosedRange<Int>) -> [Int] {
      session.recorder.messages.trace(events: range).map(\.event)
    }
    #expect(events(0...0) == [0, 0, 0])
    #expect(events(2...3) == [2, 2, 2, 3, 3, 3])
    #expect(events(4...9) == [4, 4, 4])
    #expect(events(7...9).isEmpty)
    #expect(Array(session.recorder.messages.trace(events: 2...2)).map(\.id) == [7, 8, 9])
    #expect(session.recorder.messages.trace(events: 2...2).map(\.position.crossing) == [1, 2, 3])
  }
}
