import Lessons
import Sessions
import Terminal
import Testing

@testable import Shell

/// Every lesson of the course before a class, on terminals of two sizes, page by page.
@Suite struct PresentedCourseTests {
  private static let sizes = [(columns: 60, rows: 20), (columns: 80, rows: 24)]

  /// A presentation of a lesson as the program begins it.
  private func presentation(
    of entry: CourseEntry, in environment: Environment, _ profile: TerminalProfile
  ) throws -> Presentation {
    try Presentation(
      try environment.course.lesson(named: entry.number), at: 0, in: environment,
      within: Presentation.Schedule(minutes: 45, clock: { .zero }), profile: profile)
  }

  private func profile(_ columns: Int, _ rows: Int) -> TerminalProfile {
    var profile = TerminalProfile(isTerminal: true, columns: columns, rows: rows, look: .projector)
    profile.isAtSchool = true
    return profile
  }

  @Test(arguments: ["en", "ko"])
  func `no page is longer than the screen, ends with a heading, or has a part of a box`(
    language: String
  ) throws {
    let learner = Learner(course: RealCourse.shelf(in: language))
    let environment = learner.session.environment
    #expect(environment.course.entries.count > 40)
    for entry in environment.course.entries {
      for (columns, rows) in Self.sizes {
        let profile = profile(columns, rows)
        let presentation = try presentation(of: entry, in: environment, profile)
        var count = 0
        while !presentation.isOver, count < 400 {
          let page = presentation.page(for: profile)
          let text = page.map(\.plainText)
          let place =
            "\(entry.number), \(columns) x \(rows), page \(count)\n" + text.joined(separator: "\n")
          #expect(page.count < rows, "\(place)")
          #expect(text.allSatisfy { $0.displayWidth() <= columns }, "\(place)")
          let shown = page.dropFirst(2).dropLast()
          #expect(
            text.joined().count { $0 == "╭" } == text.joined().count { $0 == "╰" }, "\(place)")
          let last = try #require(shown.last { !$0.isBlank }, "\(place)")
          #expect(!last.pieces.allSatisfy { $0.style == .heading }, "\(place)")
          _ = try presentation.take("")
          count += 1
        }
        #expect(presentation.isOver)
      }
    }
  }

  @Test func `going back to a question, its solution is that of the question`() throws {
    let learner = Learner(course: RealCourse.shelf(in: "en"))
    let environment = learner.session.environment
    let profile = profile(80, 24)
    for entry in environment.course.entries where entry.number.hasPrefix("1.") {
      let lesson = try #require(entry.lesson())
      let presentation = try presentation(of: entry, in: environment, profile)
      for (place, step) in lesson.steps.enumerated().reversed() where step.question != nil {
        #expect(try presentation.take("at \(place + 1)") == nil)
        #expect(try presentation.take("solution") == nil)
        let shown = presentation.page(for: profile).map(\.plainText).joined(separator: " ")
          .unwrapped
          .replacing("`", with: "")
        let wanted: String? =
          switch step.question {
          // What is put in order has no reasons.
          case .quiz(let quiz):
            quiz.answers.first { $0.isRight }.map {
              $0.why.isEmpty ? $0.text.plainText : $0.why.plainText
            }
          case .task(let task): task.solution.first?.text
          case .prediction(let asked): asked.event.text
          case nil: nil
          }
        let beginning = try #require(wanted).unwrapped.replacing("`", with: "").prefix(24)
        #expect(shown.contains(beginning), "\(entry.number), \(place)\n\(shown)")
      }
    }
  }
}
