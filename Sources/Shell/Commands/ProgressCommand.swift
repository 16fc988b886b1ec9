import Lessons
import Terminal

extension Command {
  /// Tells how far one is.
  static var progress: Command {
    Command(
      "progress", in: .lessons, summary: "what you have done of the lessons, step by step",
      examples: [Example("progress", "every lesson that you began")]
    ) { _, session throws(Complaint) in
      session.show(ProgressReport(session).lines)
    }
  }
}

/// What was done of each lesson that was begun.
private struct ProgressReport {
  private let session: Session

  init(_ session: Session) { self.session = session }

  var lines: [StyledText] {
    let shelf = session.course
    var lines: [StyledText] = []
    var done = 0
    for entry in shelf.entries {
      guard let lesson = entry.lesson(in: shelf.language) else { continue }
      if session.progress.isDone(lesson) { done += 1 }
      lines += report(lesson, entry.number)
    }
    if lines.isEmpty {
      lines = ["No step of any lesson is done yet. To begin: lesson."]
    } else {
      lines.append(
        "\(done) of \(Wording.count(shelf.entries.count, "lesson")) done. To go on: lesson.")
    }
    if let failure = session.progress.failure {
      lines.append(StyledText("This can't be kept: \(failure.sanitized).", .error))
    }
    return lines
  }

  private func report(_ lesson: Lesson, _ number: String) -> [StyledText] {
    let progress = session.progress
    let lost = progress.lostSteps(of: lesson)
    let count = progress.count(of: lesson)
    guard count.done + count.skipped > 0 || !lost.isEmpty else { return [] }
    var lines = [StyledText("\(number) \(lesson.title.text.sanitized)", .heading)]
    for (index, step) in lesson.steps.enumerated() {
      let id = step.id ?? "the end"
      let outcome = progress.outcome(step, of: lesson)?.rawValue ?? "open"
      let change = progress.hasChanged(step, of: lesson) ? ", and it has changed since" : ""
      lines.append(
        StyledText("  \(index + 1)  \(id.sanitized): ")
          + StyledText("\(outcome)\(change)", outcome == "done" ? .success : .plain))
    }
    if !lost.isEmpty {
      lines.append(
        StyledText("  no longer part of it: \(Wording.list(lost).sanitized)", .dim))
    }
    return lines
  }
}
