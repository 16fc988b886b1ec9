import ArgumentParser
import Languages
import Lessons
import Shell

extension ReportFormat: ExpressibleByArgument {}

/// `layercake check [PATH…]`: proves lessons.
struct Check: WiredCommand {
  nonisolated static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check",
      abstract: localized("program.check"),
      discussion: localized("program.check.more"))
  }

  @Argument(
    help: ArgumentHelp(localized: "program.check.paths"),
    completion: .file(extensions: ["md"]))
  var paths: [String] = []

  @Option(help: ArgumentHelp(localized: "program.check.format"))
  var format = ReportFormat.text

  @Flag(help: ArgumentHelp(localized: "program.check.watch"))
  var watch = false

  @Flag(help: ArgumentHelp(localized: "program.check.build"))
  var build = false

  @Flag(help: .hidden)
  var second = false

  @OptionGroup var options: CommonOptions

  @ParentCommand var root: RootCommand

  func run() throws {
    try wired { wiring in
      let paths = paths.isEmpty ? [wiring.lessonFolder].compactMap(\.self) : paths
      if watch {
        guard !paths.isEmpty else {
          throw ValidationError(localized("program.watch-needs-lesson"))
        }
        wiring.watch(paths: paths, format: format, isBuilt: build)
      }
      return wiring.check(paths: paths, format: format, isBuilt: build, isSecond: second)
    }
  }
}
