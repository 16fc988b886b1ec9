import Testing

@testable import Shell

@Suite struct ActionLogTests {
  /// A log of so many actions, each of which fires the event of its number.
  private func log(events: Int) -> ActionLog {
    var log = ActionLog()
    for number in 0..<events {
      log.append("fire \(number + 1)")
      log.note(event: number + 1)
    }
    return log
  }

  @Test func `actions come back in order, equal ones too`() {
    var log = ActionLog()
    for line in ["a", "b", "b", "a"] { log.append(line) }
    #expect(Array(log.actions) == ["a", "b", "b", "a"])
    #expect(log.count == 4)
  }

  @Test func `the newest is taken back first`() {
    var log = ActionLog()
    log.append("a")
    log.append("b")
    #expect(log.removeLast() == "b")
    #expect(log.removeLast() == "a")
    #expect(log.removeLast() == nil)
    log.append("b")
    #expect(Array(log.actions) == ["b"])
  }

  @Test func `who has gone back has the rest ahead`() {
    var log = log(events: 4)
    log.move(to: 1, "goto 1")
    #expect(Array(log.actions) == ["fire 1"])
    #expect(Array(log.ahead) == ["fire 2", "fire 3", "fire 4"])
    #expect(log.newestEvent?.done == 1)
    #expect(log.newestEvent?.ofAll == 4)
    #expect(log.removeLast() == "goto 1")
    #expect(log.ahead.isEmpty)
    #expect(log.count == 4)
  }

  @Test func `another future drops what was ahead until it is taken back`() {
    var log = log(events: 4)
    log.move(to: 2, "goto 2")
    log.append("other")
    log.note(event: 3)
    log.append("more")
    #expect(Array(log.actions) == ["fire 1", "fire 2", "other", "more"])
    #expect(log.place(ofEvent: 3) == 2)
    #expect(log.place(ofEvent: 4) == nil)
    #expect(log.removeLast() == "more")
    #expect(log.ahead.isEmpty)
    #expect(log.removeLast() == "other")
    #expect(Array(log.ahead) == ["fire 3", "fire 4"])
    #expect(log.place(ofEvent: 4) == 3)
    #expect(log.removeLast() == "goto 2")
    #expect(log.removeLast() == "fire 4")
  }

  @Test func `what changes no event leaves the future as it is`() {
    var log = log(events: 4)
    log.move(to: 2, "goto 2")
    log.append("note", keepsFuture: true)
    #expect(Array(log.actions) == ["fire 1", "fire 2", "note"])
    #expect(Array(log.ahead) == ["fire 3", "fire 4"])
    #expect((1...4).map { log.place(ofEvent: $0) } == [0, 1, 3, 4])
    #expect(log.newestEvent?.done == 2)
    #expect(log.removeLast() == "note")
    #expect((1...4).map { log.place(ofEvent: $0) } == [0, 1, 2, 3])
    log.move(to: 0, "goto 0")
    log.append("note", keepsFuture: true)
    #expect((1...4).map { log.place(ofEvent: $0) } == [1, 2, 3, 4])
  }

  @Test func `events are found where actions without any stand between, or one has several`() {
    var log = ActionLog()
    log.append("open")
    log.append("fire")
    log.note(event: 1)
    log.append("note")
    log.append("lesson")
    for number in 2...4 { log.note(event: number) }
    log.append("fire")
    log.note(event: 5)
    #expect((1...5).map { log.place(ofEvent: $0) } == [1, 3, 3, 3, 4])
    log.append("reset")
    log.append("fire")
    log.note(event: 1)
    #expect(log.place(ofEvent: 1) == 6)
    #expect(log.place(ofEvent: 2) == 3)
    #expect(log.newestEvent?.done == 1)
  }
}
