import ArgumentParser
import Catalog
import Shell
import Staging
import Terminal

/// The command line: options and wiring, nothing else.
@main
struct Layercake: ParsableCommand {
  static let version = "0.1"

  nonisolated static let configuration = CommandConfiguration(
    commandName: "layercake",
    abstract: "Learn architecture patterns by watching messages cross their layers.",
    discussion: """
      Without a subcommand, an interactive shell: type 'help' there. Lines that are piped in are \
      carried out as if they had been typed.
      """,
    version: version, subcommands: [Run.self])

  @Flag(help: "Sentences instead of boxes and columns, for screen readers.")
  var plain = false

  func run() throws {
    try MainActor.assumeIsolated { try throwExit(Wiring(plain: plain).converse()) }
  }
}
