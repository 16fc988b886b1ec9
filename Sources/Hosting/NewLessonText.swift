import Languages
import Lessons

/// A lesson to begin with, about a feature that the program has.
enum NewLessonText {
  /// The text: about the counter where there is one, and else about the first feature; nil if the word
  /// can't be an id.
  static func text(id: String, features: [Feature]) -> String? {
    let isOurs = features.contains { $0.name == "counter" }
    guard !isOurs, let feature = features.first, let event = feature.events.first,
      let pattern = feature.specimens.first?.name
    else { return Lesson.template(id: id) }
    let title = localized("program.template")
    guard
      let opening = Lesson.opening(
        id: id, title: title, about: localized("program.template.about"))
    else { return nil }
    // no text: the blocks of a lesson, whose prose stands in the tables
    return """
      \(opening)
      ```run
      open \(feature.name) \(pattern)
      ```

      ## \(localized("program.template.guess"))

      ```predict id=guess on=\(pattern) event=\(event) kind=path
      ```

      ```hint for=guess
      \(localized("program.template.guess-hint"))
      ```

      ## \(localized("program.template.again"))

      ```try id=again
      fire \(event) on \(pattern)
      ```

      ```expect for=again
      trace \(pattern) count User -> View == 1
      ```

      ```hint for=again
      \(localized("program.template.again-hint"))
      ```

      ## \(localized("program.template.seen"))

      > \(localized("program.template.takeaway"))

      """
  }
}
