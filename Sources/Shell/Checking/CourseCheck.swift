import Lessons
import Sessions
import Staging
import Terminal

/// Proves lessons in sessions of their own, by all that `layercake check` promises.
///
/// Two processes do it: each goes through all lessons, so that what they leave behind can be compared, and
/// each proves every other lesson.
public final class CourseCheck {
  /// A lesson in one language.
  private struct Item {
    let lesson: Lesson
    /// Whether it only tells another again: what is proved of the original holds for a translation that asks
    /// and does the same.
    let isRetold: Bool
    /// Whether the second process proves it.
    let isOthers: Bool
  }

  private let reading: CourseReading
  private let features: [Feature]
  private let items: [Item]
  /// What every step of a lesson left behind, by the lesson's file, as far as that is known.
  private var left: [String: [String]] = [:]

  /// Reads the lessons.
  ///
  /// - Parameters:
  ///   - sources: The lessons' files, in any order.
  ///   - others: The ids of lessons beside these that one may require.
  ///   - features: The features that they may speak of.
  public init(
    _ sources: [LessonSource], beside others: () -> Set<String> = { [] }, features: [Feature]
  ) {
    reading = CourseReading(sources, rules: LessonLineRules(for: features), beside: others)
    self.features = features
    items = reading.course.entries.enumerated().flatMap { place, entry in
      entry.lessons.map { lesson in
        Item(
          lesson: lesson,
          isRetold: entry.lessons.first.map { $0 != lesson && $0.isPlayed(like: lesson) } ?? false,
          isOthers: place % 2 == 1)
      }
    }
  }

  /// Whether none of the lessons could be read.
  public var isEmpty: Bool { items.isEmpty }

  /// Checks everything.
  ///
  /// - Parameters:
  ///   - isShared: Whether the second process proves its half.
  ///   - others: What ``half``, or ``fingerprints``, is in the second process; nil if that couldn't be run.
  /// - Returns: What was found.
  public func report(isShared: Bool = false, comparingWith others: () -> String?) -> CheckReport {
    var cases = items.map { isShared && $0.isOthers ? nil : prove($0) }
    // Gone through before the other process is waited for.
    let here = isEmpty ? "" : fingerprints
    let told = isEmpty ? nil : others()
    let lines = (told?.split(separator: "\n") ?? []).filter { $0.hasPrefix(CourseCheck.mark) }
    let known = lines.compactMap { CheckCase.read($0.dropFirst(CourseCheck.mark.count)) }
    // What can't be read whole is proved here.
    if isShared, known.count == lines.count {
      for place in items.indices where items[place].isOthers {
        let own = known.filter { $0.file == items[place].lesson.file }.map(\.known)
        cases[place] = own.isEmpty ? nil : own
      }
    }
    var report = CheckReport(reading)
    for (item, known) in zip(items, cases) { report.cases += known ?? prove(item) }
    if !isEmpty { report.cases.append(compare(here, with: told)) }
    return report
  }

  /// Where lessons take place; its first way through a lesson is measured.
  private var checker: LessonChecker { LessonChecker(stage: LessonStage(features)) }

  private func prove(_ item: Item) -> [CheckCase] {
    let proof = checker.check(item.lesson, isRetold: item.isRetold)
    left[item.lesson.file] = proof.fingerprints
    return proof.cases
  }

  /// What every step of every lesson leaves behind, but for those that tell another again: the same text in
  /// any process.
  public var fingerprints: String {
    items.filter { !$0.isRetold }.map(\.lesson).flatMap { lesson in
      (left[lesson.file] ?? checker.fingerprints(of: lesson)).enumerated().map { index, text in
        "\(lesson.file), step \(index + 1)\n\(text)\n"
      }
    }.joined()
  }

  /// How a line begins that tells of a case.
  private static let mark = "= "

  /// What the second process tells: what came of its half of the lessons, and ``fingerprints``.
  public var half: String {
    let proved = items.filter(\.isOthers).flatMap { item in
      prove(item).map { CourseCheck.mark + $0.line(of: item.lesson.file) + "\n" }
    }
    return proved.joined() + fingerprints
  }

  private func compare(_ here: String, with others: String?) -> CheckCase {
    let name = "two processes are identical"
    let file = items[0].lesson.file
    var message: String?
    if let others {
      let here = here.split(separator: "\n", omittingEmptySubsequences: false)
      let there = others.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix(CourseCheck.mark) }
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
