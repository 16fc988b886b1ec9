import Queries
import Sessions
import Views

extension Command {
  /// Shows a lesson to a class.
  static let present: Command = {
    let lesson = Parameter("LESSON or FILE", .file)
    let step = Parameter(
      after: "at", "STEP", .word, help: "from this step, by its number or its name")
    return Command(
      "present", .tool, in: .lessons, summary: "show a lesson to a class, page by page",
      takes: [lesson.completing(lessonNumbers), step],
      examples: [
        Example("present 1.1", "Enter goes on, back goes back, quit leaves"),
        Example("present 1.1 at 2", "from a step on"),
      ],
      details: [
        "A question waits for the room's votes, typed as a 12 b 5 c 13 or as the numbers alone, shows "
          + "them as bars, and opens the answer with the next Enter. A second vote stands beside the "
          + "first.",
        "Looks and events can be typed between. Nothing is recorded: no log, no progress, no history.",
      ]
    ) { call, context throws(CommandError) in
      guard let name = call[lesson] else { throw call.missing(lesson, in: context) }
      let shelved = try choose(name, isAgain: false, context)
      var position = 0
      if let word = call[step] {
        position = try context.worded(at: word.span) { () throws(SessionError) in
          try shelved.position(ofStep: word.text)
        }
      }
      return .tool { runner throws(CommandError) in
        let presentation = try context.worded(at: name.span) { () throws(SessionError) in
          var profile = runner.printer.profile
          profile.look = .projector
          return try Presentation(
            shelved, at: position, in: runner.session.environment, profile: profile)
        }
        runner.projector.begin(presentation)
        return .shows(Document())
      }
    }
  }()
}
