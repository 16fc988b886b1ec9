import ArgumentParser
import Languages
import Queries
import Shell

/// `layercake open FILE`: the shell, with a session that was shared.
struct Open: WiredCommand {
  nonisolated static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "open",
      abstract: localized("program.open"),
      discussion: localized("program.open.more"))
  }

  @Argument(
    help: ArgumentHelp(localized: "program.open.session"),
    completion: .file(extensions: ["layercake"]))
  var session: String

  @OptionGroup var options: CommonOptions

  @ParentCommand var root: RootCommand

  func run() throws {
    try wired {
      // Whatever its name, a file is meant.
      let isFile = !session.hasPrefix("layercake:") && !session.contains("/")
      let line = "open " + (isFile ? "./\(session)" : session).quotedAsWord
      return $0.converse(beginningWith: line, endsIfRefused: true)
    }
  }
}
