import Characters
import Terminal
import Testing

@testable import Shell

/// What newcomers, a teacher and an adversary stumbled over at the prompt, named for what a user sees.
@Suite struct TrialTests {
  // MARK: What people type

  @Test(arguments: [("ls", "open"), ("tap", "fire"), ("variants", "open"), ("bt", "trace")])
  func `a word from elsewhere leads to the command that does it`(word: String, command: String) {
    let answer = Learner().type(word)
    #expect(answer.contains("no such command. Did you mean '\(command)'?"))
  }

  @Test(arguments: ["foo", "mvvm", "zzz"])
  func `a word that is near nothing is given no other name`(word: String) {
    #expect(!Learner().type(word).contains("Did you mean"))
  }

  @Test func `print shows a value, man helps`() {
    let learner = Learner()
    learner.type("open counter mvp")
    #expect(learner.type("print mvp.model.number") == learner.type("inspect mvp.model.number"))
    #expect(learner.type("man fire") == learner.type("help fire"))
  }

  @Test func `a role alone is enough where one of what is open has it`() {
    let learner = Learner()
    learner.type("open counter mvc mvp")
    #expect(learner.type("inspect presenter") == learner.type("inspect mvp.presenter"))
    #expect(learner.type("inspect presenter.amount").contains("Amount"))
    #expect(learner.type("inspect model").contains("For example mvc.model"))
  }

  @Test func `a task that is done half-way through a line is told to be done there`() throws {
    let learner = Learner()
    let told = learner.type("lesson taps at two", "increase; increase; increase").lines
    let done = try #require(told.firstIndex { $0.hasPrefix("Done.") })
    let more = try #require(told.firstIndex { $0.contains("2 became 3") })
    #expect(done < more)
    #expect(told.count { $0.hasPrefix("Done.") } == 1)
  }

  @Test func `trace all says that all are meant without a name`() {
    let learner = Learner()
    learner.type("open counter")
    #expect(learner.type("trace all").contains("For all patterns, leave the name out."))
  }

  @Test func `open tells which type plays which role, and that an event's name alone fires`() {
    let answer = Learner().type("open greeting mvc mvp")
    #expect(answer.contains("GreetingViewController is Controller in MVC, and View in MVP."))
    #expect(answer.contains("An event's name is enough: show."))
  }

