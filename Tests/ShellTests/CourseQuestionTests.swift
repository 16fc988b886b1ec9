import Catalog
import Lessons
import Testing

@testable import Shell

/// What the course's questions ask, taken together.
@Suite struct CourseQuestionTests {
  private let lessons = RealCourse.shelf(in: "en").entries.compactMap { $0.lesson(in: "en") }

  /// The quizzes with one right answer.
  private var quizzes: [LessonQuiz] {
    lessons.flatMap(\.steps).compactMap { step in
      guard case .quiz(let quiz) = step.question, quiz.form == .one else { return nil }
      return quiz
    }
  }

  @Test(arguments: [3, 4])
  func `no place of a choice is right so often, or so seldom, that it pays to guess`(count: Int) {
    let right = quizzes.filter { $0.answers.count == count && !$0.isShuffled }
      .compactMap { $0.answers.firstIndex(where: \.isRight) }
    #expect(right.count >= 15)
    for place in 0..<count {
      let share = right.count { $0 == place } * 100 / right.count
      // A third, or a fourth, give or take a dozen.
      #expect((100 / count - 13...100 / count + 12).contains(share), "\(place + 1) of \(count)")
    }
  }

  @Test func `each build with a flaw is pointed at, told from the sound one, or written anew`() {
    var asked: Set<String> = []
    for lesson in lessons {
      var feature = ""
      for step in lesson.steps {
        for line in step.commands + step.solution {
          let words = line.text.split(separator: " ").map(String.init)
          if words.first == "open", words.count > 1 { feature = words[1] }
        }
        let checks = step.task?.checks.map(\.line.text) ?? []
        let names = checks.flatMap { $0.split { " .".contains($0) } }.map(String.init)
        for name in names + [step.task?.code?.start.text ?? ""] where name.contains("~") {
          asked.insert("\(feature).\(name)")
        }
      }
    }
    let flawed = Catalog.features.flatMap { feature in
      feature.specimens.filter { $0.flaw != nil }.map { "\(feature.name).\($0.name)" }
    }
    #expect(Set(flawed).subtracting(asked) == [])
  }
}
