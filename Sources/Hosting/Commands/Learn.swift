import ArgumentParser
import Languages
import Queries
import Sessions
import Shell

/// `layercake lesson [ID or FILE]`: the shell, with a lesson begun.
struct Learn: WiredCommand {
  nonisolated static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "lesson",
      abstract: localized("program.lesson"),
      discussion: localized("program.lesson.more"))
  }

  @Argument(help: ArgumentHelp(localized: "program.option.lesson"), completion: .lesson)
  var lesson: String?

  @OptionGroup var step: StepToBegin

  @Option(help: ArgumentHelp(localized: "program.lesson.seed"))
  var seed: Int?

  @Option(help: ArgumentHelp(localized: "program.lesson.name"))
  var name: String?

  @OptionGroup var options: CommonOptions

  @ParentCommand var root: RootCommand

  func validate() throws {
    if step.from != nil, lesson == nil {
      throw ValidationError(
        localized("program.from-needs-lesson", ProgramIdentity.current.name))
    }
    if (seed == nil) != (name == nil) || seed != nil && lesson == nil {
      throw ValidationError(localized("program.seed-needs-name", ProgramIdentity.current.name))
    }
  }

  func run() throws {
    try wired {
      let shuffle = zip([seed].compactMap(\.self), [name].compactMap(\.self)).flatMap {
        ["shuffled", "\($0)", "name", $1.asWord]
      }
      let arguments = ["lesson"] + [lesson?.asWord].compactMap(\.self) + step.arguments + shuffle
      // Without a name there may be no next one, which is no mistake.
      return $0.converse(
        beginningWith: arguments.joined(separator: " "), endsIfRefused: lesson != nil)
    }
  }
}
