import ArgumentParser
import Queries
import Shell

/// Options that every way to begin a session has.
///
/// The root command takes them wherever they stand; a subcommand repeats them for its help.
struct CommonOptions: ParsableArguments {
  @Flag(help: "Sentences instead of boxes and columns, for screen readers.")
  var plain = false

  @Flag(help: "Let long answers scroll by instead of showing them page by page.")
  var noPager = false

  @Option(
    help: "A folder of lessons, or an archive of one, in place of the course.",
    completion: .file())
  var lessons: String?

  @Option(
    help: "The language of lessons, such as 'ko'; by default that of the locale.",
    completion: .language)
  var language: String?

  /// These options, and where one wasn't given that of the root command.
  func merged(with root: CommonOptions) -> CommonOptions {
    var options = self
    options.plain = plain || root.plain
    options.noPager = noPager || root.noPager
    options.lessons = lessons ?? root.lessons
    options.language = language ?? root.language
    return options
  }
}

/// The step at which a lesson is begun, as both shells write it: `at 2`, or `--from 2`.
struct StepToBegin: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "'at' and a step, by its number or its name: begin there.", valueName: "at step"))
  var place: [String] = []

  @Option(help: "The same: begin at this step.")
  var from: String?

  func validate() throws {
    if place.isEmpty { return }
    guard place.count == 2, place[0] == "at" else {
      throw ValidationError("Behind the lesson stands 'at' and a step: 1.1 at 2.")
    }
    if from != nil { throw ValidationError("A step is named once: at 2, or --from 2.") }
  }

  /// The words that the shell takes: `at 2`, or none.
  var words: [String] { (from ?? place.last).map { ["at", $0.asWord] } ?? [] }
}

extension Subcommand {
  /// The program's subcommands, from their declarations.
  @MainActor static var all: [Subcommand] {
    RootCommand.configuration.subcommands.map { command in
      Subcommand(
        name: command._commandName, summary: command.configuration.abstract
      ) { columns in
        RootCommand.helpMessage(for: command, columns: columns)
      }
    }
  }
}
