@testable import Lessons
import Testing

@Suite struct PlaceTests {
  private static let head = "---\nid: a\ntitle: b\n---\n"

  private func lines(_ text: String) throws -> [String] {
    let lesson = try LessonSource(file: "l.md", text: text).read()
    return lesson.steps.flatMap(\.commands).map { "\($0.place.line):\($0.place.column) \($0.text)" }
  }

  @Test(
    arguments: [
      ("```run\nopen a\n\n  open b  \n```", ["6:1 open a", "8:3 open b"]),
      (
        "  ```run\n  open a\n open b\n   open c\n  ```", ["6:3 open a", "7:2 open b", "8:4 open c"]
      ),
      ("- ```run\n  open a\n    open b\n  ```", ["6:3 open a", "7:5 open b"]),
      ("1. x\n\n   - ```run\n     open a\n     ```\n2. y", ["8:6 open a"]),
      ("> ```run\n> open a\n>   open b\n> ```", ["6:3 open a", "7:5 open b"]),
      ("> - ```run\n>   open a\n>   ```", ["6:5 open a"]),
      ("-\t```run\n\topen a\n\t\topen b\n\t```", ["6:2 open a", "7:3 open b"]),
      ("```run\n\topen a\t\n```", ["6:2 open a"]),
      (
        "~~~ run\nopen 'a; b'; open c # d\n# e\n#2.5\n~~~",
        ["6:1 open 'a; b'; open c # d", "8:1 #2.5"]
      ),
      ("````run\n``` x\n````", ["6:1 ``` x"]),
      ("```run\nopen a\n\n\n```\n\n```run\nopen b\n```", ["6:1 open a", "12:1 open b"]),
      ("<div>\n```run\nopen a\n```\n</div>\n\n```run\nopen b\n```", ["12:1 open b"]),
      ("    ```run\n    open a\n    ```\n\n```run\nopen b\n```", ["10:1 open b"]),
      ("> ```run\n> open a\n> ```\n```run\nopen b\n```", ["6:3 open a", "9:1 open b"]),
      ("```run\n한글 열기\n```", ["6:1 한글 열기"]),
    ] as [(String, [String])])
  func `each line of a block keeps its place in the file`(text: String, expected: [String]) throws {
    #expect(try lines(Self.head + text) == expected)
    // Whatever ends the lines, and whatever begins the file.
    let crlf = (Self.head + text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(try lines("\u{FEFF}" + crlf.joined(separator: "\r\n")) == expected)
    #expect(try lines(crlf.joined(separator: "\r") + "\r") == expected)
  }

  @Test func `what stands around a block in a list is kept in its order`() throws {
    let text = """
      3. one

         ```run
         open a
         ```

         then
      4. two
      5. ```run
         open b
         ```
      6. three
      """
    let lesson = try LessonSource(file: "l.md", text: Self.head + text).read()
    func list(_ start: Int, _ text: String) -> ProseBlock {
      .list(ProseList(start: start, isTight: false, items: [[.paragraph([.text(text)])]]))
    }
    let shape: [[ProseBlock]] = lesson.steps[0].content.map {
      if case .prose(let prose) = $0 { prose.blocks } else { [] }
    }
    #expect(
      shape == [
        [list(3, "one")], [], [.paragraph([.text("then")]), list(4, "two")], [], [list(6, "three")],
      ])
  }

  @Test func `a quote is cut in two by a block in it`() throws {
    let text = "> a\n>\n> ```run\n> open b\n> ```\n> c"
    let lesson = try LessonSource(file: "l.md", text: Self.head + text).read()
    #expect(
      lesson.steps[0].content == [
        .prose(Prose([.quote([.paragraph([.text("a")])])])),
        .run([LessonLine("open b", at: SourcePlace(line: 8, column: 3))]),
        .prose(Prose([.quote([.paragraph([.text("c")])])])),
      ])
  }
}
