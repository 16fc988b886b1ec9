import Lessons
import TestSupport

/// What lessons are made of, to be put together at random.
enum Fragments {
  private static let starts = [
    "---\nid: a\ntitle: b\n---\n", "---\r\nid: a\r\n", "\u{FEFF}---\nid: [\ntitle: \"\n---\n", "",
    "---",
  ]
  private static let pieces =
    [
      "```run\n", "```try id=t1\n", "```expect for=t1\n", "```guard for=t1\n", "```hint for=q1\n",
      "```quiz id=q1\n", "~~~try id='t2\n", "```exepct for=t2\n", "```predict id=p kind=x event=\n",
      "```\n", "~~~\n", "````\n", "open counter\n", "fire increase 'x\n", "? why\n", "( ) a :: b\n",
      "(x) c :: d\n", "() e\n", "# comment\n", "- ", "  ", "\t", "1. ", "> ", "    ", "\n", "\r\n",
      "\r",
      "| a | b |\n|---|---|\n", "*a* **b** `c` ~~d~~ <e>", "[f](g) ![h](i)", "[j]: k\n", "---\n",
      "<!-- ",
      "\0", "\u{1B}[31m", "한국어", "e\u{301}", "👩‍👩‍👧", "\u{2028}", "&amp;", "\\", "id: x\n", "- y\n",
      "=",
      "\"",
    ] + FenceWord.allCases.map { "```\($0.rawValue) id=x\n" }

  static func text(_ generator: inout SeededGenerator) -> String {
    var text = starts.randomElement(using: &generator) ?? ""
    for _ in 0..<Int.random(in: 0..<60, using: &generator) {
      text += pieces.randomElement(using: &generator) ?? ""
    }
    return text
  }
}
