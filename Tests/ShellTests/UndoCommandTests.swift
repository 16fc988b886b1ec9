import Catalog
import Shell
import TestSupport
import Testing

@Suite struct UndoCommandTests {
  @Test func `it says so when fewer actions could be undone than were asked for`() {
    let learner = Learner()
    let told = learner.type("open counter mvp", "increase", "undo 50")
    #expect(told.contains("You asked for 50; only 2 could be undone."), "\(told)")
    #expect(!learner.type("open counter mvp", "undo").contains("You asked"))
  }

  @Test func `the newest action is taken back`() {
    let learner = Learner()
    learner.type("open counter mvc mvp", "fire increase", "fire increase")
    #expect(
      learner.type("undo") == """
        Undone: fire increase
          ╭─ MVC = MVP ───╮
          │       1       │
          │ [ - ]   [ + ] │
          ╰───────────────╯

        """)
    #expect(learner.session.state.current?.events.count == 1)
    #expect(learner.type("trace mvp").hasPrefix("counter.mvp, event 1, increase"))
  }

  @Test(arguments: [
    ["open counter mvc", "fire increase", "open counter mvp"],
    ["open counter", "fire increase", "close viper"],
    ["open counter", "fire increase", "close"],
    ["open counter", "fire increase on mvp", "sync"],
    ["open counter", "fire increase", "fire - on mvc", "reset"],
    ["open counter", "fire increase", "fire increase on viper"],
    ["open counter", "open lamp"],
    ["open lamp", "fire toggle", "open counter", "fire increase", "open lamp", "close"],
  ])
  func `everything is as it was before, whatever the action was`(lines: [String]) {
    let features = Catalog.features + [Lamp.feature]
    let learner = Learner(features: features)
    learner.type(lines)
    let done = Learner(features: features)
    done.type(Array(lines.dropLast()))
    learner.type("undo")
    for line in ["screen", "events", "trace", "inspect --paths", "history", "export jsonl -"] {
      #expect(learner.type(line) == done.type(line), "\(line)")
    }
  }

  @Test func `one after another, all actions are taken back`() {
    let learner = Learner()
    learner.type("open counter", "fire increase", "close mvp")
    learner.type("undo", "undo")
    #expect(learner.type("undo").contains("Nothing is open."))
    #expect(learner.session.state.current == nil)
    #expect(learner.type("undo").hasPrefix("There is nothing to undo."))
  }

  @Test func `no reason is taken back as that`() {
    let learner = Learner()
    learner.type("open counter mvp", "predict increase", "vpmpv", "fire increase", "")
    #expect(learner.type("undo").hasPrefix("Undone: a reason left empty\n"))
  }

  @Test func `looking is no action`() {
    let learner = Learner()
    learner.type("open counter", "fire increase", "trace", "fire", "open", "events")
    #expect(learner.type("undo").hasPrefix("Undone: fire increase\n"))
  }

  @Test func `an event that was fired by an odd name is fired again when a later one is undone`() {
    let learner = Learner(features: [Lamp.feature])
    learner.type("open lamp", "fire '\(Lamp.hostile)'", "fire wide", "undo")
    #expect(learner.session.state.current?.events.count == 1)
    #expect(learner.session.timeline.count == 2)
  }

  @Test func `each command of a line is an action of its own`() {
    let learner = Learner()
    learner.type("open counter; fire increase; fire increase", "undo")
    #expect(learner.shown["mvp"] == "1")
  }

  @Test func `what can't be done again isn't taken back, and nothing is lost`() throws {
    let folder = try ScratchFolder()
    let file = try folder.add("own.md", ToyCourse.taps)
    let learner = Learner(columns: 500)
    learner.type("lesson \(file)", "note mine", "fire increase", "skip")
    let prompt = learner.prompt
    let shown = learner.shown
    // Before the step that was skipped to, the lesson is begun again.
    try folder.add("own.md", "broken")
    #expect(learner.type("undo").contains("can't be taken back: this lesson has"))
    #expect(learner.shown == shown)
    #expect(learner.session.timeline.count == 4)
    #expect(learner.prompt == prompt && prompt.hasPrefix("taps 2/3"))
    #expect(learner.type("notes").lines.count == 1)
  }

  @Test func `what was done in a step is taken back without what came before it`() throws {
    let folder = try ScratchFolder()
    let file = try folder.add("own.md", ToyCourse.taps)
    let learner = Learner(columns: 500)
    learner.type("open candy viper~b", "close")
    let leaks = learner.type("leaks")
    learner.type("lesson \(file)", "note mine", "fire increase", "fire increase")
    // Were the lesson begun again, its file would be read.
    try folder.add("own.md", "broken")
    #expect(learner.type("undo").hasPrefix("Undone: fire increase\n"))
    #expect(learner.shown == ["mvc": "1"])
    learner.type("undo", "fire decrease")
    #expect(learner.shown == ["mvc": "-1"])
    #expect(learner.prompt == "taps 1/3 quiz> ")
    #expect(learner.type("notes").lines.count == 1)
    // What is left of a specimen that was closed in free play is as it was.
    learner.type("play")
    #expect(leaks.contains("4 layers") && learner.type("leaks") == leaks)
  }

  @Test func `a script that takes back thousands of changes makes what is left once`() throws {
    let learner = Learner()
    let quiet = Runner(learner.session, out: .memory())
    try quiet.run("open counter mvp")
    for _ in 0..<500 { try quiet.run("fire increase") }
    let made = ObjectIdentifier(learner.session.state)
    for _ in 0..<498 { try quiet.run("undo") }
    #expect(learner.done == ["open counter mvp", "fire increase", "fire increase"])
    #expect(ObjectIdentifier(learner.session.state) != made)
    #expect(learner.shown == ["mvp": "2"])
    try quiet.run("fire increase")
    #expect(learner.shown == ["mvp": "3"])
    for _ in 0..<4 { try quiet.run("undo") }
    #expect(throws: CommandError.self) { try quiet.run("undo") }
    #expect(learner.type("redo").contains("counter"))
    #expect(learner.done == ["open counter mvp"])
  }
}
