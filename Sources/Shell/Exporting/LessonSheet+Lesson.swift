import Languages
import Exports
import Lessons
import Sessions
import Views

extension LessonSheet {
  /// Puts a lesson on paper.
  ///
  /// - Parameters:
  ///   - shelved: The lesson.
  ///   - source: Its file.
  ///   - environment: The features; what is to be foreseen is tried out on them.
  ///   - isKey: Whether the answers are told.
  @MainActor init(
    _ shelved: ShelvedLesson, _ source: LessonSource, in environment: Environment, isKey: Bool
  ) {
    let lesson = shelved.lesson
    let language = Language.of(lesson.language)
    let runner = Runner(
      Session(features: environment.features, course: environment.course), out: .memory())
    var foreseen: [String: PaperView.Foreseen] = [:]
    for (place, step) in lesson.steps.enumerated() {
      guard case .prediction(let asked) = step.question,
        (try? runner.session.perform(
          .lesson(.begin(shelved.name, at: shelved.name(ofStep: place)))))
          != nil,
        let found = runner.session.state.predictionAndReference
      else { continue }
      foreseen[asked.id.text] = (found.open, found.reference)
    }
    self.init(
      shelved.title, language: lesson.language, name: language.localized("paper.name"),
      key: isKey ? language.localized("paper.key") : nil,
      body: PaperView(lesson, foreseen: foreseen, isKey: isKey).text(source.parts))
  }
}
