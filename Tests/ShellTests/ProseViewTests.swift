import Lessons
import Terminal
import Testing

@testable import Shell

/// How a lesson's Markdown looks on a terminal, and how it is read out.
@Suite struct ProseViewTests {
  private func lines(
    _ markdown: String, columns: Int = 30, isPlain: Bool = false, color: Bool = false
  ) -> [String] {
    let profile = TerminalProfile(columns: columns, color: color, isPlain: isPlain)
    return Document([ProseView(Prose(markdown: markdown).blocks)]).lines(for: profile).map(
      \.plainText)
  }

  @Test(
    arguments: [
      ("# A heading", ["A heading"], ["A heading"]),
      (
        "One *two* **three** `four` ~~five~~\nsix.",
        ["One two three `four` (struck", "out: five) six."],
        ["One two three 'four' (struck", "out: five) six."]
      ),
      ("a  \nb", ["a", "b"], ["a", "b"]),
      ("- one\n- two\n  words", ["- one", "- two words"], ["- one", "- two words"]),
      ("3. one\n4. two", ["3. one", "4. two"], ["3. one", "4. two"]),
      ("- a\n\n- b", ["- a", "", "- b"], ["- a", "", "- b"]),
      (
        "- outer\n  - inner that is long enough to go on",
        ["- outer", "  - inner that is long enough", "    to go on"],
        ["- outer", "  - inner that is long enough", "    to go on"]
      ),
      (
        "| role | job |\n|---|--:|\n| View | 1 |\n| Model | 22 |",
        ["role   job", "----------", "View     1", "Model   22"],
        ["role: View, job: 1.", "role: Model, job: 22."]
      ),
      (
        "```swift\nlet a = \"a line that is longer than thirty\"\n\n  b\n```",
        ["    let a = \"a line that is longer than thirty\"", "", "      b"],
        ["let a = \"a line that is longer than thirty\"", "", "  b"]
      ),
      ("> said\n> so", ["| said so"], ["said so"]),
      ("[docs](https://a.b)", ["docs <https://a.b>"], ["docs <https://a.b>"]),
      ("<https://a.b>", ["https://a.b"], ["https://a.b"]),
      ("![a cat](c.png)", ["[picture: a cat]"], ["[picture: a cat]"]),
      ("a\n\n***\n\nb", ["a", "", "* * *", "", "b"], ["a", "", "", "b"]),
      ("<b>no</b>", ["<b>no</b>"], ["<b>no</b>"]),
      (
        "Heaven Candy은 천국에서 만들어집니다.", ["Heaven Candy은 천국에서", "만들어집니다."],
        ["Heaven Candy은 천국에서", "만들어집니다."]
      ),
    ] as [(String, [String], [String])])
  func `each kind of Markdown has a form for the eye and one for the ear`(
    markdown: String, drawn: [String], read: [String]
  ) {
    #expect(lines(markdown).map(\.trimmedEnd) == drawn)
    #expect(lines(markdown, isPlain: true).map(\.trimmedEnd) == read)
  }

  @Test func `colour adds no word`() {
    let markdown = "# H\n\na `b` **c** [d](e)\n\n> f"
    #expect(lines(markdown, color: true) == lines(markdown))
  }

  @Test func `lines are no wider than can be read, however wide the terminal is`() {
    let text = Array(repeating: "word", count: 100).joined(separator: " ")
    #expect(lines(text, columns: 200).allSatisfy { $0.count <= 80 })
    #expect(lines(text, columns: 20).allSatisfy { $0.count <= 20 })
    #expect(lines("- > - > \(text)", columns: 20).count < 200)
  }
}

extension String {
  /// Without blanks at its end.
  fileprivate var trimmedEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
