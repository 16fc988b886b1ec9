import Lessons
import TestSupport
import Testing

@Suite struct HostileProseTests {
  private static func many(_ text: String) -> String {
    String(repeating: text, count: Prose.largest / text.utf8.count)
  }

  @Test(arguments: [
    ">", "- + ", "* ", "1. ", "[", "![", "](", "[a](", "**a ", "*a _b ", "`", "``a`", "~~a", "<",
    "<!--",
    "<a ", "&", "\\", "|", "|-", "# ", "\t", "\n", "\r", " \n", "    \n", "\0", "a\n", "```\n",
    "~~~ x\n> ",
    "[a]: b\n", "[^a]", "<?", "<![CDATA[", "_a__b", "---\n", "- a\n  - ", "a\u{1B}[", "é",
    "\u{10FFFF}",
  ])
  func `repeating anything ends, and keeps within a depth`(text: String) {
    let prose = Prose(markdown: Self.many(text))
    #expect(Self.depth(prose.blocks) <= 66)
    #expect(prose == prose)
  }

  @Test func `a table of few pipes and many rows takes little memory`() {
    let row = String(repeating: "|a", count: 8000)
    let rule = String(repeating: "|-", count: 8000)
    let prose = Prose(markdown: row + "\n" + rule + "\n" + String(repeating: "|\n", count: 10_000))
    #expect(prose.blocks.count == 1)
    guard case .paragraph = prose.blocks[0] else {
      Issue.record("a table was made")
      return
    }
  }

  @Test func `many links to one long address end`() {
    let address = String(repeating: "a", count: 20_000)
    let prose = Prose(markdown: "[a]: /\(address)\n\n" + String(repeating: "[a] ", count: 10_000))
    #expect(prose.blocks.count == 1)
  }

  @Test func `a text that is too long is shown as it is`() {
    let text = String(repeating: "*a*\r\n", count: Prose.largest)
    let expected = Array(repeating: "*a*", count: Prose.largest).joined(separator: "\n")
    #expect(Prose(markdown: text).blocks == [.code(expected, info: "")])
  }

  @Test func `what is nested too deep is text, and none of it is lost`() {
    let quotes = Prose(markdown: String(repeating: "> ", count: 1000) + "*deep* `down`")
    #expect(quotes.plainText == "deep down")
    let stars = Prose(
      markdown: String(repeating: "*a **b ", count: 100) + String(repeating: "** *", count: 100))
    #expect(stars.plainText.filter { $0 == "a" }.count == 100)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `whatever is written, prose and lessons are read alike twice`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<25 {
      let text = Fragments.text(&generator)
      #expect(Prose(markdown: text) == Prose(markdown: text))
      let source = LessonSource(file: "f.md", text: text)
      let first = Result { () throws(LessonSourceErrors) in try source.read() }
      #expect(first == Result { () throws(LessonSourceErrors) in try source.read() })
      if case .failure(let error) = first {
        let lines = SourceLines(text)
        #expect(error.errors == error.errors.sorted())
        for fault in error.errors { #expect(lines.contain(fault.place), "\(fault) in \(text)") }
      }
    }
  }

  /// How deep values are nested: blocks, and then inlines in them.
  private static func depth(_ blocks: [ProseBlock]) -> Int {
    1
      + (blocks.map { block in
        switch block {
        case .quote(let inner): depth(inner)
        case .list(let list): list.items.map(depth).max() ?? 0
        case .paragraph(let inlines), .heading(_, let inlines): depth(inlines)
        case .table(let table): (table.rows + [table.header]).joined().map(depth).max() ?? 0
        default: 0
        }
      }.max() ?? 0)
  }

  private static func depth(_ inlines: [ProseInline]) -> Int {
    1
      + (inlines.map { inline in
        switch inline {
        case .emphasis(let inner), .strong(let inner), .strikethrough(let inner),
          .link(let inner, _):
          depth(inner)
        default: 0
        }
      }.max() ?? 0)
  }
}
