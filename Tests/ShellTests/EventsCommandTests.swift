import Testing

@Suite struct EventsCommandTests {
  @Test func `it lists what can be fired, and that nothing has been`() {
    let learner = Learner()
    learner.type("open counter mvc mvp viper")
    #expect(
      learner.type("events") == """
        Events of counter: increase (+), decrease (-).
        No event has been fired yet.

        """)
  }

  @Test func `it lists what has been fired, and who missed it`() {
    let learner = Learner()
    learner.type(
      "open counter mvc mvp viper", "fire increase", "fire - on mvp", "fire + on mvc viper")
    #expect(
      learner.type("events") == """
        Events of counter: increase (+), decrease (-).
        Fired:
          1  increase
          2  decrease   missed by MVC and VIPER
          3  increase   missed by MVP

        """)
  }

  @Test func `of many only the newest are listed`() {
    let learner = Learner()
    learner.type(["open counter mvp"] + Array(repeating: "+", count: 104))
    let lines = learner.type("events").lines
    #expect(lines.count == 22)
    #expect(lines[1] == "Fired, the last 20 of 104:")
    #expect(lines[2].contains("85  increase"))
    #expect(lines.last?.contains("104  increase") == true)
  }

  @Test func `numbers of different length end in the same column`() {
    let learner = Learner()
    learner.type(["open counter mvp"] + Array(repeating: "+", count: 10))
    let places = learner.type("events").lines.compactMap { line in
      line.firstRange(of: "  increase").map {
        line.distance(from: line.startIndex, to: $0.lowerBound)
      }
    }
    #expect(Set(places).count == 1, "\(places)")
  }
}
