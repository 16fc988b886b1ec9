import LayerTracing
import Terminal
import Testing
import TestSupport

@testable import Shell

/// Traces of sizes that no recorder gives are shown as far as a page goes, and what is left out is said.
@Suite struct LargeTraceTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func line(
    _ id: Int, cause: Int?, from: String, to: String, in specimen: String = "counter.mvp",
    _ name: String = "m"
  ) -> String {
    "{\"id\":\(id),\"specimen\":\"\(specimen)\",\"event\":1,\"fired\":\"increase\","
      + "\"cause\":\(cause.map(String.init) ?? "null"),\"kind\":\"call\","
      + "\"from\":{\"role\":\"\(from)\"},\"to\":{\"role\":\"\(to)\"},\"message\":\"\(name)\"}"
  }

  private func add(_ lines: [String]) throws -> String {
    let header = #"{"format":"layercake-trace","version":1,"specimens":["counter.mvp"]}"#
    return try folder.add("ann.jsonl", ([header] + lines).joined(separator: "\n") + "\n")
  }

  /// Each message causes the next, from one role to another.
  private func chain(_ count: Int) throws -> String {
    try add(
      (1...count).map { line($0, cause: $0 > 1 ? $0 - 1 : nil, from: "R\($0)", to: "R\($0 + 1)") })
  }

  private func converted(_ file: String, to format: String) throws -> String {
    let out = Output.memory()
    _ = try Converter(to: format, nil).run(
      file, event: nil, patterns: [], keepsGoing: false, replaces: false, out: out
    ) { Issue.record("\($0)") }
    return out.collected
  }

  @Test func `causes are set in so far as a line has room, and the rest is a tree of its own`()
    throws
  {
    let learner = Learner()
    learner.type("import \(try chain(2_000))")
    let trace = learner.type("trace ann:mvp")
    #expect(trace.utf8.count < 2_000 * 200)
    #expect(
      trace.replacing("\n", with: " ").contains(
        "Messages more than 20 causes deep aren't indented further. To see one as a tree of its "
          + "own: trace ann:mvp#1.22."))
    #expect(learner.type("trace ann:mvp#1.22").lines[1].hasPrefix("ann:mvp#1.22    R22 -> R23"))
    #expect(!learner.type("trace ann:mvp --flat").contains("causes deep"))
  }

  @Test func `of more rows than anybody reads the first are shown`() throws {
    let learner = Learner(columns: 200)
    learner.type(
      "import \(try add((1...5_003).map { line($0, cause: nil, from: "A", to: "B\($0)") }))")
    let trace = learner.type("trace ann:mvp")
    #expect(trace.lines.count == 5_002)
    #expect(
      trace.hasSuffix(
        "3 more are left out. To find some: from, to, name or find. To get all as a table: csv, "
          + "which 'export' and 'convert' write.\n"))
    #expect(
      learner.type("side ann:").hasSuffix(
        "MVP of ann: only the first 1000 of 5003 messages are shown. To see all: trace ann:mvp event 1.\n"
      ))
  }

  @Test func `of more patterns than can be open the first are compared`() throws {
    let file = try add(
      (1...40).map { line($0, cause: nil, from: "A", to: "B", in: "counter.p\($0)") })
    let learner = Learner(columns: 200)
    learner.type("import \(file)")
    #expect(
      learner.type("side ann:").contains(
        "9 more patterns are left out. To see others, name them: side ann:p32 …\n"))
    let more = try add(
      (1...140).map { line($0, cause: nil, from: "A", to: "B", in: "counter.p\($0)") })
    #expect(
      try converted(more, to: "markdown").contains(
        "Too many for a page, so left out: 12 patterns. For all of it, as a table: "
          + "\\`export csv\\`.")
    )
    #expect(try converted(more, to: "csv").utf8.count { $0 == 0x0A } == 141)
  }

  @Test(
    arguments: ExportFormat.all.filter { !$0.isData && $0.name != "anki" }.map(\.name))
  func `a figure of thousands of lifelines is drawn in parts, each with its own`(format: String)
    throws
  {
    let file = try chain(1_500)
    let text = try converted(file, to: format)
    #expect(text.utf8.count < 10 * (try folder.contents("ann.jsonl").utf8.count))
    #expect(text.contains("R1501"))
  }

  @Test func `messages with one number stand beside each other, each by itself`() throws {
    let learner = Learner(columns: 120)
    let lines = (0..<8).map { line(1, cause: nil, from: "A", to: $0 < 4 ? "B" : "C") }
    learner.type("import \(try add(lines))")
    #expect(learner.type("side ann:").contains("m() ×4, to 4"))
  }

  @Test func `columns that are long are aligned stretch by stretch, up to so many cells`() {
    let site = Site(
      kind: .call, type: "", name: "m()", source: SourceLocation(fileID: "", line: 0))
    let party = Party(role: .view, type: "V", id: 1, name: nil, module: nil)
    let messages = (1...12_000).map {
      Message(
        id: $0, cause: nil, event: 1, sender: party, receiver: party, site: site, arguments: [],
        result: nil, position: Message.Position(crossing: $0, inner: 0))
    }
    let whole = MessageAlignment([Array(messages.prefix(700)), Array(messages.prefix(700))])
    #expect(whole.omitted == 0)
    #expect(whole.rows.count == 700)
    #expect(whole.rows.allSatisfy { $0[0]?.id == $0[1]?.id })
    let cut = MessageAlignment([messages, messages])
    #expect(cut.rows.count == 10_000)
    #expect(cut.omitted == 4_000)
  }
}
