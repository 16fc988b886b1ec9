import Catalog
import Lessons
import Testing

@testable import Shell

/// Proofs that two processes share.
@Suite struct CourseCheckTests {
  nonisolated private static let broken = [
    ToyCourse.sources[0], ToyCourse.sources[1],
    LessonSource(
      file: "toy/20-quiet.md",
      text: ToyCourse.quiet.replacing("contains \"0\"", with: "contains \"7\"")),
    LessonSource(
      file: "toy/30-long.md",
      text: ToyCourse.quiet.replacing("id: quiet", with: "id: long")
        .replacing("Open", with: String(repeating: "Read on.\n\n", count: 80) + "Open")),
  ]

  private func check(_ sources: [LessonSource]) -> CourseCheck {
    CourseCheck(sources, features: Catalog.features)
  }

  @Test(arguments: [ToyCourse.sources, broken])
  func `whether it is shared or not, the same is found`(sources: [LessonSource]) {
    let whole = check(sources).report { self.check(sources).fingerprints }
    let shared = check(sources).report(isShared: true) { self.check(sources).half }
    #expect(shared == whole)
    #expect(whole.passed == (sources == ToyCourse.sources))
  }

  @Test func `what the other process doesn't tell is found here, and that it doesn't is told`() {
    let whole = check(Self.broken).report { self.check(Self.broken).fingerprints }
    for told in [nil, "= torn \"line\n", ""] {
      let report = check(Self.broken).report(isShared: true) { told }
      #expect(report.cases.dropLast() == whole.cases.dropLast())
      #expect(report.cases.last?.passed == false)
    }
  }
}
