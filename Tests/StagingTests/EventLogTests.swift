import Testing

@testable import Staging

@Suite struct EventLogTests {
  @Test func `events count from 1 and are found by their number`() {
    var log = EventLog()
    log.append(Event("increase"), targets: 1, number: 1)
    log.append(Event("quantity", value: 3), targets: 1, number: 2)
    log.append(Event("increase"), targets: 3, number: 3)
    #expect(log[1] == Event("increase"))
    #expect(log[2]?.description == "quantity 3")
    #expect(log[0] == nil)
    #expect(log[4] == nil)
  }

  @Test func `events of other stages stand between`() {
    var log = EventLog()
    for number in [2, 3, 7] { log.append(Event("e\(number)"), targets: 1, number: number) }
    #expect(log.numbers == [2, 3, 7])
    #expect(log.newest == 7)
    #expect(log.count == 3)
    #expect((0...8).map { log[$0]?.name } == [nil, nil, "e2", "e3", nil, nil, nil, "e7", nil])
    #expect((0...8).filter { log.isReceived($0, by: 1) } == [2, 3, 7])
  }

  @Test func `the log knows who received what`() {
    var log = EventLog()
    log.append(Event("increase"), targets: 0b01, number: 1)
    log.append(Event("decrease"), targets: 0b11, number: 2)
    #expect(log.isReceived(1, by: 0b01))
    #expect(!log.isReceived(1, by: 0b10))
    #expect(log.count(missedBy: 0b10) == 1)
    #expect(log.newest(receivedBy: 0b10) == 2)
    #expect(log.newest(receivedBy: 0b100) == 0)
    log.receive(all: 0b10)
    #expect(log.count(missedBy: 0b10) == 0)
    var seen: [String] = []
    let stopped = log.first(receivedBy: 0b10) {
      seen.append("\($0) \($1)")
      return false
    }
    #expect(seen == ["1 increase", "2 decrease"])
    #expect(stopped == nil)
    #expect(log.first(receivedBy: 0b10) { $1 == Event("decrease") } == 2)
  }

  @Test func `however many specimens catch up, there are no more kinds of events than before`() {
    var log = EventLog()
    for number in 1...4 { log.append(Event("e\(number % 2)"), targets: 1, number: number) }
    for place in 1..<128 { log.receive(all: 1 << place) }
    #expect(log.kindCount == 2)
    #expect(log.isReceived(3, by: 1 << 127))
    #expect((0..<128).allSatisfy { log.count(missedBy: 1 << $0) == 0 })
  }

  @Test func `who is spared an event has missed it`() {
    var log = EventLog()
    for number in 1...3 { log.append(Event("increase"), targets: 0b11, number: number) }
    log.spare(0b10, 2)
    #expect(!log.isReceived(2, by: 0b10))
    #expect(log.isReceived(2, by: 0b01))
    #expect(log.count(missedBy: 0b10) == 1)
  }

  @Test func `the newest event is taken back as if it had never been`() {
    var log = EventLog()
    log.append(Event("increase"), targets: 1, number: 1)
    // Another stage's event came between.
    log.append(Event("increase"), targets: 1, number: 3)
    log.removeLast()
    #expect(log.numbers == [1])
    #expect(log[3] == nil)
    log.append(Event("decrease"), targets: 1, number: 2)
    #expect(log.numbers == [1, 2])
    #expect(log[2] == Event("decrease"))
  }
}
