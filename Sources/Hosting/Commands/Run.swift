import ArgumentParser
import Languages
import Shell

/// `layercake run FILE…`: carries out scripts.
struct Run: WiredCommand {
  nonisolated static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "run",
      abstract: localized("program.run"),
      discussion: localized("program.run.more"))
  }

  @Argument(
    help: ArgumentHelp(localized: "program.run.files"), completion: .file())
  var files: [String]

  @Flag(help: ArgumentHelp(localized: "program.run.keep-going"))
  var keepGoing = false

  @OptionGroup var options: CommonOptions

  @ParentCommand var root: RootCommand

  @Flag(name: .shortAndLong, help: ArgumentHelp(localized: "program.run.verbose"))
  var verbose = false

  func run() throws {
    try wired { $0.run(files: files, keepGoing: keepGoing, verbose: verbose) }
  }
}
