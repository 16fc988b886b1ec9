import Lessons

/// How many hints were given, for each step of each lesson.
public struct HintCounts {
  private var counts: [String: Int] = [:]

  /// How many hints were given for the step that a lesson has come to.
  public subscript(run: LessonRun) -> Int {
    get { counts[HintCounts.key(run)] ?? 0 }
    set { counts[HintCounts.key(run)] = newValue }
  }

  private static func key(_ run: LessonRun) -> String {
    "\(run.lesson.id.text) \(Progress.key(run.step, of: run.lesson))"
  }
}
