import Catalog
import TestSupport
import Testing

@testable import Shell

@Suite struct ReplayCommandTests {
  private let header = "# layercake-session 2\n"

  @Test func `this session gives way to the one in the file`() throws {
    let folder = try ScratchFolder()
    let file = try folder.add("a.session", header + "open counter mvp\nfire increase\n")
    let learner = Learner()
    learner.type("open counter", "fire decrease")
    #expect(
      learner.type("replay \(file)") == """
        Done again: 2 actions.
          ╭─ MVP ─────────╮
          │       1       │
          │ [ - ]   [ + ] │
          ╰───────────────╯

        """)
    #expect(learner.patterns == ["mvp"])
    #expect(learner.type("history") == "  1  open counter mvp\n  2  fire increase\n")
  }

  @Test func `what was undone there is not done here`() throws {
    let folder = try ScratchFolder()
    let file = try folder.add(
      "a.session", header + "open counter\nfire increase\nfire increase\nundo\n")
    let learner = Learner()
    learner.type("replay \(file)")
    #expect(learner.shown["mvp"] == "1")
  }

  @Test func `a line that was torn is left out, and that is told`() throws {
    let folder = try ScratchFolder()
    let file = try folder.add("a.session", header + "open counter\nfire increase\nfire incr")
    let learner = Learner()
    let answer = learner.type("replay \(file)")
    #expect(
      answer.hasPrefix("Done again: 2 actions. The last line is incomplete, so it was left out.\n"))
    #expect(learner.shown["mvp"] == "1")
  }

  @Test func `a file with a line that can't be carried out changes nothing`() throws {
    let folder = try ScratchFolder()
    let file = try folder.add(
      "a.session", header + "open counter\nfire increase on mvp\nfire incraese\n")
    let learner = Learner(columns: 200)
    learner.type("open counter mvc viper", "fire decrease", "fire decrease on mvc")
    let screens = learner.screens
    let history = learner.type("history")
    let answer = learner.type("replay \(file)")
    #expect(
      answer.contains(
        "line 4 of \(file) can't be run: nothing on the screen of counter.mvc can fire this event now"
      ))
    #expect(answer.contains("The line is 'fire incraese'."))
    #expect(answer.hasSuffix("This session is as it was.\n"))
    #expect(learner.screens == screens)
    #expect(learner.type("history") == history)
  }

  @Test(arguments: [
    ("", "this isn't a session file."), ("open counter\n", "this isn't a session file."),
    ("# layercake-session x\n", "this isn't a session file."),
    ("# layercake-session 0\n", "this isn't a session file."),
    ("# layercake-session 3\nopen counter\n", "a newer Layercake wrote this file."),
    ("# layercake-session 1\nopen counter\n", "a Layercake from before 0.1 wrote this file."),
  ])
  func `a file that can't be read as a session is refused`(text: String, complaint: String) throws {
    let folder = try ScratchFolder()
    let file = try folder.add("a.session", text)
    let learner = Learner(columns: 200)
    learner.type("open counter", "fire increase")
    let before = Snapshot(learner.runner)
    let answer = learner.type("replay \(file)")
    #expect(answer.contains("^ \(complaint)"))
    #expect(answer.hasSuffix("This session is as it was.\n"))
    #expect(Snapshot(learner.runner) == before)
  }

  @Test func `a session's file can neither end the session nor write files`() throws {
    let folder = try ScratchFolder()
    let other = "\(folder.path)/stolen"
    let file = try folder.add(
      "a.session", header + "open counter\nexport jsonl \(other)\nquit\n")
    let learner = Learner()
    learner.type("replay \(file)")
    #expect(folder.names == ["a.session"])
    #expect(!learner.runner.isFinished)
  }

  @Test func `what is replayed can be undone, action by action`() throws {
    let folder = try ScratchFolder()
    let file = try folder.add("a.session", header + "open counter\nfire increase\n")
    let learner = Learner()
    learner.type("open counter mvc", "replay \(file)", "undo")
    #expect(learner.shown.count == 6)
    #expect(Set(learner.shown.values) == ["0"])
  }

  @Test func `what was there before is kept, and can be gone on with`() throws {
    let folder = try ScratchFolder()
    let file = try folder.add("other.session", "# layercake-session 2\nopen greeting\n")
    let learner = Learner(sessions: folder.path + "/kept")
    learner.type("open counter mvp", "fire decrease", "note wichtig")
    #expect(
      learner.type("replay \(file)").hasSuffix(
        "The session that was open here is saved. To see it: resume --list.\n"))
    learner.type("resume")
    #expect(learner.type("notes").contains("wichtig"))
    #expect(learner.shown == ["mvp": "-1"])
  }

  @Test func `a state that is another is told with its values`() throws {
    let folder = try ScratchFolder()
    let learner = Learner()
    let file = folder.path + "/trace.jsonl"
    learner.type("open counter mvp", "fire increase", "fire increase", "export jsonl \(file)")
    let text = try folder.contents("trace.jsonl")
    let other = text.replacing(#""properties":{"number":2"#, with: #""properties":{"number":8"#)
    #expect(other != text)
    let answer = learner.type("replay \(try folder.add("other.jsonl", other))")
    #expect(
      answer.contains("recorded  counter.mvp.model after event 2: number = 8"),
      "\(answer)")
    #expect(answer.contains("now       counter.mvp.model after event 2: number = 2"))
  }

  @Test
  func `the shop speaks the session's language, and a trace says which, and is replayed in it`()
    throws
  {
    let folder = try ScratchFolder()
    let learner = Learner(columns: 200)
    learner.type("open candy viper", "quantity 3")
    #expect(learner.type("screen").contains("Heaven Candy"))
    learner.type("set language ko")
    #expect(learner.type("screen").contains("천국 사탕"))
    #expect(learner.type("trace event 0 --inside").contains("천국 사탕"))
    learner.type("buy", "undo")
    #expect(learner.type("screen").contains("천국 사탕"))
    learner.type("export jsonl \(folder.path)/ko.jsonl", "set language en")
    #expect(learner.type("screen").contains("Heaven Candy"))
    let text = try String(contentsOfFile: "\(folder.path)/ko.jsonl", encoding: .utf8)
    #expect(text.lines[0].hasSuffix(#""dropped":0,"language":"ko"}"#))
    let told = learner.type("replay \(folder.path)/ko.jsonl")
    #expect(told.contains("모든 메시지와 상태와 화면이 그때와 같습니다."))
    #expect(learner.type("screen").contains("천국 사탕"))
  }

  @Test func `a random file is refused or replayed, but nothing breaks`() throws {
    let folder = try ScratchFolder()
    var generator = LineGenerator(of: Command.all.map(\.name), seed: 3)
    for _ in 0..<200 {
      // A file that replays itself is tried in a process of its own.
      let lines = (0..<5).map { _ in generator.line() }.filter { !$0.contains("repl") }
      let file = try folder.add("a.session", header + lines.joined(separator: "\n") + "\n")
      let learner = Learner()
      learner.type("open counter mvp", "fire increase")
      let screens = learner.screens
      let answer = learner.type("replay \(file)")
      if !answer.contains("Done again") {
        #expect(learner.screens == screens, "\(lines)")
      }
    }
  }
}
