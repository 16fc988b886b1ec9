import Languages
import Platform
import Queries
import Sessions

/// What was done of the lessons: told, taken along, forgotten.
extension Command {
  /// Tells how much was done.
  static let progress: Command = {
    let target = Parameter(
      after: "export", "FILE", .written(localized("file.progress"), "progress"))
    let source = Parameter(after: "import", "FILE", .file)
    let force = Parameter(flag: "force")
    return Command(
      "progress", elsewhere: ["score"], .tool, looksWhenBare: true, in: .lessons,
      takes: [target, source, force],
      examples: ["progress", "progress export mine.progress", "progress import theirs.progress"]
    ) { call, context throws(CommandError) in
      let language = Language.of(context.state)
      if let word = call[target] {
        return .tool { runner throws(CommandError) in
          try runner.printer.hand(
            over: runner.session.progress.text, to: word, replacing: call.has(force), in: context,
            telling: { name, _ in
              Document(localized: "progress.exported", name, in: language, indent: 0)
            })
        }
      }
      guard let word = call[source] else {
        let course = context.session.environment.course
        return .look(.progress(context.session.progress, in: course))
      }
      let text: String
      do throws(SystemError) {
        text = try TextFile.read(context.expanded(word.text))
      } catch {
        throw context.error(.cannotRead(error), at: word.span)
      }
      return .tool { runner throws(CommandError) in
        do throws(Progress.ReadError) {
          let taken = try runner.session.progress.take(in: text)
          return .reports(
            Document(
              localized: "progress.imported", taken.steps, taken.lessons, in: language, indent: 0))
        } catch {
          throw context.error(.progress(error), at: word.span)
        }
      }
    }
  }()

  /// Forgets what was done of a lesson.
  static let forget: Command = {
    let name = Parameter("LESSON", .word)
    return Command(
      "forget", .tool, in: .lessons,
      takes: [
        name.completing { context in
          context.session.environment.course.entries.map { Candidate($0.number, $0.id) }
        }
      ],
      examples: ["forget 1.1"]
    ) { call, context throws(CommandError) in
      let shelved = try choose(call[name], isAgain: false, context)
      let language = Language.of(context.state)
      return .tool { runner throws(CommandError) in
        do throws(AtomicFile.WriteError) {
          switch try runner.session.progress.forget(shelved.lesson) {
          case .nothing:
            return .reports(
              Document(
                localized: "progress.nothing-to-forget", shelved.title, in: language, indent: 0))
          case .forgotten(let backup):
            return .reports(
              Document {
                Text(language.localized("progress.forgotten", shelved.title), indent: 0)
                if let backup {
                  Text(language.localized("progress.have-back", backup.asWord), .hint, indent: 0)
                }
              })
          }
        } catch {
          throw context.error(.unwritten(error), at: call.span(name))
        }
      }
    }
  }()
}
