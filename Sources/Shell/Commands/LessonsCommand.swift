import Lessons
import Terminal

extension Command {
  /// Lists the lessons.
  static var lessons: Command {
    Command(
      "lessons", in: .lessons, summary: "the lessons, and how far you are in each",
      examples: [Example("lessons", "the whole course")]
    ) { _, session throws(Complaint) in
      session.show(LessonList(session).lines)
    }
  }
}

/// The lessons in order, with what was done of each.
struct LessonList {
  private let shelf: CourseShelf
  private let progress: Progress
  private let profile: TerminalProfile

  init(_ session: Session) {
    shelf = session.course
    progress = session.progress
    profile = session.out.profile
  }

  var lines: [StyledText] {
    guard !shelf.entries.isEmpty || !shelf.reading.faults.isEmpty else {
      return ["There are no lessons here. A file's path would do: lesson FILE."]
    }
    let rows = shelf.entries.compactMap { entry in
      entry.lesson(in: shelf.language).map { (entry, $0) }
    }
    if profile.isPlain {
      return rows.map { entry, lesson in
        let done = text(lesson)
        return StyledText(
          "Lesson \(entry.number), \(lesson.title.text.sanitized), known as \(entry.id)"
            + (done.isEmpty ? "." : ": \(done)."))
      } + faults
    }
    var table = TextTable(columns: [.left, .left, .left, .left])
    for (entry, lesson) in rows {
      table.add(row: [
        StyledText("  " + entry.number, .bold), StyledText(lesson.title.text.sanitized),
        StyledText(entry.id, .dim), StyledText(text(lesson), .success),
      ])
    }
    return table.lines(profile) + faults
      + [StyledText("To begin one: lesson 1.1, or lesson and its name.", .hint)]
  }

  /// How far one is: `done`, `2 of 5`.
  private func text(_ lesson: Lesson) -> String {
    let count = progress.count(of: lesson)
    let skipped = count.skipped > 0 ? ", \(count.skipped) skipped" : ""
    if progress.isDone(lesson) { return "done\(skipped)" }
    return count.done + count.skipped == 0
      ? "" : "\(count.done + count.skipped) of \(count.all)\(skipped)"
  }

  /// That there are lessons which can't be read.
  private var faults: [StyledText] {
    let files = Set(shelf.reading.faults.map(\.file)).sorted()
    guard !files.isEmpty else { return [] }
    return [
      StyledText(
        "\(Wording.count(files.count, "lesson has faults", "lessons have faults")): "
          + "\(Wording.list(files).sanitized). To see them, in the system's shell: layercake check "
          + "FILE.",
        .error)
    ]
  }
}
