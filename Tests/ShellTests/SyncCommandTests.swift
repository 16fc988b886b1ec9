import Testing

@Suite struct SyncCommandTests {
  @Test func `who missed events is brought up`() {
    let learner = Learner()
    learner.type("open counter mvc mvp viper", "fire increase on mvp", "fire increase on mvp viper")
    #expect(learner.shown == ["mvc": "0", "mvp": "2", "viper": "1"])
    #expect(
      learner.type("sync") == """
        Caught up: MVC and VIPER.
          ╭─ MVC = MVP = VIPER ─╮
          │          2          │
          │    [ - ]   [ + ]    │
          ╰─────────────────────╯

        """)
    #expect(learner.patterns == ["mvc", "mvp", "viper"])
  }

  @Test func `every build of a feature has a place of its own, and many catch up at once`() throws {
    let learner = Learner()
    learner.type("open counter")
    let all = try #require(learner.session.state.current?.feature.all.map(\.name))
    #expect(all.count > 33)
    learner.type("open counter only \(all.joined(separator: " "))", "fire increase on \(all[0])")
    let last = try #require(all.last)
    learner.type("fire increase on \(last)")
    let shown = learner.shown
    #expect(shown[all[0]] == "1" && shown[last] == "1")
    #expect(all.dropFirst().dropLast().allSatisfy { shown[$0] == "0" })
    learner.type("sync")
    // The messages of these never end, so that their events are taken back.
    #expect(
      Set(learner.shown.filter { $0.value != "2" }.keys).isSubset(of: [
        "mvc~b", "mvc~writes", "mvvm~b",
      ]))
  }

  @Test func `it says so when no pattern is behind`() {
    let learner = Learner()
    learner.type("open counter mvc mvp viper", "fire increase")
    #expect(learner.type("sync") == "No pattern has missed an event.\n")
  }

  @Test func `events are caught up with in their own order and under their own numbers`() {
    let learner = Learner()
    learner.type(
      "open counter mvc mvp", "fire increase on mvp", "fire decrease on mvc", "fire increase",
      "sync")
    #expect(learner.shown == ["mvc": "1", "mvp": "1"])
    for pattern in ["mvc", "mvp"] {
      let trace = learner.type("trace \(pattern)#2")
      #expect(trace.hasPrefix("counter.\(pattern), event 2, decrease"))
      #expect(trace.lines.dropLast().last?.hasPrefix("\(pattern)#2.5") == true)
    }
  }

  @Test func `what follows is fired at everybody again`() {
    let learner = Learner()
    learner.type("open counter mvc mvp viper", "fire increase on mvp", "sync")
    #expect(!learner.type("fire increase").contains("Behind"))
  }
}
