import ArgumentParser
import Languages
import Shell
import Terminal

extension ClassGrading.Format: ExpressibleByArgument {}
extension ClassGrading.ReportFormat: ExpressibleByArgument {}

/// The hand-ins of a class, and the lesson that they are held against.
struct HandIns: ParsableArguments {
  @Argument(help: ArgumentHelp(localized: "program.grade.files"), completion: .file())
  var files: [String]

  @Option(
    help: ArgumentHelp(localized: "program.option.lesson"), completion: .lesson)
  var lesson: String

  @Flag(help: ArgumentHelp(localized: "program.grade.build"))
  var build = false
}

/// `layercake grade FILES… --lesson ID`: does hand-ins again.
struct Grade: WiredCommand {
  nonisolated static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: localized("program.grade"),
      discussion: localized("program.grade.more"))
  }

  @OptionGroup var handIns: HandIns

  @Option(help: ArgumentHelp(localized: "program.grade.format"))
  var format = ClassGrading.Format.text

  @Flag(help: .hidden)
  var sandboxed = false

  @OptionGroup var options: CommonOptions

  @ParentCommand var root: RootCommand

  func run() throws {
    try wired {
      if sandboxed { return $0.judge(handIns) }
      return $0.grade(handIns) { $0.write(format, to: $1) }
    }
  }
}

/// `layercake report FILES… --lesson ID`: what the class got wrong.
struct Report: WiredCommand {
  nonisolated static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: localized("program.report"),
      discussion: localized("program.report.more"))
  }

  @OptionGroup var handIns: HandIns

  @Option(help: ArgumentHelp(localized: "program.report.format"))
  var format = ClassGrading.ReportFormat.text

  @OptionGroup var options: CommonOptions

  @ParentCommand var root: RootCommand

  func run() throws {
    try wired {
      $0.grade(handIns) { $0.write(format, to: $1) }
    }
  }
}
