import ArgumentParser
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
    version: version,
    subcommands: [
      Learn.self, Open.self, Run.self, Present.self, Handout.self, Handin.self, Grade.self,
      Report.self, Check.self, Convert.self, New.self, Manual.self,
    ])

  @OptionGroup var options: CommonOptions

  func run() throws {
    try MainActor.assumeIsolated { try throwExit(Wiring(options).converse()) }
  }
}

/// Ends the process with a status, if it isn't a good one.
func throwExit(_ code: Shell.ExitCode) throws {
  if code != .done { throw ArgumentParser.ExitCode(code.rawValue) }
}
