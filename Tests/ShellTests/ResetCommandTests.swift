import Testing

@Suite struct ResetCommandTests {
  @Test func `the open patterns are loaded anew and the events forgotten`() {
    let learner = Learner()
    learner.type("open counter mvc mvp", "fire increase", "fire increase on mvp")
    #expect(
      learner.type("reset") == """
        Loaded again; 2 events were cleared.
          ╭─ MVC = MVP ───╮
          │       0       │
          │ [ - ]   [ + ] │
          ╰───────────────╯

        """)
    #expect(learner.session.state.current?.events.count == 0)
    #expect(learner.patterns == ["mvc", "mvp"])
  }

  @Test func `events count from 1 again`() {
    let learner = Learner()
    learner.type("open counter", "fire increase", "reset")
    #expect(learner.type("fire decrease").hasPrefix("event 1, decrease"))
    #expect(learner.shown["mvp"] == "-1")
  }

  @Test func `no pattern is behind afterwards`() {
    let learner = Learner()
    learner.type("open counter", "fire increase on mvp", "reset")
    #expect(learner.type("sync") == "No pattern has missed an event.\n")
  }
}
