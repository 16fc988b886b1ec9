import Languages
import Lessons
import Platform
import Queries
import Sessions

extension Command {
  /// Makes a lesson of what was played.
  static let record: Command = {
    let file = Parameter("FILE", .written(localized("file.lesson"), "md"))
    let force = Parameter(flag: "force")
    return Command(
      "record", .tool, in: .lessons,
      takes: [file, force],
      examples: ["record my-first.md", "record -"],
      filling: { [1: [ProgramIdentity.current.name]] }
    ) { call, context throws(CommandError) in
      guard let word = call[file] else { throw call.missing(file, in: context) }
      let path = context.expanded(word.text)
      return .tool { runner throws(CommandError) in
        let session = runner.session
        let text = LessonRecorder.text(
          of: session.timeline.done, id: id(of: path), features: session.environment.features)
        guard let text else {
          throw context.error("error.nothing-to-check")
        }
        return try runner.printer.hand(
          over: text, to: word, replacing: call.has(force), in: context,
          telling: { name, _ in
            Document([
              Text(localized("record.wrote", name, name.asWord), indent: 0),
              Text(
                localized("record.prove", ProgramIdentity.current.name, name), .hint, indent: 0),
            ])
          })
      }
    }
  }()

  /// What a lesson in a file is known by: the file's name without its ending.
  private static func id(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? ""
    let base = file.prefix { $0 != "." }
    return Lesson.isID(String(base)) ? String(base) : "recorded"
  }
}
