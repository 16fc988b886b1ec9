import Catalog
import Lessons
import Queries
import Testing

@testable import Sessions
@testable import Shell

/// What exams ask about: what their part, or one before it, has shown.
@Suite struct ExamSubjectTests {
  /// The course of a learner: who draws its exams is known to a session.
  private static let course = ExamTaker().learner.session.environment.course

  /// The lines that the lessons of some parts carry out or ask for, one below the other.
  private static func lines(ofPartsUpTo part: Int) -> [String] {
    course.entries.filter { (Int($0.number.prefix { $0 != "." }) ?? .max) <= part }
      .compactMap { $0.lesson() }.flatMap(\.steps).flatMap { step in
        var lines = (step.commands + step.solution).map(\.text)
        if case .prediction(let asked) = step.question { lines.append(asked.event.text) }
        return lines
      }
  }

  @Test(arguments: 1...7)
  func `each event, each way in which a service answers, each build was met in a lesson`(
    _ part: Int
  ) throws {
    let lines = Self.lines(ofPartsUpTo: part)
    let words = Set(lines.flatMap { $0.split { " ;".contains($0) }.map(String.init) })
    let examiner = try #require(Self.course.examiner)
    for seed in 1...(part < 3 ? 200 : 25) {
      let name = LessonExam.Name(part: "\(part)", seed: seed)
      let exam = try #require(examiner.exam(name, of: Self.course)?.lesson)
      for step in exam.steps {
        var asked = step.commands.map(\.text)
        if case .prediction(let prediction) = step.question { asked.append(prediction.event.text) }
        for line in asked {
          let parts = line.split(separator: " ").map(String.init)
          switch parts[0] {
          case "service":
            #expect(
              line == "service ok" || lines.contains { $0.hasPrefix(line) }, "\(name): \(line)")
          case "open":
            #expect(lines.contains { $0.contains("open \(parts[1])") }, "\(name): \(line)")
            for build in parts.dropFirst(2) where build.contains("~") {
              #expect(words.contains(build), "\(name): \(line)")
            }
          case "fire": #expect(words.contains(parts[1]), "\(name): \(line)")
          case "trace", "owners", "screens": break
          default: #expect(words.contains(parts[0]), "\(name): \(line)")
          }
        }
      }
    }
  }

  @Test func `check draws exams, and names what no lesson has shown`() throws {
    let (first, second) = (Self.course.parts[0], Self.course.parts[1])
    #expect(Self.course.untaught(in: first, drawing: 1...5) == nil)
    #expect(Self.course.untaught(in: second, drawing: 1...5) == nil)
    let exam = try #require(
      Self.course.examiner?.exam(.init(part: "2", seed: 1), of: Self.course)?.lesson)
    let line = try #require(first.untaught(in: exam))
    #expect(exam.steps.contains { $0.commands.contains { $0.text == line } })
    let report = CourseCheck(ToyCourse.sources, features: Catalog.features).report { nil }
    #expect(report.cases.contains { $0.name == "exams ask only about what was shown" })
  }

  @Test func `whose mistake it is, the message says: a view that was sent too much sent nothing`()
    throws
  {
    let examiner = try #require(Self.course.examiner)
    var seen = 0
    for seed in 1...60 {
      let exam = try #require(examiner.exam(.init(part: "2", seed: seed), of: Self.course)?.lesson)
      for step in exam.steps where step.commands.contains(where: { $0.text == "open candy mvp~a" })
      {
        guard case .quiz(let quiz) = step.question else { continue }
        let right = quiz.answers.first { $0.isRight }?.text.plainText
        #expect(right == "The Presenter sends a value to a layer that must not get it.")
        seen += 1
      }
    }
    #expect(seen > 0)
  }
}
