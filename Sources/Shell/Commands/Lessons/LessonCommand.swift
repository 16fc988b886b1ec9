import Languages
import Lessons
import Queries
import Sessions

extension Command {
  /// Begins a lesson, or goes on with it.
  static let lesson: Command = {
    let name = Parameter("LESSON or FILE", .file, .optional)
    let step = Parameter(after: "at", "STEP", .word)
    let seed = Parameter(after: "shuffled", "NUMBER", .word)
    let learner = Parameter(after: "name", "NAME", .word)
    return Command(
      "lesson", elsewhere: ["start", "tutorial"], .act, in: .lessons,
      takes: [name.completing(lessons), step, seed, learner],
      examples: ["lesson", "lesson 1.1", "lesson 1.1 at 1"]
    ) { call, context throws(CommandError) in
      if call[name] == nil, call[step] == nil, let open = context.state.lesson,
        !open.run.isFinished
      {
        return context.state.isPlaying
          ? .act(.lesson(.play), at: nil) : .look(LessonView(open.shelved).reminder(of: open))
      }
      if let word = call[name], word.text == "back", !word.isQuoted, call[step] == nil {
        return .act(.lesson(.back), at: word.span)
      }
      let chosen = try choose(call[name], isAgain: call[step] != nil, context)
      let progress = context.session.progress
      var remark = Document()
      let position: Int
      if let word = call[step] {
        position = try context.worded(chosen.position(ofStep: word.text), at: word.span)
        if position > progress.place(in: chosen.lesson) {
          try context.demand(.jump, at: word.span)
        }
      } else {
        position = progress.place(in: chosen.lesson)
        remark =
          place(position, in: chosen, progress) + required(by: chosen, context)
      }
      return .act(
        Request.Act(
          action: .lesson(
            .begin(
              chosen.name, at: chosen.name(ofStep: position),
              seed: try number(call[seed], of: call[learner], for: chosen.lesson, context))),
          remark: remark
        ) { _ in call.span(name) })
    }
  }()

  /// The number by which choices are shuffled: the learner's own, if anything is and none is named; with a name, that of
  /// a learner of a class.
  private static func number(
    _ word: Word?, of learner: Word?, for lesson: Lesson, _ context: Context
  ) throws(CommandError) -> Int {
    if let word {
      let number = try context.parsed(Names.number(word, localized("query.thing.whole-number")))
      return learner.map { Shuffle.number(ofClass: number, for: $0.text) } ?? number
    }
    return context.session.progress.seed(for: lesson)
  }

  private static func lessons(_ context: Context) -> [Candidate] {
    let course = context.session.environment.course
    return course.entries.flatMap { entry in
      let title = entry.lesson(in: course.language)?.title.text ?? ""
      return [Candidate(entry.number, title), Candidate(entry.id, title)]
    }
  }

  /// The lesson to begin: the one that is named, the one in front again, or the first that isn't done.
  static func choose(
    _ word: Word?, isAgain: Bool, _ context: Context
  ) throws(CommandError) -> ShelvedLesson {
    let course = context.session.environment.course
    if let word {
      let name = CourseShelf.isPath(word.text) ? context.expanded(word.text) : word.text
      return try context.worded(course.lesson(named: name), at: word.span)
    }
    if isAgain { return try context.lesson().shelved }
    if let next = course.next(context.session.progress) { return next }
    throw context.error(course.entries.isEmpty ? "refusal.no-lessons" : "refusal.all-done")
  }

  /// Which lessons come before this one, if they aren't done.
  private static func required(by chosen: ShelvedLesson, _ context: Context) -> Document {
    let course = context.session.environment.course
    let open = chosen.lesson.requires.compactMap { required in
      course.entries(along: chosen).first { $0.id == required.text }
    }.filter { entry in
      entry.lesson().map { !context.session.progress.isDone($0) } ?? false
    }
    if open.isEmpty { return Document() }
    let hint = language(of: chosen).localized("lesson.builds-on", open.map(\.number))
    return Document([Text(hint, .hint)])
  }

  private static func place(
    _ position: Int, in chosen: ShelvedLesson, _ progress: Progress
  ) -> Document {
    let changes = progress.changes(of: chosen.lesson)
    let notice =
      changes.isEmpty
      ? Document() : Document([Text(changes.summary(in: language(of: chosen)), .hint)])
    return notice + beginning(position, in: chosen, progress)
  }

  private static func beginning(
    _ position: Int, in chosen: ShelvedLesson, _ progress: Progress
  ) -> Document {
    if position > 0 {
      let hint = language(of: chosen).localized(
        "lesson.going-on", position + 1, chosen.number)
      return Document([Text(hint, .hint)])
    }
    guard progress.isDone(chosen.lesson), progress.count(of: chosen.lesson).all > 0 else {
      return Document()
    }
    return Document(localized: "lesson.again", style: .hint, in: language(of: chosen))
  }

  private static func language(of chosen: ShelvedLesson) -> Language {
    Language.of(chosen.lesson.language)
  }

  static let lessons: Command = {
    let track = Parameter("TRACK", .word, .optional)
    let map = Parameter(flag: "map")
    return Command(
      look: "lessons", elsewhere: ["course"], in: .lessons,
      takes: [track.completing(tracks), map],
      examples: ["lessons", "lessons short", "lessons --map"]
    ) { call, context throws(CommandError) in
      let course = context.session.environment.course
      let chosen = try call[track].map { word throws(CommandError) in
        // no text: a sort of thing, by which the tables know its name
        try context.parsed(
          Names.find(word, "track", in: course.reading.tracks, by: \.self),
          listedAs: "tracks")
      }
      return .lessons(
        course, context.session.progress, track: chosen, isMap: call.has(map))
    }
  }()

  private static func tracks(_ context: Context) -> [Candidate] {
    let course = context.session.environment.course
    return course.reading.tracks.map { track in
      let numbers = course.entries(on: track).map(\.number)
      return Candidate(track, numbers.joined(separator: ", "))
    }
  }

  /// The lessons of the course by their numbers, for a command that takes one.
  static func lessonNumbers(_ context: Context) -> [Candidate] {
    let course = context.session.environment.course
    return course.entries.map {
      Candidate($0.number, $0.lesson(in: course.language)?.title.text ?? "")
    }
  }
}
