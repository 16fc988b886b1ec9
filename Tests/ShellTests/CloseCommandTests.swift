import Testing

@Suite struct CloseCommandTests {
  @Test func `one pattern is closed and the others stay as they are`() {
    let learner = Learner()
    learner.type("open counter mvc mvp viper", "fire increase")
    #expect(
      learner.type("close viper")
        == "Closed VIPER. Still open: MVC, MVP.\nReleased: all 3 layers.\n")
    #expect(learner.shown == ["mvc": "1", "mvp": "1"])
    #expect(learner.session.state.current?.events.count == 1)
  }

  @Test func `several are closed at once`() {
    let learner = Learner()
    learner.type("open counter mvc mvp viper")
    #expect(
      learner.type("close viper mvc")
        == "Closed VIPER and MVC. Still open: MVP.\nReleased: all 5 layers.\n")
  }

  @Test func `alone it closes the feature and forgets its events`() {
    let learner = Learner()
    learner.type("open counter mvc mvp", "fire increase")
    #expect(
      learner.type("close") == """
        Closed counter: MVC and MVP.
        Released: all 5 layers.

        """)
    #expect(learner.session.state.current == nil)
    learner.type("open counter")
    #expect(Set(learner.shown.values) == ["0"])
    #expect(learner.session.state.current?.events.count == 0)
  }

  @Test func `closing the last pattern closes the feature`() {
    let learner = Learner()
    learner.type("open counter mvp", "fire increase")
    #expect(learner.type("close mvp") == "Closed counter: MVP.\nReleased: all 3 layers.\n")
    #expect(learner.type("screen").hasPrefix("Nothing is open."))
  }

  @Test func `naming a pattern twice closes it once`() {
    let learner = Learner()
    learner.type("open counter mvc mvp viper")
    #expect(
      learner.type("close mvp mvp")
        == "Closed MVP. Still open: MVC, VIPER.\nReleased: all 3 layers.\n")
  }

  @Test func `what was closed and is opened again catches up`() {
    let learner = Learner()
    learner.type("open counter mvc mvp viper", "fire increase", "close mvp", "fire increase")
    #expect(learner.type("open mvp").contains("MVP caught up with 2 events.\n"))
    #expect(learner.shown == ["mvc": "2", "mvp": "2", "viper": "2"])
  }
}
