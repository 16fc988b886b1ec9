import Lessons

/// A lesson to begin with, about a feature that the program has.
enum NewLessonText {
  /// The text: about the counter where there is one, and else about the first feature; nil if the word
  /// can't be an id.
  static func text(id: String, features: [Feature]) -> String? {
    let isOurs = features.contains { $0.name == "counter" }
    guard !isOurs, let feature = features.first, let event = feature.events.first,
      let pattern = feature.specimens.first?.name
    else { return LessonTemplate.text(id: id) }
    guard LessonTemplate.isID(id) else { return nil }
    return """
      ---
      id: \(id)
      title: "Who hears it"
      ---
      # Who hears it

      Say in two sentences what this lesson is about. Then open what it needs:

      ```run
      open \(feature.name) \(pattern)
      ```

      ## Guess first

      ```predict id=guess on=\(pattern) event=\(event) kind=path
      ```

      ```hint for=guess
      What is touched doesn't know what it means.
      ```

      ## Do it again

      ```try id=again
      fire \(event) on \(pattern)
      ```

      ```expect for=again
      trace \(pattern) count User -> View == 1
      ```

      ```hint for=again
      `events` tells what can be fired.
      ```

      ## What you have seen

      > One sentence to take home.

      """
  }
}
