import Terminal

extension Command {
  /// Forgets what was done of a lesson.
  static var forget: Command {
    let name = Parameter("LESSON", .word)
    return Command(
      "forget", in: .lessons, summary: "forget what you have done of a lesson",
      takes: [
        name.completing { session in
          session.course.entries.map { Candidate($0.number, $0.id) }
        }
      ],
      examples: [Example("forget 1.1", "it begins at its first step again")],
      undone: "Nothing was forgotten."
    ) { call, session throws(Complaint) in
      guard let word = call[name] else { return }
      let shelved = try session.course.lesson(word, in: session)
      let hadAny = session.progress.forget(shelved.lesson)
      session.report {
        [
          StyledText(
            hadAny
              ? "Forgotten: what you had done of \(shelved.title.sanitized)."
              : "You have done nothing of \(shelved.title.sanitized) yet.")
        ]
      }
    }
  }
}
