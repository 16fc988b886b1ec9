import TestSupport
import Testing

@testable import Shell

/// Traces that an app recorded, read without running anything.
@Suite struct AppTraceCommandTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func learner(columns: Int = 200, isPlain: Bool = false) throws -> Learner {
    let learner = Learner(columns: columns, isPlain: isPlain)
    learner.type("import \(try folder.add("shop.jsonl", ShopTrace.text))")
    return learner
  }

  private func rules() throws -> String { try folder.add("clean.rules", ShopTrace.rules) }

  @Test func `it is imported with its end, and with what is cut off`() throws {
    let learner = Learner(columns: 200)
    #expect(
      learner.type("import \(try folder.add("shop.jsonl", ShopTrace.text))") == """
        shop: shop in CLEAN, 2 events, 14 messages. You can read it, but not run it.
          1  order
          2  order
        To read it: trace shop:clean, side shop:
        The recording has its end; 3 messages are missing.

        """)
    let cut = try folder.add("cut.jsonl", String(ShopTrace.text.dropLast(60)))
    #expect(
      learner.type("import \(cut)").hasSuffix(
        """
        The recording has no end: the app still runs, or crashed.
        Line \(ShopTrace.lines.count - 1), the last, is cut off in the middle and was not read.

        """))
  }

  @Test func `messages stand with their events, and results that came later with their calls`()
    throws
  {
    let learner = try learner()
    let trace = learner.type("trace shop:clean event 1 --flat")
    #expect(trace.lines.filter { $0.contains("->") }.count == 6)
    #expect(!trace.contains("clean#2"))
    #expect(
      learner.type("side shop:clean event 1").lines.count
        == learner.type("side shop:clean event 2").lines.count)
  }

  @Test func `it is held against a file of rules, and each kind of breach is told once`() throws {
    #expect(
      try learner().type("rules \(try rules()) shop:clean") == """
        error: Orders, Repository, holds OrderView, View, strongly as view
        error: PlaceOrder, UseCase, holds OrderView, View, strongly as view
        Shop/Orders.swift:40: error: clean#1.4  UseCase -> Repository  load(): it carries OrderDTO, but no OrderDTO may leave the Repository except to the Cache (2 times, first in event 1)
        Shop/Orders.swift:40: error: clean#1.5  View -> Repository  load(): no View may call the Repository (2 times, first in event 1)
        Shop/DiskCache.swift:50: error: clean#1.6  Repository -> Cahce  store(): no Repository may call the Cahce (2 times, first in event 1)
        shop:clean breaks the rules of Clean in 5 ways, 8 times.
        Read: 14 messages in 2 events of shop.clean.
        The recording has its end.
        Missing: 3 messages were dropped while recording.
        The rules don't mention: Cahce (did you mean Cache?).
        The rules name what the trace doesn't have: Cache, OrderLine.

        """)
  }

  @Test func `a pattern's rules are found by the name of a session's trace`() throws {
    let learner = Learner(columns: 200)
    learner.type("open counter mvp viper", "fire increase")
    let file = "\(folder.path)/lecture.jsonl"
    learner.type("export jsonl \(file)", "import \(file)")
    #expect(
      learner.type("rules lecture:mvp") == """
        lecture:mvp keeps the rules of MVP in all 9 messages between layers.
        Read: 13 messages in 2 events of counter.mvp.
        UNCHECKED: no Model type may reach the View. No message of the trace names types.
        UNCHECKED: who owns whom. The trace doesn't tell what properties hold.

        """)
    let both = learner.type("rules lecture:")
    #expect(both.contains("lecture:mvp keeps") && both.contains("lecture:viper keeps"))
    let other = learner.type("rules viper lecture:mvp")
    #expect(other.contains("lecture:mvp breaks the rules of VIPER in 3 ways, 3 times."))
    #expect(other.contains("The pattern doesn't know your types; a file of rules can name them."))
    #expect(learner.type("rules mvp").contains("counter.mvp keeps its rules in all 9 messages."))
  }

  @Test func `who holds whom at its end is a tree, and that it isn't told is said`() throws {
    let learner = try learner()
    #expect(
      learner.type("owners shop:clean") == """
        shop:clean: who holds whom
          ·                    OrderView, View
            model strong       OrderViewModel, ViewModel
              place strong     PlaceOrder, UseCase
                orders strong  Orders, Repository
                  view strong  OrderView, View, again: a cycle
              view weak        OrderView, View

        """)
    #expect(learner.type("owners") == learner.type("owners shop:"))
    learner.type("open counter mvp")
    let file = "\(folder.path)/lecture.jsonl"
    learner.type("export jsonl \(file)", "import \(file)")
    #expect(
      learner.type("owners lecture:mvp") == "lecture:mvp: the trace doesn't tell who holds whom.\n")
    #expect(learner.type("owners mvp mvp shop:").hasPrefix("counter.mvp: who holds whom\n"))
    let spoken = try self.learner(isPlain: true).type("owners shop:")
    #expect(spoken.contains("OrderViewModel holds OrderView weakly, as view."))
  }

  @Test func `why tells what led to a message, and what set a property`() throws {
    let learner = try learner()
    #expect(
      learner.type("why shop:clean#1.3") == """
        shop:clean#1.3  ViewModel -> UseCase  place(Order(1)): sent because of these messages, the first cause first:
          shop:clean#1.1  User -> View  tap [Order]
          shop:clean#1.2  View -> ViewModel  order()
          shop:clean#1.3  ViewModel -> UseCase  place(Order(1))

        """)
    #expect(
      learner.type("why shop:clean#1.1").contains("tap [Order]: the trace tells of no cause."))
    #expect(
      learner.type("why shop:clean.model.total").hasPrefix(
        "shop:clean.model.total  12 was set during shop:clean#2.3, caused by tap [Order]"))
  }

  @Test func `what an app's trace can't tell is said`() throws {
    let learner = try learner()
    #expect(
      learner.type("diff 2 shop:").hasSuffix(
        "A recorded app doesn't tell what layers hold and screens show, only what properties are set to.\n"
      ))
    for (line, answer) in [
      (
        "why shop:clean.model.totl",
        "This trace has no such value. Did you mean 'clean.model.total'?\nFor example: clean.model.total. A recorded app tells what properties are set to, but not what layers and screens show. Nothing was done.\n"
      ),
      (
        "why shop:clean#1.9",
        "This trace has no such message.\nTo see those that it has: trace NAME:. Nothing was done.\n"
      ),
      ("why shop:clean#7", "This trace has no event 7 there."),
      (
        "rules shop:clean",
        "The rules of clean are not known here.\nName a file of rules, or one of these patterns, before the trace: mvc, mvp"
      ),
      (
        "rules mvp mvc shop:",
        "A trace is held against one pattern or file of rules.\nFor example: rules clean.rules shop:. Nothing was done.\n"
      ),
      (
        "rules mvq shop:",
        "'mvq' is neither a pattern with rules nor a file. Did you mean 'mvc'?\nPatterns: mvc, mvp"
      ),
      (
        "rules no.rules shop:",
        "Can't read this file: No such file or directory.\nNothing was done.\n"
      ),
      ("owners shop:clen", "No such pattern. Did you mean 'clean'?"),
    ] {
      let said = learner.type(line)
      let told = said.replacing("\n", with: " ")
      #expect(
        told.lowercased().contains(answer.lowercased().replacing("\n", with: " ")),
        "\(line): \(said)")
    }
  }

  @Test func `a file of rules that is wrong is told with its line`() throws {
    let learner = try learner()
    let file = try folder.add("bad.rules", "pattern Clean\nView => Model\n")
    let said = learner.type("rules \(file) shop:")
    #expect(
      said.hasSuffix(
        """
        '\(file)', line 2, column 6: '=>' makes no sense here. Did you mean '->'?
            View => Model
                 ^^
        A role is followed by '->' and whom it may call, '~>' and whom it may notify, or 'owns' and whom it may own. Nothing was done.

        """), "\(said)")
    let large = try folder.add("large.rules", String(repeating: " ", count: 10_000_000))
    #expect(learner.type("rules \(large) shop:").contains("Nothing was done."))
    let binary = try folder.add("binary.rules", [0x7F, 0x45, 0x4C, 0x46, 0xFF, 0xFE])
    #expect(learner.type("rules \(binary) shop:").contains("Nothing was done."))
  }

  @Test func `its messages are watched up to its end`() throws {
    let learner = Learner(columns: 200)
    let file = try folder.add("shop.jsonl", ShopTrace.text)
    let said = learner.type("watch \(file)")
    #expect(said.hasPrefix("Messages of \(file), until its recording ends or you press Ctrl-C:\n"))
    #expect(said.contains("\n  clean#1.3  ViewModel -> UseCase  place(Order(1))\n"))
    #expect(
      said.hasSuffix(
        """
        \(file): the recording ended after 12 messages.
        Missing: 3 messages were dropped while recording.

        """))
    let bad = try folder.add(
      "bad.jsonl",
      ShopTrace.text.replacing("\n{\"line\":\"end\"", with: "\nwhat\n{\"line\":\"end\""))
    #expect(learner.type("watch \(bad)").hasSuffix("1 line could not be read.\n"))
    #expect(learner.type("watch no.jsonl").contains("No such file or directory."))
    #expect(
      learner.type("watch \(try folder.add("a.jsonl", "hello\n"))").contains(
        "his isn't an exported trace."))
  }

  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func `a spoilt trace is read, or refused by line, and rules are held against what is left`(
    seed: UInt64
  ) throws {
    var mutator = Mutator(
      pieces: [
        "\"line\":\"end\"", "\"line\":\"result\"", "\"line\":\"reference\"", "null", "{}", "[]",
        "\"types\":[1]", "\"event\":0", "\"id\":1", "\"to\":", "\n", "\u{0}", "\"", ",", "View",
      ], seed: seed)
    let rules = try rules()
    let learner = Learner(columns: 200)
    for _ in 0..<Mutator.count(orElse: 200) / 2 {
      let file = try folder.add("a.jsonl", mutator.spoil(ShopTrace.text))
      let said = learner.type("import \(file) --keep-going")
      guard !said.hasSuffix("Nothing was done.\n") else { continue }
      let verdict = learner.type("rules \(rules) a:")
      #expect(verdict.contains("the rules of Clean") || verdict.isEmpty, "\(verdict)")
      #expect(!learner.type("owners a:").contains("Nothing was done."))
      learner.type("diff a:", "trace a:", "side a:")
    }
  }
}
