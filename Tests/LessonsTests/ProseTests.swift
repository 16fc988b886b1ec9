@testable import Lessons
import Testing

@Suite struct ProseTests {
  private static func text(_ text: String) -> [ProseBlock] { [.paragraph([.text(text)])] }

  @Test(
    arguments: [
      ("", []),
      ("\u{FEFF}", []),
      ("# One", [.heading(level: 1, [.text("One")])]),
      ("Two\n---", [.heading(level: 2, [.text("Two")])]),
      ("###### Six", [.heading(level: 6, [.text("Six")])]),
      ("a\nb", [.paragraph([.text("a"), .softBreak, .text("b")])]),
      ("モデル\nです。", [.paragraph([.text("モデルです。")])]),
      (
        "**モデル**\nと`x`\nと\nAは",
        [
          .paragraph([
            .strong([.text("モデル")]), .text("と"), .code("x"), .softBreak, .text("と"), .softBreak,
            .text("Aは"),
          ])
        ]
      ),
      ("버튼을\n누르면", [.paragraph([.text("버튼을"), .softBreak, .text("누르면")])]),
      ("![絵\nです\nX](a)", [.paragraph([.image(alt: "絵です X", url: "a")])]),
      ("a\r\nb\rc", [.paragraph([.text("a"), .softBreak, .text("b"), .softBreak, .text("c")])]),
      ("a  \nb", [.paragraph([.text("a"), .lineBreak, .text("b")])]),
      ("a\n\nb", [.paragraph([.text("a")]), .paragraph([.text("b")])]),
      (
        "*a* **b** `c` ~~d~~",
        [
          .paragraph([
            .emphasis([.text("a")]), .text(" "), .strong([.text("b")]), .text(" "), .code("c"),
            .text(" "), .strikethrough([.text("d")]),
          ])
        ]
      ),
      (
        "[see *it*](https://x.y \"t\") ![alt `c`](p.png)",
        [
          .paragraph([
            .link([.text("see "), .emphasis([.text("it")])], url: "https://x.y"), .text(" "),
            .image(alt: "alt c", url: "p.png"),
          ])
        ]
      ),
      ("- a\n- b", [.list(ProseList(items: [text("a"), text("b")]))]),
      (
        "3) a\n\n4) b", [.list(ProseList(start: 3, isTight: false, items: [text("a"), text("b")]))]
      ),
      (
        "- a\n  1. b",
        [
          .list(
            ProseList(items: [text("a") + [.list(ProseList(start: 1, items: [text("b")]))]]))
        ]
      ),
      ("-\n- b", [.list(ProseList(items: [[], text("b")]))]),
      ("> a\n> > b", [.quote(text("a") + [.quote(text("b"))])]),
      ("***", [.thematicBreak]),
      ("```swift x\nlet a = 1\n\n  b\n```", [.code("let a = 1\n\n  b", info: "swift x")]),
      ("    a\n    b", [.code("a\nb", info: "")]),
      ("```run\nopen counter\n```", [.code("open counter", info: "run")]),
      (
        "|a|b|c|d|\n|-|:-|:-:|-:|\n|1|`2`|",
        [
          .table(
            ProseTable(
              alignments: [.none, .left, .center, .right],
              header: [[.text("a")], [.text("b")], [.text("c")], [.text("d")]],
              rows: [[[.text("1")], [.code("2")], [], []]]))
        ]
      ),
      ("&amp; \\* &#x1F36C;", [.paragraph([.text("& * \u{1F36C}")])]),
      ("한국어 **굵게**", [.paragraph([.text("한국어 "), .strong([.text("굵게")])])]),
    ] as [(String, [ProseBlock])])
  func `Markdown becomes blocks`(markdown: String, expected: [ProseBlock]) {
    #expect(Prose(markdown: markdown).blocks == expected)
  }

  @Test(
    arguments: [
      ("a <b>c</b> <!-- d -->", [.paragraph([.text("a <b>c</b> <!-- d -->")])]),
      (
        "<script>\nalert(1)\n</script>",
        [
          .paragraph([
            .text("<script>"), .softBreak, .text("alert(1)"), .softBreak, .text("</script>"),
          ])
        ]
      ),
      ("a \u{1B}[31mred\u{07}", [.paragraph([.text("a \u{1B}[31mred\u{07}")])]),
      ("&#27;[2J", [.paragraph([.text("\u{1B}[2J")])]),
      ("a\0b", [.paragraph([.text("a\u{FFFD}b")])]),
      ("[x](javascript:alert(1))", [.paragraph([.link([.text("x")], url: "javascript:alert(1)")])]),
      ("[^1]\n\n[^1]: note", [.paragraph([.link([.text("^1")], url: "note")])]),
    ] as [(String, [ProseBlock])])
  func `hostile text stays text`(markdown: String, expected: [ProseBlock]) {
    #expect(Prose(markdown: markdown).blocks == expected)
  }

  @Test(
    arguments: [
      ("Who decides *when*?", [.text("Who decides "), .emphasis([.text("when")]), .text("?")]),
      ("1. first", [.text("1. first")]),
      ("# no heading", [.text("# no heading")]),
      ("", []),
    ] as [(String, [ProseInline])])
  func `a line is read as pieces, and never as another kind of block`(
    line: String, expected: [ProseInline]
  ) {
    #expect(ProseInline.line(line) == expected)
  }

  @Test func `the text alone can be had`() {
    let markdown = """
      # A *b*

      - c `d`
      - e

      > f ~~g~~
      > h

      | i | [j](k) |
      |---|---|
      | l | ![m](n) |

      ***

          o
      """
    let expected = "A b\nc d\ne\nf g h\ni j\nl m\n\no"
    #expect(Prose(markdown: markdown).plainText == expected)
  }
}
