import Testing

@Suite struct HistoryCommandTests {
  @Test func `before anything was done it says so`() {
    let learner = Learner()
    #expect(learner.type("history") == "Nothing was done yet.\n")
    #expect(learner.type("open", "help", "history") == "Nothing was done yet.\n")
  }

  @Test func `it lists what was done in its plainest form, and nothing that was only looked at`() {
    let learner = Learner()
    learner.type(
      "open counter", "FIRE increase on mvp", "trace mvp", "+ # once more", "sync; side",
      "fire", "incraese", "close 'viper'", "reset", "events")
    #expect(
      learner.type("history") == """
          1  open counter
          2  fire increase on mvp
          3  fire increase
          4  sync
          5  close viper
          6  reset

        """)
  }

  @Test func `what was taken back is not in it`() {
    let learner = Learner()
    learner.type("open counter", "fire +", "fire -", "undo")
    #expect(learner.type("history") == "  1  open counter\n  2  fire increase\n")
  }

  @Test func `numbers of different length end in the same column`() {
    let learner = Learner()
    learner.type(["open counter mvp"] + Array(repeating: "+", count: 9))
    let lines = learner.type("history").lines
    #expect(lines.first == "   1  open counter mvp")
    #expect(lines.last == "  10  fire increase")
  }
}
