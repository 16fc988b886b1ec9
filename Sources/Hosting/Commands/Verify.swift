import ArgumentParser
import Languages
import Shell

/// `layercake verify CERTIFICATE…`: whether a certificate says what follows from the exams in it.
struct Verify: WiredCommand {
  nonisolated static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: localized("program.verify"),
      discussion: localized("program.verify.more"))
  }

  @Argument(help: ArgumentHelp(localized: "program.verify.files"), completion: .file())
  var files: [String]

  @OptionGroup var options: CommonOptions

  @ParentCommand var root: RootCommand

  func run() throws {
    try wired { $0.verify(files) }
  }
}
