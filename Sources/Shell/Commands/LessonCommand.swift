import Lessons
import Queries
import Terminal

extension Command {
  /// Begins a lesson, or goes on with it.
  static var lesson: Command {
    let name = Parameter("LESSON or FILE", .file, .optional)
    let step = Parameter(
      after: "at", "STEP", .word, help: "at this step, by its number or its name")
    return Command(
      "lesson", in: .lessons, summary: "begin a lesson, or go on where you left it",
      answers: "Where do I begin?", takes: [name.completing(lessons), step],
      examples: [
        Example("lesson", "the next one that isn't done"),
        Example("lesson 1.1", "by its number, from the first step that isn't done"),
        Example("lesson 1.1 at 1", "from the start"),
      ],
      isAction: { _ in true }
    ) { call, session throws(Complaint) in
      let isAgain = call[name] == nil && call[step] != nil
      let chosen =
        isAgain ? try session.openLesson().shelved : try choose(call[name], session)
      guard let chosen else { return }
      let lesson = chosen.lesson
      let position: Int
      if let word = call[step] {
        position = try find(word, in: lesson)
      } else {
        position = session.occasion.isReplaying ? 0 : session.progress.place(in: lesson)
        tellPlace(position, in: chosen, session)
        tellRequired(chosen, session)
      }
      let place = lesson.steps[position].id ?? String(position + 1)
      session.turn.loggedLine = "lesson \(chosen.name.asWord) at \(place)"
      session.begin(chosen, at: position)
    }
  }

  private static func lessons(_ session: Session) -> [Candidate] {
    session.course.entries.flatMap { entry in
      let title = entry.lesson(in: session.course.language)?.title.text ?? ""
      return [Candidate(entry.number, title), Candidate(entry.id, title)]
    }
  }

  /// The lesson to begin; nil if the one that goes on only has to be brought back.
  private static func choose(
    _ word: Word?, _ session: Session
  ) throws(Complaint) -> ShelvedLesson? {
    if let word { return try session.course.lesson(word, in: session) }
    if let open = session.lesson, !open.run.isFinished {
      if session.lessonInFront == nil {
        session.play()
        session.turn.loggedLine = "play"
      } else {
        session.turn.changedNothing = true
        session.show(LessonView(open.shelved, profile: session.out.profile).reminder(of: open.run))
      }
      return nil
    }
    if let next = session.course.firstUndone(session.progress) { return next }
    throw Complaint(
      session.course.entries.isEmpty ? "there are no lessons here" : "every lesson is done",
      accepted: session.course.entries.isEmpty
        ? "A file's path would do: lesson FILE."
        : "To do one again: lesson 1.1. To see all: lessons.")
  }

  private static func find(_ word: Word, in lesson: Lesson) throws(Complaint) -> Int {
    let ids = lesson.steps.compactMap(\.id)
    if let index = lesson.steps.firstIndex(where: { $0.id == word.text }) { return index }
    if let number = Int(word.text), lesson.steps.indices.contains(number - 1) { return number - 1 }
    throw Complaint(
      "no such step in this lesson", at: word.span, nearest: NearestName.to(word.text, among: ids),
      accepted: "Steps: 1 to \(lesson.steps.count), or \(ids.joined(separator: ", ")).")
  }

  /// Says which lessons come before this one, if they aren't done.
  private static func tellRequired(_ chosen: ShelvedLesson, _ session: Session) {
    let open = chosen.lesson.requires.compactMap { required in
      session.course.entries.first { $0.id == required.text }
    }.filter { entry in
      entry.lesson().map { !session.progress.isDone($0) } ?? false
    }
    guard !open.isEmpty else { return }
    session.report {
      [
        StyledText(
          "This lesson builds on \(Wording.list(open.map(\.number))), which you haven't done.",
          .hint)
      ]
    }
  }

  private static func tellPlace(_ position: Int, in chosen: ShelvedLesson, _ session: Session) {
    let progress = session.progress
    if position > 0 {
      session.report {
        [
          StyledText(
            "Going on at step \(position + 1). From the start: lesson \(chosen.number) at 1.", .hint
          )
        ]
      }
    } else if progress.isDone(chosen.lesson), progress.count(of: chosen.lesson).all > 0 {
      session.report { [StyledText("You have done this one; here it is from the start.", .hint)] }
    }
  }
}
