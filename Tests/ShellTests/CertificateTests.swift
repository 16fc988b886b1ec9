import Lessons
import Terminal
import TestSupport
import Testing

@testable import Exports
@testable import Sessions
@testable import Shell

@Suite struct CertificateTests {
  /// Who has passed the exams of all parts, with one wrong answer in each.
  private static func graduate(_ language: String = "en") -> ExamTaker {
    let taker = ExamTaker(language: language)
    for part in 1...7 { taker.take("exam \(part) seed \(part)", wrong: [part]) }
    return taker
  }

  private static let english = made("en")
  private static let korean = made("ko")

  private static func made(_ language: String) -> String {
    graduate(language).learner.type("export certificate - name 'Kim <Min-ji>'")
  }

  /// What comes of some certificates: their exams are drawn once.
  private static func verified(_ pages: [String]) throws -> (text: String, isPassed: Bool) {
    let folder = try ScratchFolder()
    for (place, page) in pages.enumerated() { try folder.add("kim\(place).html", page) }
    let check = CertificateCheck(
      pages.indices.map { "\(folder.path)/kim\($0).html" },
      features: ExamTaker().learner.session.environment.features,
      course: RealCourse.shelf(in: "en"), program: "0.1", firing: 2_000)
    let out = Output.memory(profile: TerminalProfile(columns: 400))
    check.write(to: out)
    return (out.collected, check.isPassed)
  }

  @Test(arguments: ["en", "ko"])
  func `who has passed all exams gets one, and it is verified from the answers in it`(
    _ language: String
  ) throws {
    let page = language == "ko" ? Self.korean : Self.english
    #expect(page.contains("<p class=\"name\">Kim &lt;Min-ji&gt;</p>"))
    #expect(page.contains("2026-11-26"))
    let (text, isPassed) = try Self.verified([page])
    #expect(isPassed, "\(text)")
    #expect(text.contains("verified. Kim <Min-ji> has passed all 7 exams."))
    #expect(text.contains("exam 1: 7 of 8 right, 2026-11-26; code "))
  }

  @Test func `one in which anything was changed isn't verified`() throws {
    let page = Self.english
    let changes: [(String, String)] = [
      ("<p class=\"name\">Kim", "<p class=\"name\">Ann"), ("7 of 8", "8 of 8"),
      ("2026-11-26", "2025-11-26"), ("date 1 2026-11-26", "date 1 2025-11-26"),
      ("lesson exam-1-1 ", "lesson exam-1-2 "), ("name &quot;Kim", "name &quot;Ann"),
      ("version 0.1", "version 0.2"), ("answer ", "answer  "),
    ]
    let changed = changes.map { one, other in
      #expect(page.contains(one), "\(one)")
      return page.replacingFirst(one, with: other)
    }
    let (text, _) = try Self.verified(changed + ["<p>nothing</p>"])
    for (place, change) in changes.enumerated() {
      #expect(text.contains("kim\(place).html: not verified"), "\(change.0): \(text)")
    }
    #expect(text.contains("It is no certificate"))
  }

  @Test func `it is refused as long as an exam is missing, and says which`() throws {
    let taker = ExamTaker()
    for part in [1, 3, 4, 6, 7] { taker.take("exam \(part) seed 1") }
    taker.take("exam 5 seed 1", wrong: [0, 1, 2])
    let answer = taker.learner.type("export certificate - name Kim")
    #expect(answer.contains("he exams of the parts 2 and 5 aren't passed yet"))
    #expect(answer.contains("To begin: exam 2."))
  }
}

extension String {
  /// The text with the first of what is wanted in it replaced.
  fileprivate func replacingFirst(_ one: String, with other: String) -> String {
    guard let range = firstRange(of: one) else { return self }
    return replacingCharacters(range, other)
  }

  private func replacingCharacters(_ range: Range<String.Index>, _ other: String) -> String {
    String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}
