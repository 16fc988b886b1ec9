import Lessons
import Terminal
import Testing

@testable import Shell

/// A step that is longer than the terminal is read in pages, the question whole on the last.
@Suite struct StepPagesTests {
  private static func paragraphs(_ count: Int) -> String {
    (1...count).map { "Paragraph \($0) says something,\nand goes on.\n\n" }.joined()
  }

  private func pages(_ text: String, rows: Int) -> [String] {
    var pages = StepPages(text, rows: rows)
    var all: [String] = []
    while let page = pages.next() { all.append(page) }
    return all
  }

  @Test func `a text is cut at empty lines, and nothing of it is lost`() {
    let text = Self.paragraphs(6)
    let pages = pages(text, rows: 10)
    #expect(pages.count == 2)
    #expect(pages.allSatisfy { $0.lines.count <= 9 })
    #expect(pages.allSatisfy { $0.hasPrefix("Paragraph") })
    #expect(pages.joined(separator: "\n") == text)
  }

  @Test func `a text without empty lines is cut all the same`() {
    let text = (1...25).map { "\($0)\n" }.joined()
    #expect(pages(text, rows: 10).map(\.lines.count) == [9, 9, 7])
    #expect(pages(text, rows: 1).count == 25)
    #expect(pages("", rows: 24) == [])
  }

  private func learner() -> Learner {
    let text =
      "---\nid: l\ntitle: L\n---\n" + Self.paragraphs(15)
      + "```quiz id=q\n? Which?\n( ) this :: No.\n(x) that :: Yes.\n```\n\nEnd.\n"
    let learner = Learner(lessons: [LessonSource(file: "l.md", text: text)])
    learner.rows = 24
    return learner
  }

  @Test func `Enter goes on to the question, before which nothing else asks for a key`() {
    let learner = learner()
    let first = learner.type("lesson l")
    #expect(first.lines.count <= 23 && first.contains("Paragraph 1") && !first.contains("? Which"))
    let both = self.learner()
    let second = both.type("lesson l", "")
    #expect(second.contains("Paragraph 15") && second.contains("Which?"))
    #expect(both.prompts == ["layercake> ", "Enter: go on reading> ", "1.1 1/2 quiz> "])
  }

  @Test func `another line shows the rest and does what it does`() {
    let learner = learner()
    let told = learner.type("lesson l", "lessons")
    #expect(told.contains("Which?") && told.contains("1.1"))
  }

  @Test func `a step that doesn't fit is told of by the check, at both sizes`() {
    let text =
      "---\nid: l\ntitle: L\n---\n" + Self.paragraphs(6)
      + "```quiz id=q\n? Which?\n"
      + (1...24).map { "\($0 == 1 ? "(x)" : "( )") number \($0) :: Why.\n" }.joined()
      + "```\n\nEnd.\n"
    let check = CourseCheck(
      [LessonSource(file: "l.md", text: text)], features: [])
    let report = check.report { check.byways }
    #expect(report.passed)
    #expect(
      report.warnings.map(\.message) == [
        "at 80 x 24 the question takes 28 lines, and 23 are seen at once; "
          + "at 60 x 20 the question takes 28 lines, and 19 are seen at once"
      ])
  }
}
