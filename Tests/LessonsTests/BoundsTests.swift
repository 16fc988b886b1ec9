import Testing
import TestSupport

@testable import Lessons

/// A lesson's file can't take all memory, and a block can't take all time.
@Suite struct BoundsTests {
  private static let head = "---\nid: a\ntitle: A\n---\n"

  private func problems(_ body: String) -> [(line: Int, message: String)] {
    var reader = LessonReader(
      LessonSource(file: "a.md", text: Self.head + body), by: LessonGrammar())
    _ = reader.read()
    return reader.errors.errors.map { ($0.place.line, $0.fault.text.description) }
  }

  @Test func `a reference that links would repeat beyond a megabyte is refused at its line`() {
    let body =
      "Text.\n\n[a]: " + String(repeating: "x", count: 20_000) + "\n\n"
      + String(repeating: "[a][a] ", count: 4_000)
    let found = problems(body)
    #expect(found.first?.line == 7)
    #expect(found.first?.message.contains("could exceed 1048576 bytes") == true)
  }

  @Test func `references of an ordinary lesson are taken`() {
    let body = "See [one][a] and [two][a].\n\n[a]: https://example.com/a/long/address\n"
    #expect(!problems(body).contains { $0.message.contains("grow") })
  }

  @Test func `a block of more than 200 commands is refused at its fence`() {
    let body =
      "```run\nopen counter\n" + String(repeating: "fire +; fire +\n", count: 100) + "```\n"
    #expect(
      problems(body).first?.message
        == "this block has more than 200 commands; use fewer in one step")
  }
}
