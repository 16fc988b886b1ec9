import Testing

@testable import Shell

@Suite struct ActionLogTests {
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
}
