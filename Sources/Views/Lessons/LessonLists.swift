import Lessons
import Sessions
import Terminal

extension Document {
  /// The lessons in order, with what was done of each.
  package static func lessons(_ shelf: CourseShelf, _ progress: Progress) -> Document {
    guard !shelf.entries.isEmpty || !shelf.reading.faults.isEmpty else {
      return Document([Text("There are no lessons here. A file's path would do: lesson FILE.")])
    }
    let rows = shelf.entries.compactMap { entry -> Table.Row? in
      guard let lesson = entry.lesson(in: shelf.language) else { return nil }
      let title = lesson.title.text
      let done = progress.inShort(lesson)
      return Table.Row(
        [
          StyledText("  " + entry.number, .bold), StyledText(title), StyledText(entry.id, .dim),
          StyledText(done, .success),
        ],
        spoken: "Lesson \(entry.number), \(title), known as \(entry.id)"
          + (done.isEmpty ? "." : ": \(done)."))
    }
    let faulty = Set(shelf.reading.faults.map(\.file)).sorted()
    return Document {
      Table([.left, .left, .left, .left], rows)
      if !faulty.isEmpty {
        Text(
          "\(Wording.count(faulty.count, "lesson has faults", "lessons have faults")): "
            + "\(Wording.list(faulty)). To see them, in the system's shell: layercake check "
            + "FILE.", .error)
      }
      Text("To begin one: lesson 1.1, or lesson and its name.", .hint)
    }
  }

  /// What was done of each lesson that was begun.
  package static func progress(_ progress: Progress, in shelf: CourseShelf) -> Document {
    let lessons = shelf.entries.compactMap { entry in
      entry.lesson(in: shelf.language).map { (number: entry.number, lesson: $0) }
    }
    let reports = lessons.reduce(into: Document()) {
      $0 += report(of: $1.lesson, $1.number, progress)
    }
    let done = lessons.count { progress.isDone($0.lesson) }
    return Document {
      reports
      Text(
        reports.isEmpty
          ? "No step of any lesson is done yet. To begin: lesson."
          : done == shelf.entries.count
            ? "All \(Wording.count(done, "lesson")) done. To do one again: lesson 1.1."
            : "\(done) of \(Wording.count(shelf.entries.count, "lesson")) done. To go on: lesson.")
      if let failure = progress.failure { Text("This can't be kept: \(failure).", .error) }
    }
  }

  private static func report(
    of lesson: Lesson, _ number: String, _ progress: Progress
  ) -> Document {
    let lost = progress.lostSteps(of: lesson)
    let count = progress.count(of: lesson)
    guard count.done + count.skipped > 0 || !lost.isEmpty else { return Document() }
    return Document {
      Text("\(number) \(lesson.title.text)", .heading)
      for (index, step) in lesson.steps.enumerated() {
        let outcome = progress.outcome(step, of: lesson)
        let change = progress.hasChanged(step, of: lesson) ? ", and it has changed since" : ""
        Text(
          StyledText("  \(index + 1)  \(step.title ?? lesson.title.text): ").sanitized
            + StyledText(
              "\(outcome?.rawValue ?? "open")\(change)", outcome == .done ? .success : .plain))
      }
      if !lost.isEmpty { Text("  no longer part of it: \(Wording.list(lost))", .dim) }
    }
  }
}

extension Progress {
  /// How much of a lesson was done: `done`, `2 of 5`.
  fileprivate func inShort(_ lesson: Lesson) -> String {
    let count = count(of: lesson)
    let skipped = count.skipped > 0 ? ", \(count.skipped) skipped" : ""
    if isDone(lesson) { return "done\(skipped)" }
    let through = count.done + count.skipped
    return through == 0 ? "" : "\(through) of \(count.all)\(skipped)"
  }
}
