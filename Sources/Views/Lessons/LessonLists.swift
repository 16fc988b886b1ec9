import Languages
import Lessons
import Sessions
import Terminal

extension Document {
  /// The lessons in order, part by part, with what was done of each, and which comes next.
  package static func lessons(
    _ shelf: CourseShelf, _ progress: Progress, _ phrases: any LessonPhrases
  ) -> Document {
    guard !shelf.entries.isEmpty || !shelf.reading.faults.isEmpty else {
      return Document([Text(phrases.noLessons)])
    }
    let faulty = Set(shelf.reading.faults.map(\.file)).sorted()
    return Document {
      if Language.of(shelf.language).isDraft { Text(localized("language.draft.note"), .dim) }
      parts(shelf, progress, phrases)
      if !faulty.isEmpty {
        Text(phrases.faultyLessons(faulty), .error)
      }
      if let next = shelf.next(progress) {
        Text(
          phrases.next(
            next.number, progress.count(of: next.lesson).done > 0, required(by: next, in: shelf)),
          .hint)
      } else {
        Text(phrases.allDone(shelf.entries.count), .success)
      }
    }
  }

  private static func parts(
    _ shelf: CourseShelf, _ progress: Progress, _ phrases: any LessonPhrases
  ) -> Document {
    var parts: [(title: String?, rows: [Table.Row])] = []
    for entry in shelf.entries {
      guard let lesson = entry.lesson(in: shelf.language) else { continue }
      if parts.isEmpty || lesson.part != nil {
        let number = entry.number.prefix { $0 != "." }
        parts.append((lesson.part.map { phrases.part(String(number), $0.text) }, []))
      }
      let title = lesson.title.text
      let done = progress.inShort(lesson, phrases)
      parts[parts.count - 1].rows.append(
        Table.Row(
          [
            StyledText("  " + entry.number, .bold), StyledText(title), StyledText(done, .success),
          ],
          spoken: phrases.entry(entry.number, title, entry.id, done)))
    }
    return parts.reduce(into: Document()) { all, part in
      all += Document {
        if let title = part.title { Text(title, .heading) }
        Table([.left, .left, .left], part.rows)
      }
    }
  }

  /// The numbers of the lessons that a lesson builds on.
  private static func required(by lesson: ShelvedLesson, in shelf: CourseShelf) -> [String] {
    lesson.lesson.requires.compactMap { id in
      shelf.entries.first { $0.id == id.text }?.number
    }
  }

  /// What was done of each lesson that was begun.
  package static func progress(
    _ progress: Progress, in shelf: CourseShelf, _ phrases: any LessonPhrases
  ) -> Document {
    let lessons = shelf.entries.compactMap { entry in
      entry.lesson(in: shelf.language).map { (number: entry.number, lesson: $0) }
    }
    let reports = lessons.reduce(into: Document()) {
      $0 += report(of: $1.lesson, $1.number, progress, phrases)
    }
    let done = lessons.count { progress.isDone($0.lesson) }
    return Document {
      reports
      Text(
        reports.isEmpty
          ? phrases.nothingDone
          : done == shelf.entries.count
            ? phrases.allDone(done) : phrases.someDone(done, shelf.entries.count))
      if let failure = progress.failure { Text(phrases.notKept(failure), .error) }
    }
  }

  private static func report(
    of lesson: Lesson, _ number: String, _ progress: Progress, _ phrases: any LessonPhrases
  ) -> Document {
    let lost = progress.changes(of: lesson).gone
    let count = progress.count(of: lesson)
    guard count.done + count.skipped > 0 || !lost.isEmpty else { return Document() }
    return Document {
      Text("\(number) \(lesson.title.text)", .heading)
      for (index, step) in lesson.steps.enumerated() {
        let outcome = progress.outcome(step, of: lesson)
        let change = progress.hasChanged(step, of: lesson) ? phrases.changed : ""
        let wrong = progress.answers(to: step, of: lesson).prefix { !$0.isRight }.count
        let tries = wrong > 0 ? phrases.wrongAnswers(wrong) : ""
        Text(
          StyledText("  \(index + 1)  \(step.title ?? lesson.title.text): ").sanitized
            + StyledText(
              "\(phrases.outcome(outcome))\(tries)\(change)",
              outcome == .done ? .success : .plain))
      }
      if !lost.isEmpty { Text("  \(phrases.noLongerPart(lost))", .dim) }
    }
  }
}

extension Progress {
  /// How much of a lesson was done: `done`, `2 of 5`.
  fileprivate func inShort(_ lesson: Lesson, _ phrases: any LessonPhrases) -> String {
    let count = count(of: lesson)
    let skipped = count.skipped > 0 ? phrases.skipped(count.skipped) : ""
    if isDone(lesson) { return phrases.outcome(.done) + skipped }
    let through = count.done + count.skipped
    return through == 0 ? "" : phrases.through(through, count.all) + skipped
  }
}
