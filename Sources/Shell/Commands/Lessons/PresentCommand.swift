import Languages
import Queries
import Sessions

extension Command {
  /// Shows a lesson to a class.
  static let present: Command = {
    let lesson = Parameter("LESSON or FILE", .file)
    let step = Parameter(after: "at", "STEP", .word)
    let minutes = Parameter(after: "for", "MINUTES", .minutes)
    return Command(
      "present", .tool, in: .lessons,
      takes: [lesson.completing(lessonNumbers), step, minutes],
      examples: ["present 1.1", "present 1.1 at 2", "present 1.1 for 45"]
    ) { call, context throws(CommandError) in
      guard let name = call[lesson] else { throw call.missing(lesson, in: context) }
      let shelved = try choose(name, isAgain: false, context)
      try context.refuse("present", of: shelved, at: name.span)
      var position: Int?
      if let word = call[step] {
        position = try context.worded(shelved.position(ofStep: word.text), at: word.span)
      }
      let planned = call[minutes] ?? shelved.lesson.minutes
      // A class reads the minutes, too: they are told where they were asked for.
      let isTimed = call[minutes] != nil
      return .tool { runner throws(CommandError) in
        let presentation = try context.worded(at: name.span) { () throws(Refusal) in
          var profile = runner.printer.profile
          profile.look = .projector
          return try Presentation(
            shelved, at: position ?? runner.projector.left[shelved.name] ?? 0,
            in: runner.session.environment,
            within: Presentation.Schedule(minutes: planned, clock: isTimed ? runner.clock : nil),
            profile: profile)
        }
        runner.projector.begin(presentation)
        return .shows(Document())
      }
    }
  }()
}

extension ArgumentKind where Value == Int {
  /// The minutes that something before a class may take.
  fileprivate static var minutes: Self {
    ArgumentKind { word, context throws(CommandError) in
      guard let minutes = Int(word.text), Presentation.Schedule.range.contains(minutes) else {
        throw context.error(.minutes(Presentation.Schedule.range), at: word.span)
      }
      return minutes
    }
  }
}