  @Test func `back says why it is one message where the View does it by itself`() {
    let learner = Learner()
    learner.type("open candy viper ribs", "fire quantity 2")
    #expect(!learner.type("fire buy").contains("handled the event by itself"))
    let answer = learner.type("fire back")
    #expect(
      answer.contains(
        "In VIPER the View handled the event by itself. No other layer received a\n  message."))
    #expect(learner.type("trace viper --inside").contains("popViewController(animated: true)"))
    // A button without an effect is nothing that the View did by itself.
    #expect(!learner.type("fire quantity 2").contains("handled the event by itself"))
  }

  // MARK: Taking back

  @Test func `undo takes several back, and redo brings them again`() {
    let learner = Learner()
    learner.type("open counter mvp", "fire increase", "fire increase", "fire increase")
    #expect(learner.type("undo 2").hasPrefix("Undone: fire increase; fire increase\n"))
    #expect(learner.shown == ["mvp": "1"])
    learner.type("redo")
    #expect(learner.shown == ["mvp": "2"])
    learner.type("redo")
    #expect(learner.shown == ["mvp": "3"])
    #expect(learner.type("redo").contains("There is nothing to redo."))
    #expect(learner.done.count == 4)
  }

  @Test func `redo brings back what was done in the past, and the future it dropped goes again`() {
    let learner = Learner()
    learner.type("open counter mvp", "fire increase", "fire increase", "goto 1", "fire decrease")
    learner.type("undo", "redo")
    #expect(learner.shown == ["mvp": "0"])
    #expect(learner.ahead.isEmpty)
    learner.type("undo", "undo", "redo")
    #expect(learner.ahead == ["fire increase"])
  }

  @Test func `what is done after undo ends what redo could bring`() {
    let learner = Learner()
    learner.type("open counter mvp", "fire increase", "undo", "fire decrease")
    #expect(learner.type("redo").contains("There is nothing to redo."))
    #expect(learner.shown == ["mvp": "-1"])
  }

  @Test func `resume while an event is stopped asks which is meant`() {
    let learner = Learner()
    let answer = learner.type("open counter mvp", "fire increase --step", "resume")
    #expect(answer.contains("To go on with the event: continue."))
    #expect(learner.prompts.contains("mvp#1.1> "))
  }

  // MARK: Looking

  @Test func `source --sender shows the line that sends a message, and rules offers it`() {
    let learner = Learner()
    learner.type("open counter mvp~a", "fire decrease")
    #expect(learner.type("rules").hasSuffix("source mvp~a#1.2 --sender\n"))
    let code = learner.type("source mvp~a#1.2 --sender")
    #expect(code.contains("CountViewController.swift"))
    #expect(code.lines.contains { $0.hasPrefix(">") && $0.contains("amount?.decrease()") })
    #expect(learner.type("source mvp~a#1.1 --sender").contains("is sent by the user"))
    #expect(learner.type("blame mvp~a#1.2").contains("source mvp~a#1.2 --sender"))
  }

  @Test func `a leak can be blamed after the variant was closed, when it shows`() {
    let learner = Learner()
    learner.type("open counter mvp~b", "close")
    #expect(learner.type("blame counter.mvp~b.presenter.observation").hasPrefix("Right."))
    learner.type("open counter mvc")
    #expect(learner.type("blame mvp~b.presenter.observation").hasPrefix("Right."))
    #expect(learner.type("blame mvp~b.view").hasPrefix("Cold."))
  }

  @Test func `a variant or a dialect comes with a mock, and compare counts what it drives`() {
    let learner = Learner()
    learner.type("open counter mvp~a mvp~supervising")
    learner.type("mock view on mvp~a", "fire increase on mvp~a")
    #expect(learner.type("screen mvp~a").contains("number 1"))
    let fresh = Learner()
    fresh.type("open candy viper~c")
    #expect(fresh.type("compare").contains("driven without widgets          4 of 6"))
  }

  @Test func `of a long screen an event shows what changed, and screen shows it whole`() {
    let learner = Learner(columns: 60)
    learner.type("open candy mvp viper")
    let answer = learner.type("fire quantity 3")
    #expect(answer.contains("All screens, changed lines only. To see all: screen.\n"))
    #expect(answer.contains("  - [ - ] 0 [ + ]\n  + [ - ] 3 [ + ]\n"))
    #expect(answer.lines.count < 18)
    #expect(learner.type("screen").contains("Incl Tax : 319.5won"))
    let receipt = learner.type("fire buy")
    #expect(receipt.contains("╭─"))
  }

  @Test func `several specimens that were closed were, and one was`() {
    let learner = Learner()
    learner.type("open candy mvp viper", "service slow", "fire buy")
    learner.type("reset", "close")
    #expect(!learner.type("service deliver").contains("MVP and VIPER was"))
  }

  // MARK: Lessons

  @Test func `progress names steps by what they are about, and says when all is done`() {
    let learner = Learner()
    learner.type("lesson taps", "b")
    #expect(learner.type("progress").contains("  1  A question: done\n"))
    learner.type("next", "skip", "lesson quiet", "skip")
    #expect(
      learner.type("progress").hasSuffix("All 2 lessons done. To do one again: lesson 1.1.\n"))
  }
}

/// What else was found by hand.
@Suite struct SmallTrialTests {
  @Test func `undo of a lesson's last step takes its end back, too`() throws {
    let learner = Learner()
    learner.type("lesson taps", "b", "next", "fire +; fire +", "next")
    #expect(learner.type("progress").contains("  3  The end: done\n"))
    // At the prompt, undo stays in the step; a session's file may have it.
    _ = try learner.session.undo()
    #expect(learner.type("progress").contains("  3  The end: open\n"))
    #expect(learner.type("progress").contains("  2  A task: done\n"))
  }

