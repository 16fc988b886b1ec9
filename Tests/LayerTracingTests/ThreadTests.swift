import Dispatch
import Testing

@testable import LayerTracing

/// Layers that are used on other threads than their recorder's, which no rule of the compiler forbids them.
@Suite struct ThreadTests {
  private let session = Session(capacity: 100_000)

  @Test func `a message on another thread is delivered and counted, and in no event`() {
    let guest = session.make { Guest() }
    session.event {
      guest.hear("first")
      elsewhere {
        guest.hear("second")
        guest.number = 2
        guest.text = "two"
        guest.answer { $0.hear("third") }
      }
      guest.hear("last")
    }
    #expect(session.lines == ["User -> Model hear [first]", "User -> Model hear [last]"])
    #expect(session.recorder.strays == 6)
    #expect(guest.heard == ["first", "second", "third", "last"])
    #expect(guest.number == 2)
  }

  @Test func `also after its event, and not where no event runs on the recorder's own thread`() {
    let guest = session.make { Guest() }
    session.event { guest.hear("in time") }
    guest.hear("between events")
    #expect(session.recorder.strays == 0)
    elsewhere { guest.hear("late") }
    #expect(session.recorder.strays == 1)
    #expect(session.lines == ["User -> Model hear [in time]"])
  }

  @Test func `a recorder may go on on another thread`() {
    let guest = session.make { Guest() }
    let recorder = session.recorder
    session.event { guest.hear("here") }
    elsewhere { recorder.recording(event: 2) { guest.hear("there") } }
    #expect(session.messages.map(\.event) == [1, 2])
    #expect(recorder.strays == 0)
  }

  @Test func `messages on several threads at once leave the trace whole`() {
    let guests = session.make { (0..<50).map { _ in Guest() } }
    session.event { for guest in guests { guest.pass("") } }
    session.event(2) {
      let others = DispatchGroup()
      for thread in 0..<3 {
        DispatchQueue.global().async(group: others) {
          for number in 0..<10_000 { guests[number % 50].pass("thread \(thread), and a long text") }
        }
      }
      for number in 0..<10_000 { guests[number % 50].pass("number \(number), and a long text") }
      others.wait()
    }
    #expect(session.recorder.strays == 30_000)
    let second = session.recorder.messages.trace(events: 2...2)
    #expect(second.count == 10_000)
    #expect(second.allSatisfy { $0.sender.role == .user && "\($0.arguments)".contains("number") })
  }

  @Test func `what is released on another thread is noted as gone`() {
    let recorder = session.recorder
    for round in 1...20 {
      let doomed = Doomed(session.make { (0..<20).map { _ in Guest() } })
      session.event(round) {
        for guest in doomed.guests { guest.keep { guest.pass("") } }
        #expect(recorder.handedClosures.count == 20)
        let others = DispatchGroup()
        DispatchQueue.global().async(group: others) { doomed.release() }
        for _ in 0..<20 where !recorder.layers.living.isEmpty { _ = recorder.handedClosures }
        others.wait()
      }
      #expect(recorder.handedClosures.isEmpty)
    }
    #expect(recorder.layers.instances.count { $0.isAlive } == 2)
  }

  @Test func `two threads can't run events of one recorder at once`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let recorder = Recorder()
      recorder.recording(event: 1) { elsewhere { recorder.recording(event: 2) {} } }
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(words.contains("a recorder's events run on one thread at a time"))
  }
}

/// Runs `body` on another thread, and waits for it.
private func elsewhere(_ body: @escaping @Sendable () -> Void) {
  let group = DispatchGroup()
  // A queue of its own, because to wait for a shared one may run the body here.
  DispatchQueue(label: "elsewhere").async(group: group, execute: body)
  group.wait()
}

/// Something that is passed from thread to thread, one at a time but for ``pass(_:)``.
@Layer(.model)
private final class Guest: @unchecked Sendable {
  @Unrecorded var heard: [String] = []
  var number = 0
  var text = ""
  @Unrecorded var kept: (() -> Void)?

  func hear(_ text: String) { heard.append(text) }
  func pass(_ text: String) {}
  func answer(_ body: @escaping (Guest) -> Void) { body(self) }
  func keep(_ body: @escaping () -> Void) { kept = body }
}

/// Guests that keep themselves alive until they are told to let go.
private final class Doomed: @unchecked Sendable {
  private(set) var guests: [Guest]

  init(_ guests: [Guest]) { self.guests = guests }

  func release() {
    for guest in guests { guest.kept = nil }
    guests = []
  }
}
