import Languages
import Sessions
import Views

// Views that know their language by what they show.

@MainActor extension LessonView {
  /// Shows a lesson in its language.
  package init(_ shelved: ShelvedLesson) {
    self.init(shelved, Language.of(shelved.lesson.language).lessons)
  }
}

@MainActor extension OutcomeReport {
  /// Reports in the language of the lesson, in front or not.
  package init(_ outcome: Outcome, of action: Action, in state: State, before: Screens) {
    self.init(
      outcome, of: action, in: state, before: before, Language.of(state).lessons,
      Language.inFront(of: state).lessons.looks)
  }
}

@MainActor extension PredictionView {
  /// Words predictions in the language of the lesson that goes on, or of the course.
  package init(_ state: State) { self.init(Language.of(state).lessons) }
}
