import Lessons
import Sessions
import Staging
import Terminal

/// Proves lessons in sessions of their own, by all that `layercake check` promises.
public struct CourseCheck {
  private let reading: CourseReading
  private let checker: LessonChecker

  /// Reads the lessons.
  ///
  /// - Parameters:
  ///   - sources: The lessons' files, in any order.
  ///   - isWhole: Whether these are all, so that one that is required must be among them.
  ///   - features: The features that they may speak of.
  public init(_ sources: [LessonSource], isWhole: Bool, features: [Feature]) {
    reading = CourseReading(sources, rules: LessonLineRules(for: features), isWhole: isWhole)
    checker = LessonChecker(stage: LessonStage(features, sources))
  }

  /// The lessons that could be read, in every language.
  private var lessons: [Lesson] { reading.course.entries.flatMap(\.lessons) }

  /// Checks everything.
  ///
  /// - Parameter others: What ``fingerprints`` are in another process; nil if that couldn't be run.
  /// - Returns: What was found.
  public func report(comparingWith others: () -> String?) -> CheckReport {
    var report = CheckReport(reading)
    for lesson in lessons { report.cases += checker.check(lesson) }
    if !lessons.isEmpty { report.cases.append(compare(with: others())) }
    return report
  }

  /// What every step of every lesson leaves behind: the same text in any process.
  public var fingerprints: String {
    lessons.flatMap { lesson in
      checker.fingerprints(of: lesson).enumerated().map { index, text in
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

extension LessonStage {
  /// A stage in a session of its own, in which a lesson's lines are carried out as if a learner typed
  /// them.
  fileprivate init(_ features: [Feature], _ sources: [LessonSource]) {
    let out = Output.memory()
    func fresh() -> Runner {
      let session = Session(features: features)
      session.recordsEveryLook = true
      return Runner(session, out: out)
    }
    func typed(_ lesson: Lesson) -> TypedLesson? {
      sources.first { $0.file == lesson.file }
        .map { TypedLesson(lesson, $0, features: features) }
    }
    var runner = fresh()
    self.init(
      start: { runner = fresh() },
      run: { line in
        do throws(Complaint) {
          try runner.run(line)
          return .passed
        } catch {
          return error.asLessonOutcome
        }
      },
      beginStep: { runner.session.beginStep() },
      check: { runner.hopFault(in: $0) ?? runner.session.outcome(of: $0) },
      atStops: { look in
        while runner.session.stop != nil {
          look()
          _ = try? runner.session.advance(.onward)
        }
      },
      type: { typed($0)?.outcomes() ?? [] },
      detour: { typed($0)?.outcomeAfterDetours(of: $1) ?? .passed },
      fingerprint: { Fingerprint(runner.session.state.workspace).text })
  }
}
