import Testing

@testable import Staging

@Suite struct EventLogTests {
  @Test func `events count from 1 and are found by their number`() {
    var log = EventLog()
    #expect(log.append(Event("increase"), targets: 1) == 1)
    #expect(log.append(Event("quantity", value: 3), targets: 1) == 2)
    #expect(log.append(Event("increase"), targets: 3) == 3)
    #expect(log[1] == Event("increase"))
    #expect(log[2]?.description == "quantity 3")
    #expect(log[0] == nil)
    #expect(log[4] == nil)
  }

  @Test func `the log knows who received what`() {
    var log = EventLog()
    _ = log.append(Event("increase"), targets: 0b01)
    _ = log.append(Event("decrease"), targets: 0b11)
    #expect(log.isReceived(1, by: 0b01))
    #expect(!log.isReceived(1, by: 0b10))
    #expect(log.count(missedBy: 0b10) == 1)
    #expect(log.newest(receivedBy: 0b10) == 2)
    #expect(log.newest(receivedBy: 0b100) == 0)
    log.receive(all: 0b10)
    #expect(log.count(missedBy: 0b10) == 0)
    var seen: [String] = []
    log.each(receivedBy: 0b10) { seen.append("\($0) \($1)") }
    #expect(seen == ["1 increase", "2 decrease"])
  }
}
