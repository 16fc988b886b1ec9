import LayerTracing
import Testing

/// Messages that cause one another without end are stopped.
@Suite struct RunawayTests {
  private let session = Session(capacity: 10_000)

  @Test func `two layers that call each other are stopped at the deepest message`() {
    let (ping, pong) = session.make { (Ping(), Ping()) }
    (ping.other, pong.other) = (pong, ping)
    session.event { ping.hit(0) }
    #expect(session.messages.count == Recorder.deepest)
    #expect(session.recorder.runaway == Recorder.deepest)
    #expect(session.messages.last?.arguments.first?.value == .int(Recorder.deepest - 1))
    #expect(ping.hits + pong.hits == Recorder.deepest)
  }

  @Test func `as deep as is allowed is no runaway`() {
    let (ping, pong) = session.make { (Ping(), Ping()) }
    (ping.other, pong.other) = (pong, ping)
    pong.most = Recorder.deepest
    ping.most = Recorder.deepest
    for number in 1...5 { session.event(number) { ping.hit(0) } }
    #expect(session.recorder.runaway == nil)
    #expect(session.messages.count == 5 * Recorder.deepest)
  }

  @Test func `as many as you like beside one another are no runaway`() {
    let ping = session.make { Ping() }
    ping.most = 0
    session.event { for number in 0..<30_000 { ping.hit(number) } }
    #expect(session.recorder.runaway == nil)
    #expect(session.recorder.messages.count == 30_000)
  }

  @Test(arguments: [1, 7, 300, 1_000, 2_000])
  func `the depth is known however little is kept, and whatever is sent on the way`(capacity: Int) {
    let session = Session(capacity: capacity)
    let (ping, pong) = session.make { (Ping(), Ping()) }
    (ping.other, pong.other) = (pong, ping)
    (ping.chatter, pong.chatter) = (3, 3)
    session.event { ping.hit(0) }
    #expect(session.recorder.isEndless)
    #expect(ping.hits + pong.hits == Recorder.deepest)
    let calm = Session(capacity: capacity)
    let (one, other) = calm.make { (Ping(), Ping()) }
    (one.other, other.other, one.chatter) = (other, one, 5)
    (one.most, other.most) = (Recorder.deepest - 1, Recorder.deepest - 1)
    for number in 1...3 { calm.event(number) { one.hit(0) } }
    #expect(calm.recorder.runaway == nil)
  }

  @Test func `a closure that calls back without end is stopped, too`() {
    let ping = session.make { Ping() }
    session.event { ping.ask { _ in } }
    #expect(session.recorder.runaway != nil)
    #expect(session.messages.count == Recorder.deepest)
  }

  @Test func `a call that may return nothing returns nothing`() {
    let ping = session.make { Ping() }
    session.event { #expect(ping.find(0) == nil) }
    #expect(session.recorder.runaway == Recorder.deepest)
  }

  @Test func `from then on nothing is recorded or delivered`() {
    let (ping, pong) = session.make { (Ping(), Ping()) }
    session.recorder.stopDelivering()
    session.event {
      ping.hit(0)
      ping.other = pong
      ping.hit(1)
    }
    #expect(ping.hits == 0)
    #expect(session.messages.isEmpty)
    #expect(session.recorder.runaway == 0)
  }

  @Test func `a recorder can be stopped while an event goes on without end`() {
    let ping = session.make { Ping() }
    var pulses = 0
    session.recorder.pulse = { [session] in
      pulses += 1
      if pulses == 40 { session.recorder.stopDelivering() }
    }
    session.event {
      while session.recorder.runaway == nil {
        ping.most = 0
        ping.hit(1)
      }
    }
    #expect(pulses == 40)
    #expect(session.recorder.messages.count < 40 * Recorder.deepest)
  }

  @Test func `answers that come late aren't deeper for that`() {
    let ping = session.make { Ping() }
    ping.most = 0
    var cause: UInt32 = 0
    for number in 1...3_000 {
      session.recorder.recording(event: number, sender: ping._layerToken.id, cause: cause) {
        ping.hit(number)
      }
      cause = UInt32(session.recorder.messages.count)
    }
    #expect(session.recorder.runaway == nil)
  }
}

/// Passes on what it hears.
@Layer(.presenter)
final class Ping {
  @Unrecorded weak var other: Ping?
  @Unrecorded var most = Int.max
  @Unrecorded var hits = 0
  @Unrecorded var chatter = 0

  func hit(_ number: Int) {
    hits += 1
    for _ in 0..<chatter { chat() }
    if number + 1 < most { other?.hit(number + 1) }
  }

  func chat() {}

  func ask(_ answer: @escaping (_ number: Int) -> Void) {
    ask { [weak self] _ in self?.hit(0) }
    answer(1)
  }

  func find(_ number: Int) -> String? { find(number + 1) }
}
