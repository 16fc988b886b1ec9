import Terminal
import Testing

@testable import Shell

@Suite struct SetCommandTests {
  @Test func `alone it tells what is set, and what could be`() {
    #expect(
      Learner().type("set") == """
          look standard     standard, projector  for one reader, or for a class in front
                                                 of a projector
          plain off         on, off              sentences in place of boxes and
                                                 columns, for those who listen
          color off         on, off              whether there is colour
          ambiguous narrow  narrow, wide         how wide the terminal draws Greek,
                                                 arrows and boxes

        """)
    #expect(Learner().type("set look") == "look is standard.\n")
  }

  @Test func `plain can be turned on and off in the middle of a session`() {
    let learner = Learner()
    learner.type("open counter mvp")
    #expect(learner.type("set plain on") == "plain is on now.\n")
    #expect(learner.type("screen") == "Screen of MVP:\n0\n[ - ] [ + ]\n")
    learner.type("set plain off")
    #expect(learner.type("screen").contains("╭─ MVP ─"))
  }

  @Test func `for a projector nothing is dim`() {
    let learner = Learner(color: true)
    learner.type("open counter", "set look projector")
    #expect(!learner.type("help").contains("\u{1B}[2m"))
    learner.type("set look standard")
    #expect(learner.type("help").contains("\u{1B}[2m"))
    learner.type("set color off")
    #expect(!learner.type("help").contains("\u{1B}"))
  }

  @Test(arguments: Setting.allCases)
  func `whatever can be set is seen somewhere`(setting: Setting) {
    let seen = setting.values.map { value in
      let learner = Learner(color: true)
      learner.type("open counter", "fire increase", "set \(setting.rawValue) \(value)")
      return ["screen", "side", "help"].map { learner.type($0) }
    }
    #expect(Set(seen).count == setting.values.count)
  }

  @Test func `it is no action of the session`() {
    let learner = Learner()
    learner.type("set plain on")
    #expect(learner.session.timeline.count == 0)
  }

  @Test func `a file of settings is taken line by line, and its faults are told`() {
    let learner = Learner()
    let faults = learner.runner.configure(
      "# mine\r\n\r\nset plain on\r\nset plane on\nset look projecter\nset color off; open counter\n"
        + "set look projector # x\n"
    )
    #expect(faults.map(\.line) == [4, 5, 6])
    #expect(
      faults.map(\.complaint.headline) == [
        "no such setting. Did you mean 'plain'?",
        "no such value of look. Did you mean 'projector'?",
        "only 'set' can stand here.",
      ])
    #expect(learner.out.profile.isPlain)
    #expect(learner.out.profile.look == .projector)
    #expect(learner.session.state.current == nil)
  }
}
