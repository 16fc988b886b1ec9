import Lessons

/// The specimens that lie open at the beginning of a lesson's steps if the reference solutions did those
/// before. They are the same whenever the lesson is gone through, and to find them out takes as long as to
/// go through it.
struct LessonNeeds {
  private var lesson: Lesson?
  private var names: [Int: Set<String>] = [:]

  /// What is needed at a step of a lesson.
  ///
  /// - Parameters:
  ///   - position: The step's place, from 0.
  ///   - lesson: The lesson.
  ///   - find: Finds it out.
  /// - Returns: The specimens by their names: `counter.mvp`.
  mutating func names(
    at position: Int, of lesson: Lesson, _ find: () -> Set<String>
  ) -> Set<String> {
    if self.lesson != lesson { (self.lesson, names) = (lesson, [:]) }
    if let known = names[position] { return known }
    let found = find()
    names[position] = found
    return found
  }
}
