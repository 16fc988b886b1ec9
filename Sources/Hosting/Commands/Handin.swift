import ArgumentParser
import Languages
import Queries
import Shell

/// `layercake handin LESSON --name NAME [FILE]`: what the kept sessions have of a lesson.
struct Handin: WiredCommand {
  nonisolated static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "handin",
      abstract: localized("program.handin"),
      discussion: localized("program.handin.more"))
  }

  @Argument(help: ArgumentHelp(localized: "program.option.lesson"), completion: .lesson)
  var lesson: String

  @Argument(help: ArgumentHelp(localized: "program.handin.file"), completion: .file())
  var file: String?

  @Option(help: ArgumentHelp(localized: "program.handin.name"))
  var name: String

  @Flag(help: ArgumentHelp(localized: "program.handin.no-times"))
  var noTimes = false

  @Flag(help: ArgumentHelp(localized: "program.option.force"))
  var force = false

  @OptionGroup var options: CommonOptions

  @ParentCommand var root: RootCommand

  func run() throws {
    try wired {
      let arguments = ["handin", lesson.asWord, "name", name.asWord]
      let rest = [file.map(\.asWord), noTimes ? "--no-times" : nil, force ? "--force" : nil]
        .compactMap(\.self)
      return $0.carryOut((arguments + rest).joined(separator: " "))
    }
  }
}
