import Catalog
import Testing

@testable import Shell

/// An event that is stopped: what is seen, what can be done, and how it goes on.
@Suite struct PauseTests {
  private let learner = Learner()

  init() { learner.type("open counter mvc mvp viper", "fire increase") }

  @Test func `it stops before the message is delivered, and names it`() {
    learner.type("break Presenter -> View: onValueChange when number > 1 on mvp")
    let answer = learner.type("fire increase on mvp", "screen mvp")
    // The model has changed, the view hasn't.
    #expect(answer.contains("│       1       │"))
    #expect(learner.stops == ["mvp#2.5  Presenter -> View  onValueChange(number: 2)"])
  }

  @Test func `every layer can be looked into as it is at that moment`() {
    learner.type("break Presenter -> View on mvp")
    #expect(
      learner.type("fire increase on mvp", "inspect mvp.presenter.amount.number").hasPrefix(
        "mvp.presenter.amount.number is 2, was 1, set inside mvp#2.3"))
    #expect(
      learner.type("fire increase on mvp", "inspect mvp.view.amountLabel.text").hasPrefix(
        "mvp.view.amountLabel.text is \"2\""))
  }

  @Test func `the prompt names the message, and is the usual one afterwards`() {
    learner.type("fire increase on mvp --step", "continue")
    #expect(learner.prompts.suffix(3) == ["layercake> ", "mvp#2.1> ", "layercake> "])
  }

  @Test func `Enter goes to the next message, over what stays within a role`() {
    learner.type("fire increase on mvp --step", "", "", "", "", "")
    #expect(learner.stops.map { String($0.prefix(7)) } == (1...5).map { "mvp#2.\($0)" })
    #expect(learner.shown["mvp"] == "2")
  }

  @Test func `with --inside it stops there, too`() {
    learner.type(
      ["fire increase on mvp --step"] + Array(repeating: "step --inside", count: 4))
    #expect(learner.stops.last?.hasPrefix("mvp#2.3+1  Amount  number = 2") == true)
  }

  @Test func `an event of several patterns is walked from one to the next`() {
    learner.type(["fire increase --step"] + Array(repeating: "step", count: 14))
    #expect(
      learner.stops.map { String($0.prefix { $0 != "#" }) }
        == Array(repeating: "mvc", count: 5) + Array(repeating: "mvp", count: 5)
        + Array(repeating: "viper", count: 5))
  }

  @Test func `out goes on until all is done that the message causes`() {
    let answer = learner.type("fire increase --step", "step", "step", "out", "trace mvc")
    // mvc#2.3 causes all the rest of MVC's event.
    #expect(learner.stops.last?.hasPrefix("mvp#2.1 ") == true)
    #expect(answer.contains("mvc#2.5"))
  }

  @Test func `continue goes to the next breakpoint, or the end`() {
    learner.type("break * => Model")
    learner.type("fire increase", "continue")
    #expect(learner.stops.map { String($0.prefix(7)) } == ["mvc#2.3", "mvp#2.3"])
    #expect(learner.shown == ["mvc": "2", "mvp": "2", "viper": "2"])
  }

  @Test func `Ctrl-C gives the event up, and all is as it was`() {
    learner.type("fire increase on mvp --step", "step", "step", "step", "\u{3}")
    #expect(learner.session.pause == nil)
    #expect(learner.shown["mvp"] == "1")
    #expect(learner.session.current?.events.newest == 1)
    #expect(learner.session.log.count == 2)
    // And one can go on working.
    learner.type("fire increase on mvp")
    #expect(learner.shown["mvp"] == "2")
    #expect(learner.type("trace mvp").contains("mvp#2.5"))
  }

  @Test func `whoever acts gives the event up first, and is told`() {
    let answer = learner.type("fire increase on mvp --step", "step", "fire decrease on mvp")
    #expect(answer.hasPrefix("The event was given up; all is as it was before.\n"))
    #expect(answer.contains("event 2, decrease"))
    #expect(learner.shown["mvp"] == "0")
    #expect(Array(learner.session.log.actions).last == "fire decrease on mvp")
  }

  @Test(arguments: [
    "open nothing", "fire incrase", "fire increase on nowhere", "goto 9", "goto here",
    "goto mvp#9.2",
    "mock veiw on mvp", "close nobody", "service blah", "keep 5", "replay /nowhere", "resume 99",
    "forward", "next", "rewind x", "undo x", "lesson nowhere",
  ])
  func `a bad line costs nothing: it stays stopped, or stops there again`(line: String) {
    learner.type("fire increase on mvp --step", "step", line, "step", "step", "step")
    #expect(learner.stops.last?.hasPrefix("mvp#2.5") == true, "\(learner.stops)")
    #expect(learner.shown["mvp"] == "2")
    #expect(Array(learner.session.log.actions).last == "fire increase on mvp --step")
    #expect(learner.session.log.count == 3)
  }

  @Test func `who goes to an earlier message of the event stops there`() {
    learner.type("fire increase on mvp --step", "step", "step", "step", "goto mvp#2.2", "step")
    #expect(
      learner.stops.map { String($0.prefix(7)) } == [
        "mvp#2.1", "mvp#2.2", "mvp#2.3", "mvp#2.4", "mvp#2.2", "mvp#2.3",
      ])
    #expect(learner.shown["mvp"] == "2")
    #expect(learner.session.log.count == 3)
  }

  @Test func `to rewind is to give it up`() {
    learner.type("fire increase on mvp --step", "rewind")
    #expect(learner.shown["mvp"] == "1")
    #expect(learner.prompt == "layercake> ")
    learner.type("fire increase on mvp --step", "rewind 2")
    #expect(learner.prompt == "layercake 0/1> ")
  }

  @Test func `whom the event hasn't reached yet is told`() {
    #expect(
      learner.type("fire increase --step", "step", "trace viper")
        == "Event 2 hasn't reached VIPER yet.\n")
  }

  @Test func `fired again after it was given up, it happens to what is there`() {
    learner.type("break Presenter -> View on mvp")
    learner.type("fire increase on mvp", "\u{3}", "fire increase on mvp", "continue")
    #expect(learner.shown["mvp"] == "2")
    #expect(learner.type("trace mvp").contains("mvp#2.5"))
  }

  @Test func `a line that is known does no more than one that isn't`() {
    learner.type("break Presenter -> View on mvp")
    let line = "fire increase; fire increase"
    learner.type(line, "continue", "continue")
    learner.type(line, "reset")
    #expect(learner.shown["mvp"] == "0")
    #expect(learner.session.current?.events.count == 0)
    learner.type("fire increase", "continue")
    #expect(learner.shown["mvp"] == "1")
  }

  @Test(arguments: ["reset", "close viper", "open candy", "service slow"])
  func `other acts do so, too`(line: String) {
    let answer = learner.type("fire increase on mvp --step", line)
    #expect(answer.hasPrefix("The event was given up; all is as it was before.\n"), "\(answer)")
  }

  @Test func `to take back an event that is stopped is to give it up`() {
    learner.type("fire increase on mvp --step", "undo")
    #expect(learner.session.log.count == 2)
    #expect(learner.shown["mvp"] == "1")
  }

  @Test func `the rest of a line comes after the event`() {
    let answer = learner.type("fire increase on mvp --step", "fire decrease on mvp; screen mvp")
    #expect(answer.contains("│       0       │"))
  }

  @Test func `what stands behind a step comes when the event has stopped again`() {
    let answer = learner.type("fire increase on mvp --step", "step; step; inspect mvp.presenter")
    #expect(learner.stops.map { String($0.prefix(7)) } == ["mvp#2.1", "mvp#2.2", "mvp#2.3"])
    let stopped = answer.firstRange(of: "paused before mvp#2.3")
    let looked = answer.firstRange(of: "amount       strong")
    #expect(stopped != nil && looked != nil, "\(answer)")
    if let stopped, let looked { #expect(stopped.lowerBound < looked.lowerBound, "\(answer)") }
  }

  @Test(arguments: ["continue", "rewind", "undo", "step; step; step; step; out"])
  func `what stands behind the last word about an event comes after it`(line: String) {
    let answer = learner.type("fire increase on mvp --step", "\(line); screen mvp; note seen")
    let number = line == "undo" || line == "rewind" ? "1" : "2"
    #expect(answer.contains("│       \(number)       │"), "\(answer)")
    #expect(learner.session.notes.map(\.text) == ["seen"])
    #expect(learner.session.notes.map(\.event) == [number == "1" ? 1 : 2])
  }

  @Test func `what stands behind it on the line that fired, too`() {
    learner.type(
      "fire increase on mvp --step; fire decrease on mvp --step", "continue; note between",
      "continue; screen mvp")
    #expect(learner.stops.map { String($0.prefix(7)) } == ["mvp#2.1", "mvp#3.1"])
    #expect(learner.session.notes.map(\.event) == [2])
    #expect(learner.shown["mvp"] == "1")
  }

  @Test func `a note among them is as long as it was on its line`() {
    let answer = learner.type(
      "fire increase on mvp --step", "continue; note a; screen mvp; note 'b; c'  # not this")
    #expect(learner.session.notes.map(\.text) == ["a", "b; c"])
    #expect(answer.contains("│       2       │"))
  }

  @Test func `what had to wait may stop itself; the rest of its line comes after it`() {
    learner.type("break Presenter -> View on mvp")
    learner.type(
      "fire increase on mvp", "fire decrease on mvp; note done", "note within", "continue")
    #expect(learner.session.notes.map(\.text) == ["within", "done"])
    #expect(learner.shown["mvp"] == "0")
  }

  @Test(arguments: ["undo", "rewind"])
  func `who gives up and then mistypes has given up all the same`(line: String) {
    learner.type("fire increase on mvp --step", "\(line); nonsense", "note here")
    #expect(learner.stops.count == 1)
    #expect(learner.session.log.newestEvent?.done == 1)
    #expect(learner.session.notes.map(\.text) == ["here"])
  }

  @Test func `who asks for a message that the event won't have is told, and stays`() {
    let answer = learner.type("fire increase on mvp --step", "goto mvp#2.99", "step")
    #expect(learner.out.collected.contains("counter.mvp has no such message"))
    #expect(!answer.contains("given up"))
    #expect(learner.stops.map { String($0.prefix(7)) } == ["mvp#2.1", "mvp#2.2"])
  }

  @Test func `who goes twice to other messages of the event stops there each time`() {
    learner.type(
      "fire increase on mvp --step", "goto mvp#2.4", "goto mvp#2.2", "goto mvp#2.3", "continue")
    #expect(
      learner.stops.map { String($0.prefix(7)) } == ["mvp#2.1", "mvp#2.4", "mvp#2.2", "mvp#2.3"])
    #expect(learner.shown["mvp"] == "2")
  }

  @Test func `what stands behind going to another message comes when it stops there`() {
    let answer = learner.type(
      "fire increase on mvp --step", "goto mvp#2.4; inspect mvp.model.number")
    #expect(answer.contains("mvp.model.number is 2"), "\(answer)")
    #expect(learner.stops.map { String($0.prefix(7)) } == ["mvp#2.1", "mvp#2.4"])
  }

  @Test func `what stands behind going back comes last`() {
    learner.type("fire increase on mvp --step", "rewind 2; fire decrease on mvp")
    #expect(Array(learner.session.log.actions).suffix(1) == ["fire decrease on mvp"])
    #expect(learner.shown["mvp"] == "-1")
    learner.type("fire increase on mvp --step", "goto 0; nonsense")
    #expect(learner.stops.count == 2)
    #expect(learner.prompt == "layercake 0/1> ")
  }

  @Test func `the rest of the line that fired comes when it has happened after all`() {
    learner.type("fire increase on mvp --step; note a", "open nix", "continue")
    #expect(learner.session.notes.map(\.event) == [2])
    learner.type("fire decrease on mvp --step; fire decrease on mvp", "goto mvp#3.4", "continue")
    #expect(learner.shown["mvp"] == "0")
    #expect(learner.stops.suffix(2).map { String($0.prefix(7)) } == ["mvp#3.1", "mvp#3.4"])
  }

  @Test func `a slip while it is stopped drops nothing else`() {
    learner.type(
      "fire increase on mvp --step", "continue; fire decrease on mvp --step; note done", "scren",
      "continue")
    #expect(learner.session.notes.map(\.text) == ["done"])
    learner.type("break Presenter -> View on mvp")
    learner.type(
      "fire increase on mvp", "fire decrease on mvp", "nonsense", "goto mvp#4.1", "continue",
      "continue")
    #expect(learner.session.log.newestEvent?.done == 4)
    #expect(learner.prompt == "layercake> ")
  }

  @Test func `what isn't open has no message to go to`() {
    learner.type("close viper", "fire increase on mvp --step", "goto viper#2.3", "step")
    #expect(learner.out.collected.contains("counter.viper isn't open"))
    #expect(learner.stops.map { String($0.prefix(7)) } == ["mvp#2.1", "mvp#2.2"])
  }

  @Test func `what was pinned and noted while it was stopped stays, whatever is refused`() {
    learner.type(
      "fire increase on mvp --step", "step", "pin mvp#2.1", "note mvp#2.1 here", "open nix",
      "continue")
    #expect(learner.session.notes.map(\.event) == [2])
    #expect(learner.session.notes.map(\.message) == ["mvp#2.1"])
    #expect(
      Array(learner.session.log.actions).suffix(3)
        == ["fire increase on mvp --step", "pin mvp#2.1", "note mvp#2.1 here"])
    #expect(learner.session.current?.pins["mvp"]?[2]?.count == 1)
  }

  @Test func `half an event is not exported`() {
    let answer = learner.type("fire increase on mvp --step", "export jsonl -")
    #expect(
      learner.out.collected.contains(
        "An event is stopped, and its trace isn't whole yet.\nWith it: continue, then export."),
      "\(learner.out.collected)")
    #expect(!answer.contains("layercake-trace"))
  }

  @Test func `of an event nobody hears that it was given up for what can't be done`() {
    learner.type("fire increase on mvp --step", "open nothing", "fire nothing", "goto 0", "keep 5")
    let all = learner.out.collected
    #expect(all.ranges(of: "given up").count == 1, "\(all)")
    #expect(all.contains("Before event 1 of 1"), "\(all)")
  }

  @Test func `what can't be done is told after the second stop as after the first`() {
    learner.type("break Presenter -> View on mvp")
    learner.type("fire increase on mvp", "continue", "fire decrease on mvp", "open nix", "continue")
    #expect(learner.shown["mvp"] == "1")
    #expect(learner.session.log.newestEvent?.done == 3)
    learner.type("goto mvp#2.4", "goto mvp#2.2", "fire nix", "continue")
    #expect(learner.prompt == "layercake 2/3> ")
  }

  @Test func `what can't be done drops what was to come after it`() {
    learner.type("fire increase on mvp --step", "step", "open nothing; note never", "note still")
    #expect(learner.session.notes.map(\.text) == ["still"])
    #expect(learner.shown["mvp"] == "2")
  }

  @Test func `a complaint about what had to wait stands below its own line`() {
    let answer = learner.type("fire increase on mvp --step", "open nothing")
    #expect(answer.contains("No such feature"))
    #expect(answer.contains("  open nothing\n       ^^^^^^^"))
  }

  @Test func `looking, a bad line and a note leave it stopped`() {
    learner.type(
      "fire increase on mvp --step", "trace", "screen", "inspect nowhere", "nonsense", "diff",
      "events", "owners", "compare", "source mvp#2.1", "help step", "history", "note look here",
      "breaks", "watch mvp.presenter.amount.number", "rules", "leaks", "set", "why '1'")
    #expect(learner.prompts.suffix(20).dropLast().allSatisfy { $0 == "mvp#2.1> " })
    // Nobody reads on, so it has gone on to its end.
    #expect(learner.shown["mvp"] == "2")
    #expect(
      Array(learner.session.log.actions).suffix(3)
        == [
          "open counter mvc mvp viper", "fire increase", "fire increase on mvp --step",
          "note \"look here\"",
        ].suffix(3))
    learner.type("undo", "undo")
    #expect(learner.shown["mvp"] == "1")
  }

  @Test func `what was noted at an event that is given up stays, at none of its messages`() {
    learner.type("fire increase on mvp --step", "note mvp#2.1 here", "pin mvp#2.1", "\u{3}")
    #expect(learner.session.notes.map(\.text) == ["here"])
    #expect(learner.session.notes.first?.message == nil)
    #expect(Array(learner.session.log.actions).last == "note here")
    // What stands in the log can be done again.
    learner.type("fire increase on mvp", "undo")
    #expect(learner.session.log.count == 3)
  }

  @Test func `what was noted elsewhere is left alone`() {
    learner.type(
      "open greeting mvp", "fire show", "note far away", "open counter", "fire nothing",
      "fire increase on mvp --step", "note here", "\u{3}")
    #expect(learner.session.notes.map(\.text) == ["far away", "here"])
    #expect(learner.session.notes.map(\.event) == [2, 1])
  }

  @Test func `quit lets it run to its end first`() {
    learner.type("fire increase on mvp --step", "quit")
    #expect(learner.session.isFinished)
    #expect(learner.shown["mvp"] == "2")
    #expect(learner.session.log.count == 3)
  }

  @Test func `where no more lines come, it goes on to its end`() {
    learner.type("break * => Model", "fire increase")
    #expect(learner.shown == ["mvc": "2", "mvp": "2", "viper": "2"])
    #expect(learner.stops.count == 1)
  }

  @Test func `what can be done is told once`() {
    let first = learner.type("fire increase on mvp --step", "screen")
    #expect(!first.contains("Enter: next message"))
    #expect(learner.out.collected.ranges(of: "Enter: next message").count == 1)
    learner.type("fire increase on mvp --step")
    #expect(learner.out.collected.ranges(of: "Enter: next message").count == 1)
  }

  @Test func `in plain mode it is a sentence`() {
    let plain = Learner(isPlain: true)
    plain.type("open counter mvp", "fire increase --step", "step", "step", "step", "step")
    #expect(
      plain.out.collected.contains(
        "Paused before mvp#1.5: Presenter calls View, onValueChange(number: 1).\n"))
  }

  @Test func `nested commands change nothing of what the event's own line becomes`() {
    learner.type("fire + on mvp --step", "note one", "continue")
    #expect(
      Array(learner.session.log.actions).suffix(2) == ["fire + on mvp --step", "note one"])
  }

  @Test
  func `Ctrl-C while an event runs stops it where it is; again, it is given up; again, it ends`() {
    let learner = Learner(features: [Shelf.feature])
    learner.type("open shelf")
    let session = learner.session
    var names: [String] = []
    session.attendant = {
      names.append(session.pause?.name ?? "")
      session.runOn()
    }
    var interrupts = 1
    session.wasInterrupted = {
      interrupts -= 1
      return interrupts == 0
    }
    try? session.run("fire fill 2000")
    #expect(names.count == 1)
    #expect(session.current?.events.newest == 1)

    session.attendant = { session.giveUp() }
    interrupts = 1
    try? session.run("fire fill 2000")
    #expect(session.current?.events.newest == 1)

    // Given up, it still runs on; who can't wait ends that.
    var asked = 0
    session.wasInterrupted = {
      asked += 1
      return asked <= 2
    }
    let before = session.log.count
    try? session.run("fire fill 9000")
    #expect(asked < 10)
    #expect(session.log.count == before)
    #expect(session.current?.events.newest == 1)
  }

  @Test func `an answer that comes late can be stopped, too`() {
    let learner = Learner()
    learner.type("service slow", "open candy viper", "break Worker ~> Interactor")
    learner.type("service deliver", "inspect viper.view.titleLabel.text")
    #expect(learner.stops == ["viper#1.1  Worker ~> Interactor  result = .success(…)"])
    #expect(learner.out.collected.contains("viper.view.titleLabel.text is nil"))
  }
}

extension Learner {
  /// Before which messages events were stopped.
  var stops: [String] {
    out.collected.lines.filter { $0.hasPrefix("paused before ") }
      .map { String($0.dropFirst("paused before ".count)) }
  }
}
