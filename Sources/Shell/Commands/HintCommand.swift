import Lessons
import Queries

extension Command {
  /// Gives hints, one after another.
  static var hint: Command {
    let number = Parameter("NUMBER", .word, .optional)
    return Command(
      "hint", in: .lessons, summary: "a hint; each time a clearer one", takes: [number],
      examples: [
        Example("hint", "the next one"), Example("hint 1", "the first one again"),
      ]
    ) { call, session throws(Complaint) in
      let lesson = try session.openLesson()
      let hints = lesson.run.step.hints
      guard !hints.isEmpty else {
        throw Complaint(
          "this step has no hints", accepted: "To see how it can be done: solution.")
      }
      let view = LessonView(lesson.shelved, profile: session.out.profile)
      if let word = call[number] {
        let shown = lesson.run.hintsShown
        guard let number = Int(word.text), (1...hints.count).contains(number), number <= shown
        else {
          throw Complaint(
            "no such hint yet", at: word.span,
            accepted: shown == 0 ? "For the first: hint." : "Hints so far: 1 to \(shown).")
        }
        session.show(view.hint(hints[number - 1], number: number, of: hints.count))
        return
      }
      guard let hint = lesson.run.takeHint() else {
        throw Complaint(
          "there are no more hints",
          accepted: "To read one again: hint \(hints.count). To see how it can be done: solution.")
      }
      session.show(view.hint(hint, number: lesson.run.hintsShown, of: hints.count))
    }
  }
}
