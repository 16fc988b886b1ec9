import Platform
import Sessions
import TestSupport
import Testing

/// Traces that were handed in, read without running anything.
@Suite struct ImportCommandTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// Exports what some lines do, as a learner hands it in.
  private func handIn(_ lines: [String], as name: String = "ann") -> String {
    let file = "\(folder.path)/\(name).jsonl"
    let learner = Learner()
    for line in lines { learner.type(line) }
    learner.type("export jsonl \(file)")
    return file
  }

  @Test func `a trace is read as one that is open, and nothing of it runs`() {
    let lines = ["open counter mvp viper", "fire increase", "fire decrease on mvp"]
    let live = Learner(columns: 200)
    for line in lines { live.type(line) }
    let reader = Learner(columns: 200)
    #expect(
      reader.type("import \(handIn(lines))") == """
        ann: counter in MVP and VIPER, 2 events, 35 messages. You can read it, but not run it.
          1  increase
          2  decrease
        To read it: trace ann:mvp, side ann:

        """)
    #expect(reader.patterns == [])
    let looks = [
      "trace mvp", "trace mvp event 0 --inside", "trace viper event 1 --diagram", "trace mvp#2.3",
      "trace mvp find number", "why mvp.model.number", "why mvp.view.amountLabel.text",
    ]
    for look in looks {
      let asked = look.replacing("mvp", with: "ann:mvp").replacing("viper", with: "ann:viper")
      let answer = reader.type(asked)
      #expect(answer.replacing("ann:", with: "") == live.type(look).replacing("counter.", with: ""))
    }
    #expect(reader.type("side event 1") == reader.type("side ann: event 1"))
    #expect(
      reader.type("diff 1 ann:mvp").contains("  model.number  0 -> 1\n  screen  0 became 1\n"))
  }

  @Test func `it stands beside what is open here, and the first difference is told`() {
    let file = handIn(["open counter mvp", "fire increase", "fire increase"])
    let learner = Learner(columns: 200)
    learner.type("open counter mvp", "fire increase", "fire increase")
    #expect(
      learner.type("import \(file)").hasSuffix(
        "In MVP, every message, state and screen is the same as here.\n"))
    learner.type("undo", "fire decrease")
    #expect(
      learner.type("import \(file)").hasSuffix(
        """
        In MVP, the trace differs from what is open here. The first difference:
          ann  mvp#2.1  User -> View  tap [+]
          here  mvp#2.1  User -> View  tap [-]

        """))
    let side = learner.type("side mvp ann:mvp event 2").lines
    #expect(
      side[1].split(separator: " ", omittingEmptySubsequences: true) == ["MVP", "MVP", "of", "ann"])
    #expect(side.contains { $0.contains("tap [-]") && $0.contains("tap [+]") })
  }

  @Test func `late answers know what asked for them`() {
    let file = handIn(["open candy mvp viper", "service slow", "reset", "service deliver"])
    let learner = Learner(columns: 200)
    learner.type("import \(file)")
    #expect(learner.type("trace ann:viper event 1").contains("(asked for in ann:viper#0."))
  }

  @Test func `what the trace doesn't tell is said`() {
    let learner = Learner(columns: 100)
    learner.type("import \(handIn(["open counter mvp viper", "fire increase"]))")
    for (line, what) in [
      ("trace ann:mvp event 7", "this trace has no event 7 there."),
      ("trace ann:mvp#7.1", "this trace has no event 7 there."),
      ("trace ann:mvc", "no such pattern. Did you mean 'mvp'?"),
      ("trace bob:mvp", "no such trace."),
      ("side anna:mvp", "no such trace. Did you mean 'ann'?"),
      (
        "why ann:mvp.model.nmber",
        "this trace has no such value. Did you mean 'mvp.model.number'?"
      ),
      ("diff 7 ann:", "this trace has no event 7 there."),
      ("fire increase", "nothing is open"),
    ] {
      let answer = learner.type(line).lowercased()
      #expect(answer.contains(what.lowercased().prefix(30)), "\(line): \(answer)")
      #expect(answer.contains("nothing was"), "\(line)")
    }
  }

  @Test(arguments: [
    ("", "this isn't an exported trace."), ("junk\u{0}\u{1B}[31m", "this isn't an exported trace."),
    (#"{"format":"layercake-trace","version":9}"#, "a newer Layercake wrote this file."),
    (header + "\n{\"id\":1,\"speci\n", "line 2 can't be read: it is cut off in the middle."),
    (header + "\nnonsense\n", "line 2 can't be read: it is not JSON after column 8."),
    (
      header + "\n\n" + String(repeating: "[", count: 100_000),
      "line 3 can't be read: its values are nested too deeply."
    ),
    (
      header + "\n{\"a\":\"" + String(repeating: "x", count: 9_000_000),
      "line 2 can't be read: it is longer than 8 MB."
    ),
  ])
  func `a file that is none is refused by line, in words`(text: String, words: String) throws {
    let learner = Learner(columns: 300)
    let answer = learner.type("import \(try folder.add("a.jsonl", text))")
    #expect(answer.contains("^ \(words)"), "\(answer)")
    #expect(answer.hasSuffix("Nothing was done.\n"))
    #expect(learner.type("import") == "Nothing was imported. To read a trace: import FILE.\n")
  }

  private nonisolated static let header =
    #"{"format":"layercake-trace","version":1,"specimens":["counter.mvp"],"dropped":0}"#

  @Test func `a file of a gigabyte is refused before it is read`() throws {
    let file = try folder.add("a.jsonl", Self.header + "\n")
    #expect(truncate(file, 1 << 30) == 0)
    #expect(
      Learner(columns: 200).type("import \(file)").contains(
        "this trace is larger than 64 MB, too large to be shown here.\nIt can still be "
          + "made a note or a page, in the system's shell: layercake convert."))
  }

  @Test func `lines that can't be read are passed over, if that is wanted`() throws {
    let file = handIn(["open counter mvp", "fire increase"])
    let lines = try folder.contents("ann.jsonl").lines
    let bad = try folder.add(
      "bad.jsonl", (lines.prefix(4) + ["nonsense"] + lines.dropFirst(4)).joined(separator: "\n"))
    let learner = Learner(columns: 200)
    learner.type("import \(file)")
    #expect(
      learner.type("import \(bad) --keep-going").contains(
        "1 line could not be read. Line 5 can't be read: it is not JSON after column 8.\n"))
    #expect(
      learner.type("trace bad:mvp") == learner.type("trace ann:mvp").replacing("ann:", with: "bad:")
    )
  }

  @Test func `an event is exported as a test that compiles and passes`() throws {
    let learner = Learner()
    learner.type("open counter mvp viper", "fire increase")
    let here = "\(#filePath)".split(separator: "/").dropLast(2).joined(separator: "/")
    // It is compiled and run with the other tests.
    let compiled = try TextFile.read("/\(here)/CatalogTests/CounterEvent1Tests.swift")
    #expect(learner.type("export test -") == compiled)
  }

  @Test func `a host's test imports what the host has`() {
    let learner = Learner(features: [Tally.feature])
    learner.type("open tally", "fire add")
    let identity = ProgramIdentity(
      name: "tally", title: "", features: .host(Tally.self))
    let text = ProgramIdentity.$current.withValue(identity) { learner.type("export test -") }
    #expect(
      text.hasPrefix(
        """
        import Journeys
        import Testing

        @testable import ShellTests

        // What one event does, as a session recorded it. It belongs to a test target that depends on
        // ShellTests and Journeys.
        @MainActor @Suite struct TallyEvent1Tests {
        """))
    #expect(text.contains("try Replay(of: actions, with: Tally.features)"))
    #expect(!text.contains("Catalog"))
  }

  @Test func `an event of before is a test that goes back to it`() {
    let learner = Learner()
    learner.type("open counter mvp", "note first", "fire increase", "fire increase")
    let text = learner.type("export test - event 1")
    #expect(text.contains("try Replay(of: actions, after: 1, with: Catalog.features)"))
    #expect(!text.contains("note first"))
  }
}
