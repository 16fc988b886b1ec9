import ArgumentParser
import Languages
import Queries
import Shell

nonisolated extension ArgumentHelp {
  /// What the program says under a key, in the language that is spoken.
  ///
  /// - Parameters:
  ///   - key: Where the text stands in the tables of each language.
  ///   - arguments: What is filled in.
  ///   - valueName: What the value is called in the usage; by default what the property is.
  init(
    localized key: String, _ arguments: any LocalizedArgument..., valueName: String? = nil
  ) {
    self.init(stringLiteral: localized(key, with: arguments))
    self.valueName = valueName
  }
}

/// Options that every way to begin a session has.
///
/// The root command takes them wherever they stand; a subcommand repeats them for its help.
struct CommonOptions: ParsableArguments {
  @Flag(help: ArgumentHelp(localized: "program.option.plain"))
  var plain = false

  @Flag(help: ArgumentHelp(localized: "program.option.no-pager"))
  var noPager = false

  @Option(
    help: ArgumentHelp(localized: "program.option.lessons"),
    completion: .file())
  var lessons: String?

  @Option(
    help: ArgumentHelp(localized: "program.option.language"),
    completion: .language)
  var language: String?

  /// What is chosen.
  var choices: Wiring.Choices {
    Wiring.Choices(plain: plain, noPager: noPager, lessons: lessons, language: language)
  }

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
      // no text: a form, as the system's shell takes it
      localized: "program.option.at", valueName: "at step"))
  var place: [String] = []

  @Option(help: ArgumentHelp(localized: "program.option.from"))
  var from: String?

  func validate() throws {
    if place.isEmpty { return }
    guard place.count == 2, place[0] == "at" else {
      throw ValidationError(localized("program.at-needs-step"))
    }
    if from != nil { throw ValidationError(localized("program.step-twice")) }
  }

  /// The arguments for the shell's command: `at 2`, or none.
  var arguments: [String] { (from ?? place.last).map { ["at", $0.asWord] } ?? [] }
}

extension Subcommand {
  /// The program's subcommands, from their declarations.
  @MainActor static var all: [Subcommand] {
    RootCommand.configuration.subcommands.map { command in
      Subcommand(
        name: command._commandName, summary: command.configuration.abstract
      ) { columns in
        ParserText(helpFor: command, columns: columns).text
      }
    }
  }
}