  @Test func `a stepper has a label among what can be fired`() {
    #expect(Learner().type("open candy mvp").contains("- +      fire quantity N\n"))
  }

  @Test func `a line of a trace that differs isn't printed beyond what can be read`() throws {
    let long = String(repeating: "x", count: 100_000)
    let document = Document.doneAgain(1, difference: (recorded: long, now: nil))
    let lines = document.lines(for: TerminalProfile(columns: 80)).map(\.plainText)
    #expect(lines.joined().count < 1_000)
  }
}

/// What was seen stays, and what can't be shown isn't.
@Suite struct KeptAsSeenTests {
  @Test func `a note keeps the event that it was written at, whatever comes later`() {
    let learner = Learner()
    learner.type(
      "open counter mvp", "fire increase", "note mvp#1.3 one goes UP", "reset", "fire decrease")
    let note = learner.type("export markdown - event 1")
    let parts = note.split(separator: "## Event 1: ").map(String.init)
    #expect(parts.count == 3)
    #expect(parts[1].hasPrefix("increase\n"))
    #expect(parts[1].contains("increaseButtonTouched()") && parts[1].contains("one goes UP"))
    #expect(parts[2].hasPrefix("decrease, run 2\n") && !parts[2].contains("one goes UP"))
    #expect(learner.type("notes") == "1  one goes UP   mvp#1.3, at that time\n")
  }

  @Test func `a note keeps its message when a mock replaces the view`() {
    let learner = Learner()
    learner.type("open counter mvp", "fire increase", "note mvp#1.5 told", "mock view")
    let note = learner.type("export markdown -")
    #expect(note.contains("## Event 1: increase\n"))
    #expect(note.contains("mvp#1.5 `Presenter -> View: onValueChange(number: 1)`"))
  }

  @Test func `a note stays where it was written, though an event is stopped later`() {
    let learner = Learner()
    learner.type("open counter mvc", "fire increase", "note a", "reset")
    let answer = learner.type("fire increase --step", "fire increase", "notes")
    #expect(answer.contains("1  a   event 1"))
  }

  @Test func `a refused service changes nothing, and is in no log`() {
    let learner = Learner()
    learner.type("open candy mvp viper")
    #expect(learner.type("service fail on mvp nosuch").contains("Nothing was changed."))
    #expect(learner.type("service") == "The service answers at once.\nNo answer waits.\n")
    #expect(learner.done == ["open candy mvp viper"])
  }

  @Test(arguments: ["a\u{200B}b", "a\u{E0041}b", "a\u{200D}b", "a\u{202E}b", "a\u{2060}b"])
  func `what can't be seen and could hide text is shown by its number`(text: String) {
    let learner = Learner()
    learner.type("note \(text)")
    let hidden = text.unicodeScalars.dropFirst().first?.escape ?? ""
    #expect(learner.type("notes").contains("a\(hidden)b"))
  }

  @Test(arguments: ["👩‍🚀", "👨‍👩‍👧", "ക്‍ഷ", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "한글", "❤️‍🔥"])
  func `joiners stay in emoji and in scripts that need them`(text: String) {
    let learner = Learner()
    learner.type("note \(text)")
    #expect(learner.type("notes").contains(text))
  }
}

/// Long commands end when the learner wants it.
@Suite struct InterruptionTests {
  @Test(arguments: ["export jsonl -", "export markdown -", "goto 500", "undo 2", "replay"])
  func `Ctrl-C ends a long command, and all is as it was`(line: String) {
    let learner = Learner()
    learner.type(["open counter mvp"] + Array(repeating: "fire increase", count: 600))
    let before = learner.done
    learner.session.wasInterrupted = { true }
    defer { learner.session.wasInterrupted = nil }
    var answer = ""
    do throws(CommandError) { try learner.runner.run(line) } catch { answer = error.message }
    #expect(answer == "this was stopped by Ctrl-C")
    learner.session.wasInterrupted = nil
    #expect(learner.done == before)
    #expect(learner.shown == ["mvp": "600"])
  }
}
