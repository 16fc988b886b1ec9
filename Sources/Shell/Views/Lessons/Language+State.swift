import Languages
import Sessions

extension Language {
  /// The language of the lesson that goes on, or of the course if none does.
  static func of(_ state: State) -> Language {
    of(state.lesson?.shelved.lesson.language ?? state.environment.course.language)
  }

  /// The language of the lesson in front, or of the course in free play.
  static func inFront(of state: State) -> Language {
    of(state.lessonInFront?.shelved.lesson.language ?? state.environment.course.language)
  }
}
