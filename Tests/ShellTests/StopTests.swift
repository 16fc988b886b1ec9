import Catalog
import Testing

@testable import Shell

/// An event that is stopped: what is seen, what can be done, and how it goes on.
@Suite struct StopTests {
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
        "mvp.presenter.amount.number is 2, was 1 until mvp#2.3"))
    #expect(
      learner.type("fire increase on mvp", "inspect mvp.view.amountLabel.text").hasPrefix(
        "mvp.view.amountLabel.text is \"2\""))
  }

  @Test func `in loading, what is being loaded can be looked into`() {
    let learner = Learner()
    learner.type("open counter mvp~b")
    #expect(learner.type("goto mvp~b#0.4", "owners").contains("CountPresenter, Presenter"))
    #expect(learner.type("inspect mvp~b.presenter.amount.number").contains("number is 0"))
  }

  @Test func `in a reset's loading, nothing of before is seen`() {
    learner.type("break Presenter -> Model: observe on mvp", "reset")
    #expect(learner.stops == ["mvp#0.4  Presenter -> Model  observe({ … })"])
    #expect(learner.type("inspect mvp.presenter.amount.number").contains("number is 0"))
    #expect(learner.type("inspect mvc.model.number").contains("number is 0"))
    #expect(learner.type("screen viper").contains("│       0       │"))
  }

  @Test func `the prompt names the message, and is the usual one afterwards`() {
    learner.type("fire increase on mvp --step", "continue")
    #expect(learner.prompts.suffix(3) == ["layercake> ", "mvp#2.1> ", "layercake> "])
  }

  @Test func `what a stopped event did is told as it was, whatever is fired meanwhile`() {
    let transcript = Learner.transcript([
      "open counter mvc mvp", "break View -> Presenter on mvp", "fire increase", "fire increase",
      "continue",
    ])
    #expect(transcript.contains("All screens: 0 became 1."))
    #expect(transcript.contains("All screens: 1 became 2."))
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

  @Test func `Ctrl-C goes to the event's end, and what it did is reported there`() {
    let answer = learner.type("fire increase on mvp --step", "step", "\u{3}")
    #expect(answer.contains("event 2, increase"), "\(answer)")
    #expect(learner.session.stop == nil)
    #expect(learner.shown["mvp"] == "2")
    #expect(learner.session.timeline.count == 3)
    learner.type("undo")
    #expect(learner.shown["mvp"] == "1")
  }

  @Test func `an act begins after the event, whose report comes first`() throws {
    let answer = learner.type("fire increase on mvp --step", "step", "fire decrease on mvp")
    let first = try #require(answer.firstRange(of: "event 2, increase"), "\(answer)")
    let second = try #require(answer.firstRange(of: "event 3, decrease"), "\(answer)")
    #expect(first.lowerBound < second.lowerBound)
    #expect(learner.shown["mvp"] == "1")
    #expect(learner.done.suffix(2) == ["fire increase on mvp", "fire decrease on mvp"])
  }

  @Test(arguments: [
    "open nothing", "fire incrase", "fire increase on nowhere", "goto 9", "goto here",
    "goto mvp#9.2",
    "mock veiw on mvp", "close nobody", "service blah", "keep 5", "replay /nowhere", "resume 99",
    "next", "rewind x", "undo x", "lesson nowhere", "note", "pin mvp#2.99", "unpin x",
    "mock view on mvc",
    "service deliver", "resume",
  ])
  func `a bad line costs nothing: it stays stopped`(line: String) {
    learner.type("fire increase on mvp --step", "step", line, "step", "step", "step")
    #expect(learner.stops.last?.hasPrefix("mvp#2.5") == true, "\(learner.stops)")
    #expect(learner.shown["mvp"] == "2")
    #expect(learner.done.last == "fire increase on mvp")
    #expect(learner.session.timeline.count == 3)
  }

  @Test func `to an earlier message of the event the session goes back`() {
    learner.type("fire increase on mvp --step", "step", "step", "step", "goto mvp#2.2", "step")
    #expect(
      learner.stops.map { String($0.prefix(7)) } == [
        "mvp#2.1", "mvp#2.2", "mvp#2.3", "mvp#2.4", "mvp#2.2", "mvp#2.3",
      ])
    #expect(learner.shown["mvp"] == "2")
    #expect(learner.session.timeline.count == 3)
  }

  @Test func `to rewind is to go before it, and forward goes past it`() {
    learner.type("fire increase on mvp --step", "rewind")
    #expect(learner.shown["mvp"] == "1")
    #expect(learner.prompt == "layercake 1/2> ")
    learner.type("goto mvp#1.3", "forward")
    #expect(learner.prompt == "layercake 1/2> ")
    learner.type("goto mvp#1.3", "forward 2")
    #expect(learner.prompt == "layercake> ")
    learner.type("fire increase on mvp --step", "rewind 2")
    #expect(learner.prompt == "layercake 1/3> ")
    #expect(learner.type("fire increase on mvp --step", "forward").contains("Event 2 of 2"))
  }

  @Test func `a pattern that the event hasn't reached yet is told`() {
    #expect(
      learner.type("fire increase --step", "step", "trace viper")
        == "Event 2 hasn't reached VIPER yet.\n")
  }

  @Test func `fired again after it was taken back, it happens to what is there`() {
    learner.type("break Presenter -> View on mvp")
    learner.type("fire increase on mvp", "undo", "fire increase on mvp", "continue")
    #expect(learner.shown["mvp"] == "2")
    #expect(learner.type("trace mvp").contains("mvp#2.5"))
  }

  @Test func `commands on one line are done as if each stood on its own`() {
    learner.type("break Presenter -> View on mvp")
    learner.type("fire increase; fire increase", "continue")
    #expect(learner.stops.map { String($0.prefix(7)) } == ["mvp#2.5", "mvp#3.5"])
    #expect(learner.shown["mvp"] == "3")
    #expect(
      learner.type("fire increase on mvp --step; screen mvp; continue; continue; screen mvp")
        .contains(
          "│       4       │"))
  }

  @Test(arguments: [
    "reset", "close viper", "open candy", "service slow", "sync", "mock view on mvp",
  ])
  func `other acts begin after it, too`(line: String) {
    let answer = learner.type("fire increase on mvp --step", line)
    #expect(answer.contains("event 2, increase"), "\(answer)")
    #expect(learner.session.stop == nil)
    #expect(learner.done.count == 4)
  }

  @Test func `to take back an event that is stopped takes back its firing`() {
    let answer = learner.type("fire increase on mvp --step", "undo")
    #expect(answer.hasPrefix("Undone: fire increase on mvp\n"), "\(answer)")
    #expect(learner.session.timeline.count == 2)
    #expect(learner.shown["mvp"] == "1")
    #expect(learner.session.stop == nil)
  }

  @Test func `a look behind an act on a line shows what the act made`() {
    let answer = learner.type("fire increase on mvp --step", "fire decrease on mvp; screen mvp")
    #expect(answer.contains("│       1       │"))
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
  func `what stands behind the last word about an event sees what is there then`(line: String) {
    let answer = learner.type("fire increase on mvp --step", "\(line); screen mvp; note seen")
    let number = line == "undo" || line == "rewind" ? "1" : "2"
    #expect(answer.contains("│       \(number)       │"), "\(answer)")
    #expect(learner.session.state.notes.map(\.text) == ["seen"])
    #expect(learner.session.state.notes.map(\.event) == [number == "1" ? 1 : 2])
  }

  @Test func `a note among them is a command as any other`() {
    let answer = learner.type(
      "fire increase on mvp --step", "continue; note a; screen mvp; note 'b; c'  # not this")
    #expect(learner.session.state.notes.map(\.text) == ["a", "b; c"])
    #expect(answer.contains("│       2       │"))
  }

  @Test(arguments: ["undo", "rewind"])
  func `a slip behind a command on a line doesn't take the command back`(line: String) {
    learner.type("fire increase on mvp --step", "\(line); nonsense", "note here")
    #expect(learner.stops.count == 1)
    #expect(learner.session.timeline.newestEvent?.done == 1)
    #expect(learner.session.state.notes.map(\.text) == ["here"])
  }

  @Test func `asked for a message that the event doesn't have, the session stays`() {
    learner.type("fire increase on mvp --step", "goto mvp#2.99", "step")
    #expect(learner.out.collected.contains("counter.mvp has no such message"))
    #expect(learner.stops.map { String($0.prefix(7)) } == ["mvp#2.1", "mvp#2.2"])
  }

  @Test func `the session can go to one message of the event after another`() {
    learner.type(
      "fire increase on mvp --step", "goto mvp#2.4", "goto mvp#2.2", "goto mvp#2.3", "continue")
    #expect(
      learner.stops.map { String($0.prefix(7)) } == ["mvp#2.1", "mvp#2.4", "mvp#2.2", "mvp#2.3"])
    #expect(learner.shown["mvp"] == "2")
  }

  @Test func `a look behind going to a message shows that moment`() {
    let answer = learner.type(
      "fire increase on mvp --step", "goto mvp#2.4; inspect mvp.model.number")
    #expect(answer.contains("mvp.model.number is 2"), "\(answer)")
    #expect(learner.stops.map { String($0.prefix(7)) } == ["mvp#2.1", "mvp#2.4"])
  }

  @Test func `a slip while it is stopped changes nothing else`() {
    learner.type("fire increase on mvp --step", "scren", "fire decrease on mvp --step", "continue")
    learner.type("break Presenter -> View on mvp")
    learner.type(
      "fire increase on mvp", "fire decrease on mvp", "nonsense", "goto mvp#4.1", "continue",
      "continue")
    #expect(learner.session.timeline.newestEvent?.ofAll == 5)
    #expect(learner.prompt == "layercake 4/5> ")
  }

  @Test func `what isn't open has no message to go to`() {
    learner.type("close viper", "fire increase on mvp --step", "goto viper#2.3", "step")
    #expect(learner.out.collected.contains("counter.viper has no such message"))
    #expect(learner.stops.map { String($0.prefix(7)) } == ["mvp#2.1", "mvp#2.2"])
  }

  @Test func `what was pinned and noted while it was stopped stays, whatever is refused`() {
    learner.type(
      "fire increase on mvp --step", "step", "pin mvp#2.1", "note mvp#2.1 here", "open nix",
      "continue")
    #expect(learner.session.state.notes.map(\.event) == [2])
    #expect(learner.session.state.notes.map(\.message) == ["mvp#2.1"])
    #expect(
      learner.done.suffix(3)
        == ["fire increase on mvp", "pin mvp#2.1", "note mvp#2.1 here"])
    #expect(learner.session.state.current?.pins["mvp"]?[2]?.count == 1)
  }

  @Test func `an event that is stopped is exported whole`() {
    let answer = learner.type("fire increase on mvp --step", "export jsonl -")
    #expect(
      answer.contains("onValueChange(number: 2)") || answer.contains("\"number\""), "\(answer)")
    #expect(answer.contains("layercake-trace"))
    #expect(learner.session.stop == nil)
  }

  @Test func `what can't be done is told after the second stop as after the first`() {
    learner.type("break Presenter -> View on mvp")
    learner.type("fire increase on mvp", "continue", "fire decrease on mvp", "open nix", "continue")
    #expect(learner.shown["mvp"] == "1")
    #expect(learner.session.timeline.newestEvent?.done == 3)
    learner.type("goto mvp#2.4", "goto mvp#2.2", "fire nix", "continue")
    #expect(learner.prompt == "layercake 2/3> ")
  }

  @Test func `what stands behind a command that can't be carried out is not done`() {
    learner.type("fire increase on mvp --step", "step", "open nothing; note never", "note still")
    #expect(learner.session.state.notes.map(\.text) == ["still"])
    #expect(learner.shown["mvp"] == "2")
  }

  @Test func `looking, a bad line and a note leave it stopped`() {
    learner.type(
      "fire increase on mvp --step", "trace", "screen", "inspect nowhere", "nonsense", "diff",
      "events", "owners", "compare", "source mvp#2.1", "help step", "history", "note look here",
      "breaks", "watch mvp.presenter.amount.number", "rules", "leaks", "set", "why '1'")
    #expect(learner.prompts.suffix(20).dropLast().allSatisfy { $0 == "mvp#2.1> " })
    // No more lines came, so it has gone on to its end.
    #expect(learner.shown["mvp"] == "2")
    #expect(
      learner.done.suffix(3)
        == [
          "open counter mvc mvp viper", "fire increase", "fire increase on mvp",
          "note \"look here\"",
        ].suffix(3))
    learner.type("undo", "undo")
    #expect(learner.shown["mvp"] == "1")
  }

  @Test func `quit lets it run to its end first`() {
    learner.type("fire increase on mvp --step", "quit")
    #expect(learner.runner.isFinished)
    #expect(learner.shown["mvp"] == "2")
    #expect(learner.session.timeline.count == 3)
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

  @Test func `Ctrl-C while an event runs ends it; its first messages can be walked`() {
    let learner = Learner(features: [Shelf.feature])
    learner.type("open shelf")
    var asked = 0
    learner.session.wasInterrupted = {
      asked += 1
      return asked == 2
    }
    #expect(throws: CommandError.self) { try learner.runner.run("fire fill 9000") }
    learner.session.wasInterrupted = nil
    #expect(learner.session.timeline.count == 1)
    #expect(learner.session.state.current?.events.newest == 0)
    let answer = learner.type("step", "step", "step")
    #expect(answer.hasPrefix("paused before mvp#1.3"), "\(answer)")
    #expect(learner.session.timeline.count == 1)
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
