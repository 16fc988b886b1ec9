import Lessons
import Sessions
import Staging
import Terminal

/// Proves lessons in sessions of their own, by all that `layercake check` promises.
public final class CourseCheck {
  private let reading: CourseReading
  private let checker: LessonChecker
  /// What every step of a lesson left behind, by the lesson's file, as far as that is known.
  private var left: [String: [String]] = [:]

  /// Reads the lessons.
  ///
  /// - Parameters:
  ///   - sources: The lessons' files, in any order.
  ///   - isWhole: Whether these are all, so that one that is required must be among them.
  ///   - features: The features that they may speak of.
  public init(_ sources: [LessonSource], isWhole: Bool, features: [Feature]) {
    reading = CourseReading(sources, rules: LessonLineRules(for: features), isWhole: isWhole)
    checker = LessonChecker(stage: LessonStage(features))
  }

  /// The lessons that could be read, in every language.
  private var lessons: [Lesson] { reading.course.entries.flatMap(\.lessons) }

  /// Checks everything.
  ///
  /// - Parameter others: What ``fingerprints`` are in another process; nil if that couldn't be run.
  /// - Returns: What was found.
  public func report(comparingWith others: () -> String?) -> CheckReport {
    var report = CheckReport(reading)
    for entry in reading.course.entries {
      for lesson in entry.lessons {
        // What is proved of the original holds for a translation that asks and does the same.
        let original = entry.lessons.first
        let isRetold = original.map { $0 != lesson && $0.isPlayed(like: lesson) } ?? false
        let proof = checker.check(lesson, isRetold: isRetold)
        report.cases += proof.cases
        left[lesson.file] = proof.fingerprints
      }
    }
    if !lessons.isEmpty { report.cases.append(compare(with: others())) }
    return report
  }

  /// What every step of every lesson leaves behind: the same text in any process.
  public var fingerprints: String {
    lessons.flatMap { lesson in
      (left[lesson.file] ?? checker.fingerprints(of: lesson)).enumerated().map { index, text in
        "\(lesson.file), step \(index + 1)\n\(text)\n"
      }
    }.joined()
  }

  private func compare(with others: String?) -> CheckCase {
    let name = "two processes are identical"
    let file = lessons[0].file
    var message: String?
    if let others {
      let here = fingerprints.split(separator: "\n", omittingEmptySubsequences: false)
      let there = others.split(separator: "\n", omittingEmptySubsequences: false)
      if let index = zip(here, there).enumerated().first(where: { $1.0 != $1.1 })?.offset {
        message = "another process differs: first '\(here[index])', then '\(there[index])'"
      } else if here.count != there.count {
        message = "another process differs: first \(here.count) lines, then \(there.count)"
      }
    } else {
      message = "another process can't be run, so nothing tells whether it would do the same"
    }
    return CheckCase(
      lesson: "all lessons", name: name,
      failure: message.map { CheckCase.Failure($0, in: file, at: .start) })
  }
}
