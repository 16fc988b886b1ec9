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
    // The other process proves this one.
    LessonSource(
      file: "toy/20-quiet.ko.md",
      text: ToyCourse.quiet.replacing("contains \"0\"", with: "contains \"7\"")
        .replacing("Open", with: String(repeating: "더 읽는다.\n\n", count: 80) + "Open")),
    LessonSource(
      file: "toy/30-long.md",
      text: ToyCourse.quiet.replacing("id: quiet", with: "id: long")
        .replacing("Open", with: String(repeating: "Read on.\n\n", count: 80) + "Open")),
  ]

  private func check(_ sources: [LessonSource]) -> CourseCheck {
    CourseCheck(sources, features: Catalog.features)
  }

  @Test(arguments: [ToyCourse.sources, broken])
  func `whether another process goes the other ways or not, the same is found`(
    sources: [LessonSource]
  ) {
    let shared = check(sources).report(claiming: { false }) {
      self.check(sources).alternateRuns { true }
    }
    let alone = check(sources).report { nil }
    #expect(shared.cases.dropLast() == alone.cases.dropLast())
    #expect(shared.cases.last?.passed == true)
    #expect(shared.passed == (sources == ToyCourse.sources))
    guard sources != ToyCourse.sources else { return }
    let korean = shared.failures.filter { $0.file.hasSuffix(".ko.md") }
    #expect(!korean.isEmpty && korean.allSatisfy { $0.message.contains("\"7\"") })
    #expect(shared.warnings.contains { $0.file.hasSuffix(".ko.md") })
  }

  @Test func `what another process finds otherwise is told, and all is found here`() {
    let whole = check(Self.broken).report { self.check(Self.broken).alternateRuns() }
    let alternateRuns = check(Self.broken).alternateRuns()
    let last = String(alternateRuns.split(separator: "\n").last ?? "")
    let told: [(String?, String)] = [
      (nil, "another process can't be started, so the results can't be compared"),
      ("", "another process differs: first 'toy/10-taps.md', then ''"),
      ("torn \"line\n", "another process differs: first 'toy/10-taps.md', then ''"),
      (
        alternateRuns.dropLast() + "!\n",
        "another process differs: first '\(last)', then '\(last)!'"
      ),
    ]
    for (told, message) in told {
      let report = check(Self.broken).report { told }
      #expect(report.cases.dropLast() == whole.cases.dropLast())
      #expect(report.cases.last?.failure?.message == message)
    }
  }

  @Test(arguments: 0...4)
  func `translations and exams are divided, and none is left out or told twice`(_ own: Int) {
    let translated = ["toy/10-taps.ko.md", "toy/20-quiet.ko.md"]
    let sources =
      ToyCourse.sources.filter { !$0.file.contains(".ko.") }
      + translated.map { file in
        let original = ToyCourse.sources.first { $0.file == file.replacing(".ko", with: "") }
        return LessonSource(file: file, text: original?.text ?? "")
      }
    var left = check(sources).sharedCount
    #expect(left == translated.count + 1)
    func claim() -> Bool {
      defer { left -= 1 }
      return left > 0
    }
    var taken = 0
    let shared = check(sources).report(
      claiming: {
        taken += 1
        return taken <= own && claim()
      },
      comparingWith: { self.check(sources).alternateRuns(claiming: claim) })
    #expect(shared.cases == check(sources).report { self.check(sources).alternateRuns() }.cases)
    #expect(shared.passed)
  }

  @Test func `how far it is, is told before each lesson, and before what is shared`() {
    var told: [String] = []
    _ = check(ToyCourse.sources).report(telling: { place in
      told.append(place.map { "\($0.number) of \($0.count)" } ?? "shared")
    }) { nil }
    #expect(told == ["1 of 2", "2 of 2", "shared", "shared"])
  }
}
