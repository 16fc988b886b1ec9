import Catalog
import TestSupport
import Testing

@testable import Shell

/// `goto`, `rewind`, `forward`: all is as it was then.
@Suite struct GotoCommandTests {
  @Test func `going back counts the events that are left, and tells of another feature in front`() {
    let learner = Learner()
    learner.type("open candy mvp", "buy", "open counter mvp", "+", "+", "reset", "+")
    let back = learner.type("rewind")
    #expect(back.hasPrefix("Before event 2 of 2\nAhead: 1 event. "), "\(back)")
    #expect(learner.type("forward").hasPrefix("Event 2 of 2, increase\n"))
    #expect(
      learner.type("rewind", "-").contains("This dropped what lay ahead: event 2. To get it back"))
    learner.type("open candy")
    #expect(learner.type("events").contains("1  buy"))
    let other = learner.type("rewind")
    #expect(other.hasPrefix("counter is in front again.\nBefore event 2 of 2\n"), "\(other)")
    // What the reset left can be gone back to.
    let first = learner.type("rewind")
    #expect(first.hasPrefix("candy is in front again.\nBefore event 1 of 2\n"), "\(first)")
    let last = learner.type("forward 2")
    #expect(last.hasPrefix("Event 2 of 2, decrease, counter\n"), "\(last)")
  }

  private let learner = Learner()

  private func start(_ events: Int = 4) {
    learner.type(["open counter mvc mvp"] + Array(repeating: "fire increase", count: events))
  }

  @Test func `screens, events, traces and layers are as they were after the event`() {
    start()
    let then = Learner()
    then.type("open counter mvc mvp", "fire increase", "fire increase")
    learner.type("goto 2")
    for line in ["screen", "events", "trace", "inspect --paths", "export jsonl -"] {
      #expect(learner.type(line) == then.type(line), "\(line)")
    }
    #expect(learner.prompt == "layercake 2/4> ")
  }

  @Test func `one is told where one is, and what lies ahead`() {
    start()
    #expect(
      learner.type("goto 2") == """
        Event 2 of 4, increase
        Ahead: 2 events. To go there: forward. A new event here drops them.
          ╭─ MVC = MVP ───╮
          │       2       │
          │ [ - ]   [ + ] │
          ╰───────────────╯

        """)
    #expect(learner.type("goto 4").hasPrefix("Event 4 of 4, increase\n  ╭"))
    #expect(learner.prompt == "layercake> ")
    #expect(learner.type("goto 0").hasPrefix("Before event 1 of 4\n"))
  }

  @Test func `rewind and forward go by events`() {
    start()
    learner.type("rewind")
    #expect(learner.shown["mvp"] == "3")
    learner.type("rewind 2")
    #expect(learner.shown["mvp"] == "1")
    learner.type("forward")
    #expect(learner.shown["mvp"] == "2")
    learner.type("forward 99")
    #expect(learner.shown["mvp"] == "4")
    #expect(learner.prompt == "layercake> ")
    learner.type("rewind 99")
    #expect(learner.shown["mvp"] == "0")
  }

  @Test func `services, mocks, variants and notes come back as they were`() {
    learner.type(
      "service slow", "open candy mvp viper", "quantity 2", "note before the answer",
      "service deliver", "mock view on mvp", "quantity 3", "mock off", "open viper~a",
      "service fail", "note the end")
    let all = ["screen", "service", "notes", "events", "trace", "inspect --paths", "history"]
    let end = all.map { learner.type($0) }
    learner.type("goto 1")
    #expect(learner.session.state.current?.open.map(\.specimen.name) == ["mvp", "viper"])
    #expect(learner.session.state.current?["mvp"]?.service.pending.count == 1)
    #expect(learner.session.state.notes.map(\.text) == ["before the answer"])
    learner.type("forward")
    #expect(learner.session.state.current?["mvp"]?.service.pending.count == 0)
    #expect(learner.session.state.current?["mvp"]?.isMocked == true)
    learner.type("forward")
    #expect(learner.session.state.current?["mvp"]?.isMocked == false)
    learner.type("forward 9")
    #expect(all.map { learner.type($0) } == end)
  }

  @Test func `firing there starts another future, says what it drops, and undo brings it back`() {
    start()
    learner.type("goto 1")
    #expect(
      learner.type("fire decrease").hasSuffix(
        "This dropped what lay ahead: events 2 to 4. To get it back: undo.\n"))
    #expect(learner.shown["mvp"] == "0")
    #expect(learner.type("forward").hasPrefix("There is no later event."))
    learner.type("undo")
    #expect(learner.prompt == "layercake 1/4> ")
    learner.type("forward 9")
    #expect(learner.shown["mvp"] == "4")
  }

  @Test func `going somewhere is taken back, too`() {
    start()
    learner.type("goto 1", "undo")
    #expect(learner.shown["mvp"] == "4")
    #expect(learner.prompt == "layercake> ")
  }

  @Test func `looking, notes and breakpoints leave what is ahead as it is`() {
    start()
    learner.type(
      "goto 1", "trace", "note here", "break Model ~> *", "pin mvp#1.3", "watch mvp.model.number")
    #expect(learner.prompt == "layercake 1/4> ")
    learner.type("forward 9")
    #expect(learner.shown["mvp"] == "4")
    #expect(learner.session.state.notes.map(\.text) == ["here"])
  }

  @Test func `it stops before a very message, with every layer as it was`() {
    start()
    let answer = learner.type("goto mvp#2.5", "inspect mvp.presenter.amount.number")
    #expect(answer.hasPrefix("mvp.presenter.amount.number is 2"))
    #expect(learner.stops == ["mvp#2.5  Presenter -> View  onValueChange(number: 2)"])
    // Where no more lines come, the session is in the time after the event.
    #expect(learner.prompt == "layercake 2/4> ")
    learner.type("goto mvp#3.4", "screen", "\u{3}")
    #expect(learner.prompt == "layercake 3/4> ")
  }

  @Test func `what stays within a role can be gone to`() {
    start()
    learner.type("goto mvp#2.3+1")
    #expect(learner.stops == ["mvp#2.3+1  Amount  number = 2"])
  }

  @Test func `a message of an event that lies ahead can be gone to`() {
    start()
    learner.type("goto 1", "goto mvp#3.5", "continue")
    #expect(learner.stops.last?.hasPrefix("mvp#3.5") == true)
    #expect(learner.prompt == "layercake 3/4> ")
  }

  @Test func `Ctrl-C there goes to the event's end, and undo back`() {
    start()
    learner.type("goto mvp#2.5", "\u{3}")
    #expect(learner.shown["mvp"] == "2")
    #expect(learner.prompt == "layercake 2/4> ")
    learner.type("undo")
    #expect(learner.prompt == "layercake> ")
    #expect(learner.ahead.isEmpty)
  }

  @Test func `an act there begins after the event, in place of what came then`() {
    start()
    learner.type("goto mvp#2.5", "fire decrease")
    #expect(learner.shown["mvp"] == "1")
    #expect(
      learner.done == ["open counter mvc mvp", "fire increase", "fire increase", "fire decrease"])
    learner.type("undo")
    #expect(learner.prompt == "layercake 2/4> ")
  }

  @Test func `the event where it stops can be stepped to its end`() {
    start()
    learner.type("goto mvp#2.4", "step", "step")
    #expect(learner.stops.map { String($0.prefix(7)) } == ["mvp#2.4", "mvp#2.5"])
  }

  @Test func `step walks the last event, and leaves all as it is`() {
    start()
    let history = learner.type("history")
    learner.type("step mvp", "step", "step", "step", "step", "step")
    #expect(learner.stops.map { String($0.prefix(7)) } == (1...5).map { "mvp#4.\($0)" })
    #expect(learner.type("history") == history)
    #expect(learner.shown["mvp"] == "4")
    learner.type("step", "\u{3}")
    #expect(learner.type("history") == history)
  }

  @Test func `a note that is written on the way is there afterwards`() {
    start()
    for end in ["continue", "\u{3}"] {
      learner.type("goto mvp#2.5", "note \(end == "continue" ? "one" : "two")", end)
    }
    #expect(learner.session.state.notes.map(\.text) == ["one", "two"])
    learner.type("undo")
    #expect(learner.session.state.notes.map(\.text) == ["one"])
  }

  @Test func `what was done after an event and before the next belongs to its time`() {
    start(2)
    learner.type("rewind", "note one", "goto 0", "goto 1")
    #expect(learner.session.state.notes.map(\.text) == ["one"])
    learner.type("goto mvp#1.3", "continue")
    #expect(learner.session.state.notes.map(\.text) == ["one"])
    learner.type("forward", "note two", "goto 2")
    #expect(learner.session.state.notes.map(\.text) == ["one", "two"])
    #expect(learner.prompt == "layercake> ")
    learner.type("goto 0")
    #expect(
      learner.type("fire increase").contains(
        "This dropped what lay ahead: events 1 to 2 and 2 notes."))
  }

  @Test func `from a message, rewind goes to the time before its event, and forward to its end`() {
    start()
    learner.type("goto mvp#3.2", "rewind")
    #expect(learner.prompt == "layercake 2/4> ")
    learner.type("forward 9", "goto mvp#2.2", "forward")
    #expect(learner.prompt == "layercake 2/4> ")
    learner.type("goto mvp#3.2", "rewind 2")
    #expect(learner.prompt == "layercake 1/4> ")
    learner.type("forward 9", "goto mvp#2.2", "forward 2")
    #expect(learner.prompt == "layercake 3/4> ")
  }

  @Test func `from one message to another is one step to take back`() {
    start()
    learner.type("step", "goto mvp#2.2", "continue", "undo")
    #expect(learner.prompt == "layercake> ")
    #expect(learner.shown["mvp"] == "4")
    #expect(learner.session.timeline.count == 5)
  }

  @Test func `an event that was stepped once can be gone into anywhere`() {
    learner.type("open counter mvp", "fire increase --step", "continue", "goto mvp#1.4")
    #expect(learner.stops.last?.hasPrefix("mvp#1.4") == true)
    learner.type("step --inside", "step --inside")
    #expect(learner.stops.suffix(2).map { String($0.prefix(9)) } == ["mvp#1.1  ", "mvp#1.1+1"])
  }

  @Test func `what has another name now than then is told`() {
    let learner = Learner()
    learner.type("open counter mvp", "fire increase", "mock view on mvp")
    #expect(
      learner.type("goto mvp#1.3").contains(
        "That is how it was then. Now mvp#1.3 is another message: number = 1.\n"))
    learner.type("mock off on mvp")
    #expect(!learner.type("goto mvp#1.3").contains("how it was then"))
  }

  @Test func `only the message that was named is told of`() {
    let learner = Learner()
    learner.type("open counter mvp", "fire increase")
    #expect(!learner.type("goto mvp#1.3", "step", "step").contains("how it was then"))
  }

  @Test func `a note on a visit stays when the visit is over`() {
    let learner = Learner()
    learner.type("open counter mvp", "fire increase", "fire increase")
    learner.type("goto mvp#1.3", "note look", "continue", "note look again", "forward")
    #expect(learner.session.state.notes.map(\.text) == ["look", "look again"])
    #expect(learner.session.state.notes.map(\.event) == [1, 1])
    #expect(learner.session.timeline.newestEvent?.done == 2)
    learner.type("undo", "undo")
    #expect(learner.session.state.notes.map(\.text) == ["look"])
  }

  @Test func `what is refused on a visit leaves it as it is`() throws {
    let folder = try ScratchFolder()
    let learner = Learner(sessions: folder.path)
    learner.type("open counter mvp", "fire increase", "fire increase", "fire increase")
    learner.type("goto mvp#2.2", "note look", "open nix", "screen", "\u{3}")
    #expect(learner.prompt == "layercake 2/3> ")
    #expect(learner.session.state.notes.map(\.event) == [2])
    learner.leave()
    let heir = Learner(sessions: folder.path)
    heir.type("resume")
    #expect(heir.done == learner.done)
    #expect(heir.ahead == learner.ahead)
  }

  @Test func `what is pinned and noted on a visit belongs to the event that was visited`() {
    let learner = Learner()
    learner.type("open counter mvp", "fire increase", "fire increase", "fire increase")
    learner.type("goto mvp#2.3", "pin mvp#2.2", "note look", "\u{3}", "forward")
    #expect(learner.session.timeline.newestEvent?.done == 3)
    #expect(learner.done.suffix(3) == ["pin mvp#2.2", "note look", "fire increase"])
    #expect(learner.session.state.notes.map(\.event) == [2])
  }

  @Test func `in the past, too, continue goes to the next breakpoint`() {
    let learner = Learner()
    learner.type("open counter mvp", "fire increase", "break Presenter -> View")
    learner.type("goto mvp#1.2", "continue", "continue")
    #expect(learner.stops.map { String($0.prefix(7)) } == ["mvp#1.2", "mvp#1.5"])
    #expect(learner.prompt == "layercake> ")
  }

  @Test func `what a reset has forgotten can't be gone back to`() {
    start(2)
    learner.type("reset")
    for line in ["goto 1", "goto 0", "rewind"] {
      let answer = learner.type(line)
      #expect(!answer.contains(" of "), "\(line): \(answer)")
      #expect(learner.prompt == "layercake> ", "\(line)")
    }
    learner.type("fire decrease")
    #expect(learner.type("goto 2").contains("no such event"))
    #expect(learner.shown["mvp"] == "-1")
    #expect(learner.type("rewind").hasPrefix("Before event 1 of 1\n"))
    #expect(learner.shown["mvp"] == "0")
    #expect(learner.type("rewind").hasPrefix("There is no earlier event."))
    #expect(learner.type("forward").hasPrefix("Event 1 of 1, decrease\n"))
    learner.type("undo", "undo", "undo", "undo")
    #expect(learner.type("goto 1").hasPrefix("Event 1 of 2, increase\n"), "the reset is taken back")
  }

  @Test func `no number is too large`() {
    start()
    learner.type("rewind")
    learner.type(
      "forward 9223372036854775807", "rewind 9223372036854775807", "goto 9223372036854775807")
    #expect(learner.shown["mvp"] == "0")
    learner.type("open greeting", "open counter", "diff 9223372036854775807")
    learner.type("note mvp#9223372036854775807.1 x", "trace mvp#9223372036854775807")
  }

  @Test func `what free play took from a lesson was fired in the lesson`() {
    let learner = Learner()
    learner.type("lesson taps", "b", "next", "fire increase", "play", "fire increase")
    #expect(learner.shown["mvc"] == "2")
    learner.type("rewind")
    #expect(learner.shown["mvc"] == "1")
    #expect(learner.prompt.hasPrefix("play"))
  }

  @Test func `history tells what lies ahead`() {
    start(2)
    learner.type("goto 1")
    #expect(
      learner.type("history") == """
          1  open counter mvc mvp
          2  fire increase
          3  fire increase  ahead

        """)
  }

  @Test func `watched values are told where the session goes`() {
    start(2)
    learner.type("watch mvp.model.number")
    #expect(learner.type("rewind").hasPrefix("  mvp.model.number: 2 became 1\n"))
  }

  @Test func `in a lesson its state comes back, too`() {
    let learner = Learner()
    learner.type("lesson taps", "b", "next", "fire increase", "fire increase")
    let prompt = learner.prompt
    learner.type("rewind")
    #expect(learner.prompt != prompt)
    learner.type("forward")
    #expect(learner.prompt == prompt)
  }

  @Test func `a session that went back and forth is kept as it is`() throws {
    let folder = try ScratchFolder()
    let learner = Learner(sessions: folder.path)
    learner.type(
      "open counter mvp", "fire increase", "fire increase", "fire increase", "goto 1", "note here",
      "fire decrease", "undo", "goto mvp#3.2", "note there")
    let heir = Learner(sessions: folder.path)
    learner.leave()
    heir.type("resume")
    #expect(heir.done == learner.done)
    #expect(heir.ahead == learner.ahead)
    #expect(heir.shown == learner.shown)
  }

  @Test func `a lesson's file that has changed keeps the session where it is`() throws {
    let folder = try ScratchFolder()
    let file = try folder.add("own.md", ToyCourse.taps)
    let learner = Learner(columns: 500)
    // Before the step that was skipped to, the lesson is begun again.
    learner.type("lesson \(file)", "fire increase", "skip")
    let shown = learner.shown
    try folder.add("own.md", "broken")
    #expect(learner.type("rewind").contains("Can't go there: this lesson has"))
    #expect(learner.shown == shown)
    #expect(learner.type("replay").contains("can't be replayed: this lesson has"))
    #expect(learner.shown == shown)
  }
}
