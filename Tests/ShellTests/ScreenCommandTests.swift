import Testing

@Suite struct ScreenCommandTests {
  @Test func `screens that are alike are drawn once, the others beside them where there is room`() {
    let learner = Learner()
    learner.type("open counter mvc mvp viper", "fire decrease on viper")
    #expect(
      learner.type("screen") == """
          ╭─ MVC = MVP ───╮  ╭─ VIPER ───────╮
          │       0       │  │      -1       │
          │ [ - ]   [ + ] │  │ [ - ]   [ + ] │
          ╰───────────────╯  ╰───────────────╯

        """)
    let narrow = Learner(columns: 30)
    narrow.type("open counter mvc mvp viper", "fire decrease on viper")
    #expect(
      narrow.type("screen") == """
          ╭─ MVC = MVP ───╮
          │       0       │
          │ [ - ]   [ + ] │
          ╰───────────────╯
          ╭─ VIPER ───────╮
          │      -1       │
          │ [ - ]   [ + ] │
          ╰───────────────╯

        """)
  }

  @Test func `only the patterns that are named are drawn`() {
    let learner = Learner()
    learner.type("open counter mvc mvp viper")
    #expect(learner.type("screen mvp").contains("╭─ MVP ─"))
    #expect(learner.type("screen mvp counter.mvc").contains("MVP = MVC"))
  }

  @Test func `naming a pattern twice draws it once`() {
    let learner = Learner()
    learner.type("open counter mvc mvp viper")
    #expect(learner.type("screen mvp mvp") == learner.type("screen mvp"))
  }

  @Test func `in plain mode a screen is what stands on it`() {
    let learner = Learner(isPlain: true)
    learner.type("open counter mvc mvp viper")
    #expect(
      learner.type("screen") == """
        The same screen in MVC, MVP and VIPER:
        0
        [ - ] [ + ]

        """)
  }
}
