import Characters
import Lessons
import TestSupport
import Testing

@testable import Exports

/// What is written as Markdown is read back by cmark-gfm, which we did not write.
@Suite struct MarkdownTextTests {
  @Test(
    arguments: [
      ("plain", "plain"), ("a *b* _c_", "a \\*b\\* \\_c\\_"), ("<b>&amp;", "\\<b>\\&amp;"),
      ("View -> A ~> B", "View -> A ~> B"),
      ("mvp~a ~>", "mvp\\~a ~>"), ("> a", "\\> a"),
      ("a | b ~~c~~", "a \\| b \\~\\~c\\~\\~"), ("mvp#1.4", "mvp#1.4"), ("# x #", "\\# x \\#"),
      ("[a](b)", "\\[a\\](b)"), ("a\\b`c`", "a\\\\b\\`c\\`"), ("a\n\t b ", "a b"),
      ("see https://a.b/c_d_e, *x*", "see <https://a.b/c_d_e>, \\*x\\*"),
      ("https://a.b/?c=1&d=~e", "<https://a.b/?c=1&d=~e>"), ("https://", "https://"),
      ("\u{1B}[2J\u{202E}", "\\\\u{1B}\\[2J\\\\u{202E}"),
    ])
  func `text is escaped where it would be markup`(text: String, expected: String) {
    #expect(MarkdownText.plain(text) == expected)
  }

  @Test(
    arguments: [
      ("map $a$ to $b$", "map \\$a\\$ to \\$b\\$"), ("---", "\\---"), ("x^2^", "x\\^2\\^"),
      ("init(old:new:)", "init(old\\:new:)"), ("- x", "\\- x"), ("+ x", "\\+ x"),
      ("1. x", "1\\. x"), ("2) x", "2\\) x"), ("===", "\\==="), ("a: b", "a: b"),
      ("https://a.b/$c:d", "<https://a.b/$c:d>"), ("ask @kim", "ask \\@kim"),
    ])
  func `on slides, neither Pandoc nor Marp makes anything else of it`(
    text: String, expected: String
  ) {
    #expect(MarkdownText.paragraph(text) == expected)
    #expect(Prose(markdown: MarkdownText.paragraph(text)).plainText == text)
  }

  @Test(arguments: ["1. the view", "- the view", "+ the view", "12) the view"])
  func `nothing that is chosen from begins a list of its own`(text: String) {
    let item = MarkdownText.item(text)
    #expect(Prose(markdown: "- \(item)").plainText.hasSuffix(text), "\(item)")
    #expect(item != text)
  }

  @Test(
    arguments: [
      ("a", "`a`"), ("a`b", "``a`b``"), ("`", "`` ` ``"), ("a|b", "`a|b`"), ("", ""),
      ("``a`", "``` ``a` ```"),
    ])
  func `code has marks that are longer than any in it`(text: String, expected: String) {
    #expect(MarkdownText.code(text) == expected)
  }

  @Test func `a block has fences that are longer than any in it`() {
    #expect(MarkdownText.block(["a", "```", "b"], info: "text") == "````text\na\n```\nb\n````\n")
  }

  private static let pieces = [
    "*", "**", "_", "`", "``", "~~", "|", "\\", "<b>", "&amp;", "[a](b)", "![", "# ", "- ", "1. ",
    "> ", "www.a.b", "https://a.b", ":", "\u{0}", "\u{1B}", "\u{202E}", "천국", "🍬", "\"", "'", "  ",
    "\n", "\t", "---", "===", "{", "$", "a", "View", "->", "~>", "()", "#",
  ]

  @Test func `whatever is written comes back as it was, in text, in code and in a cell`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<3_000 {
      let text = (0..<Int.random(in: 1...8, using: &random))
        .map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      let shown = text.onOneLine
      if shown.isEmpty { continue }
      let plain = Prose(markdown: "x " + MarkdownText.plain(text))
      #expect(plain.plainText == "x " + shown, "\(text.debugDescription)")
      #expect(Prose(markdown: "# " + MarkdownText.plain(text)).plainText == shown)
      let table = Prose(
        markdown: "| a | b |\n|---|---|\n| \(MarkdownText.code(text, isCell: true)) | c |\n")
      guard case .table(let cells) = table.blocks.first else {
        Issue.record("no table: \(text.debugDescription)")
        continue
      }
      #expect(cells.rows.first?.map(\.plainText) == [shown, "c"], "\(text.debugDescription)")
    }
  }
}
