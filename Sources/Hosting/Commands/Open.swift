import ArgumentParser
import Queries
import Shell

/// `layercake open FILE`: the shell, with a session that was shared.
struct Open: WiredCommand {
  nonisolated static let configuration = CommandConfiguration(
    abstract: "Open a session that was shared, where its sender was.",
    discussion:
      "'share' in the shell writes one: a file, or a line, which may stand here in quotes.")

  @Argument(help: "The file, or the line.", completion: .file(extensions: ["layercake"]))
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
