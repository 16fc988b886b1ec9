import Languages
import Lessons
import Sessions
import Terminal

extension Document {
  /// The lessons in order, part by part, with how long each takes and what was done of it, and which comes next.
  ///
  /// - Parameters:
  ///   - shelf: The lessons.
  ///   - progress: What was done of them.
  ///   - track: The track to which they belong; nil for all.
  ///   - isMap: Whether it is told on which others each builds, and which can be begun by now.
  /// - Returns: The list.
  static func lessons(
    _ shelf: CourseShelf, _ progress: Progress, track: String? = nil, isMap: Bool = false
  ) -> Document {
    let language = Language.of(shelf.language)
    guard !shelf.entries.isEmpty || !shelf.reading.errors.isEmpty else {
      return Document(localized: "lessons.none", in: language)
    }
    let faulty = Set(shelf.reading.errors.map(\.file)).sorted()
    return Document {
      if language.isDraft { Text(localized("language.draft.note"), .dim) }
      parts(shelf, progress, track: track, isMap: isMap, in: language)
      if let track, shelf.track != track {
        Text(language.localized("lessons.follow", track), .hint)
      } else if let track = shelf.track {
        Text(language.localized("lessons.followed", track), .hint)
      } else {
        for name in shelf.reading.tracks {
          let title = title(of: name, in: language)
          Text(language.localized("lessons.track", name, title, shelf.minutes(of: name)), .hint)
        }
      }
      if !faulty.isEmpty {
        Text(
          localized: "lessons.faulty", faulty, faulty.count, ProgramIdentity.current.name,
          style: .error, in: language)
      }
      if let next = shelf.next(progress) {
        Text(
          progress.count(of: next.lesson).done > 0
            ? language.localized("lessons.go-on", next.number)
            : language.localized("lessons.next", next.number, required(by: next, in: shelf)),
          .hint)
      } else {
        Text(language.localized("lessons.all-done", shelf.entries.count), .success)
      }
    }
  }

  /// What a track is about; empty where the tables don't know it.
  private static func title(of track: String, in language: Language) -> String {
    isLocalized("lessons.track.\(track)") ? language.localized("lessons.track.\(track)") : ""
  }

  private static func parts(
    _ shelf: CourseShelf, _ progress: Progress, track: String?, isMap: Bool,
    in language: Language
  ) -> Document {
    let done = Set(
      shelf.entries.filter { $0.lesson().map(progress.isDone) == true }.map(\.id))
    var parts: [(number: String, title: String?, minutes: Int, rows: [Table.Row])] = []
    for entry in shelf.entries(on: track) {
      guard let lesson = entry.lesson(in: shelf.language) else { continue }
      if parts.isEmpty || lesson.part != nil && track == nil {
        let number = String(entry.number.prefix { $0 != "." })
        parts.append((number, track == nil ? lesson.part?.text : nil, 0, []))
      }
      let title = lesson.title.text
      let minutes = (entry.lesson() ?? lesson).minutes
      let state = progress.inShort(lesson, in: language)
      let before = isMap ? lesson.requires.map(\.text) : []
      let numbers = before.compactMap { id in shelf.entries.first { $0.id == id }?.number }
      let isOpen = isMap && !done.contains(entry.id) && done.isSuperset(of: before)
      let place =
        isOpen
        ? language.localized("lessons.open") : language.localized("lessons.after", numbers)
      parts[parts.count - 1].minutes += minutes
      parts[parts.count - 1].rows.append(
        Table.Row(
          [
            StyledText("  " + entry.number, .bold), StyledText(title),
            StyledText(language.localized("lessons.minutes", minutes), .dim),
            isMap && state.isEmpty
              ? StyledText(place, isOpen ? .bold : .plain) : StyledText(state, .success),
          ],
          spoken: language.localized(
            "lessons.entry.spoken", entry.number, title, entry.id, state, minutes,
            isMap ? place : "")))
    }
    return parts.reduce(into: Document()) { all, part in
      all += Document {
        if let track {
          let title = title(of: track, in: language)
          Text(language.localized("lessons.on-track", track, title, part.minutes), .heading)
        }
        if let title = part.title {
          Text(language.localized("lessons.part", part.number, title, part.minutes), .heading)
        }
        Table([.left, .left, .right, .left], part.rows)
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
  static func progress(
    _ progress: Progress, in shelf: CourseShelf
  ) -> Document {
    let language = Language.of(shelf.language)
    let lessons = shelf.entries.compactMap { entry in
      entry.lesson(in: shelf.language).map { (number: entry.number, lesson: $0) }
    }
    let reports = lessons.reduce(into: Document()) {
      $0 += report(of: $1.lesson, $1.number, progress, in: language)
    }
    let done = lessons.count { progress.isDone($0.lesson) }
    return Document {
      reports
      Text(
        reports.isEmpty
          ? language.localized("progress.nothing-done")
          : done == shelf.entries.count
            ? language.localized("lessons.all-done", done)
            : language.localized("lessons.some-done", done, shelf.entries.count))
      if let failure = progress.failure {
        Text(language.localized("progress.not-kept", failure), .error)
      }
    }
  }

  private static func report(
    of lesson: Lesson, _ number: String, _ progress: Progress, in language: Language
  ) -> Document {
    let lost = progress.changes(of: lesson).gone
    let count = progress.count(of: lesson)
    guard count.done + count.skipped > 0 || !lost.isEmpty else { return Document() }
    return Document {
      Text("\(number) \(lesson.title.text)", .heading)
      for (index, step) in lesson.steps.enumerated() {
        let outcome = progress.outcome(step, of: lesson)
        let wrong = progress.answers(to: step, of: lesson).prefix { !$0.isRight }.count
        let status = language.localized(
          "progress.step", language.localized("progress.outcome.\(outcome?.rawValue ?? "open")"),
          wrong,
          progress.hasChanged(step, of: lesson))
        Text(
          StyledText("  \(index + 1)  \(step.title ?? lesson.title.text): ").sanitized
            + StyledText(status, outcome == .done ? .success : .plain))
      }
      if !lost.isEmpty { Text("  " + language.localized("progress.no-longer-part", lost), .dim) }
    }
  }
}

extension CourseShelf {
  /// About how many minutes the lessons of a track take.
  fileprivate func minutes(of track: String) -> Int {
    entries(on: track).reduce(0) { $0 + ($1.lesson()?.minutes ?? 0) }
  }
}

extension Progress {
  /// How much of a lesson was done: `done`, `2 of 5`.
  fileprivate func inShort(_ lesson: Lesson, in language: Language) -> String {
    let count = count(of: lesson)
    if isDone(lesson) { return language.localized("lessons.done", count.skipped) }
    let through = count.done + count.skipped
    return through == 0
      ? "" : language.localized("lessons.through", through, count.all, count.skipped)
  }
}

extension Progress.Changes {
  /// How a lesson differs from what was done of it.
  func summary(in language: Language) -> String {
    func part(_ key: String, _ steps: [String]) -> String? {
      steps.isEmpty ? nil : language.localized(key, steps)
    }
    let parts = [
      part("lesson.changes.changed", changed.map(String.init)),
      part("lesson.changes.new", new.map(String.init)),
      part("lesson.changes.gone", gone),
    ]
    return language.localized(
      "lesson.changes", parts.compactMap(\.self).joined(separator: "; "))
  }
}
