import Lessons
import Testing

/// How blocks are written stands in one place, and what is written there can be read.
@Suite struct BlockHelpTests {
  @Test(arguments: FenceWord.allCases)
  func `every block says how it is written and what it is`(word: FenceWord) {
    #expect(word.form.hasPrefix(word.rawValue))
    #expect(word.summary != "block.\(word.rawValue)" && word.summary.count <= 90)
  }

  @Test func `a new lesson can be read, whatever its id is`() throws {
    let text = try #require(Lesson.template(id: "my-first_1"))
    let lesson = try LessonSource(file: "my-first_1.md", text: text).read()
    #expect(lesson.id.text == "my-first_1")
    #expect(lesson.steps.compactMap(\.id) == ["guess", "two"])
  }

  @Test(arguments: ["", "7", "a b", "a/b", "é"])
  func `what is no id makes no lesson`(id: String) {
    #expect(Lesson.template(id: id) == nil)
  }
}
