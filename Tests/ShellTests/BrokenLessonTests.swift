import Catalog
import Lessons
import Testing

@testable import Shell

/// Read downward, the rows are what an author is told of lessons that are read but can't be right: where,
/// and in which words. Each stands below ten lines that are in order.
@Suite struct BrokenLessonTests {
  nonisolated static let rows = tasks + checks + questions
  private static let head = "---\nid: a\ntitle: A\n---\nText.\n\n```run\nopen counter mvp\n```\n\n"

  private static func messages(_ text: String) -> [String] {
    let source = LessonSource(file: "l.md", text: head + text)
    let check = CourseCheck([source], features: Catalog.features)
    var other: String?
    let report = check.report {
      other = check.alternateRuns()
      return other
    }
    return report.written(as: .text).lines.filter { $0.hasPrefix("l.md:") }
      .map { String($0.dropFirst(5)) }
  }

  @Test(arguments: rows)
  func `a broken lesson is refused at its place, in words that tell what to do`(row: Row) {
    let told = Self.messages(row.text)
    #expect(told.count == row.told.count, "\(told)")
    // Long lists of what would be accepted are told elsewhere.
    for (line, expected) in zip(told, row.told) { #expect(line.hasPrefix(expected)) }
  }

  @Test func `everything that a learner types can be in a solution`() {
    let lines = [
      "fire increase --step", "step", "continue", "goto mvp#1.2", "note it's stopped",
      "export csv -", "break Presenter -> View", "fire increase",
      "inspect mvp.presenter",
    ]
    let text =
      "```try id=t\n" + lines.joined(separator: "\n")
      + "\n```\n```expect for=t\nstopped before Presenter -> View\ninspected mvp.presenter\n"
      + "state mvp.model.number == 2\n```\n\nEnd.\n"
    #expect(Self.messages(text) == [])
    #expect(
      Self.messages(text.replacing("csv -", with: "csv file.csv"))
        == ["17:1: error: a lesson can't write files; to standard output: export markdown -"])
  }

  @Test func `there are sixty at least`() { #expect(Self.rows.count >= 60) }

  nonisolated struct Row: Sendable {
    let text: String
    let told: [String]

    init(_ text: String, _ told: String...) {
      self.text = text
      self.told = told
    }
  }
}
