import ArgumentParser
import Languages
import Sessions
import Shell

/// The command line of a host: options and wiring, nothing else.
struct RootCommand: ParsableCommand {
  /// The version of Layercake, which lesson packs and hand-ins name.
  nonisolated static let layercakeVersion = "0.1"

  nonisolated static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: ProgramIdentity.current.name, abstract: Hosted.current.summary,
      discussion: localized("program.root"),
      version: Hosted.current.versionLines,
      subcommands: [
        Learn.self, Open.self, Run.self, Present.self, Handout.self, Handin.self, Grade.self,
        Report.self, Check.self, Rules.self, Convert.self, New.self, Manual.self,
      ])
  }

  @OptionGroup var options: CommonOptions

  func run() throws {
    try MainActor.assumeIsolated { try throwExit(Wiring(options.choices).converse()) }
  }
}

/// Ends the process with a status, if it isn't a good one.
func throwExit(_ code: Languages.ExitCode) throws {
  if code != .done { throw ArgumentParser.ExitCode(code.rawValue) }
}

/// A subcommand that does something with a session or with lessons.
nonisolated protocol WiredCommand: ParsableCommand {
  var options: CommonOptions { get }
  var root: RootCommand { get }
}

nonisolated extension WiredCommand {
  /// Does what the subcommand is for, with the options that stand behind it or before it, and ends the
  /// process with a status if that isn't a good one.
  func wired(_ body: @MainActor (Wiring) throws -> Languages.ExitCode) throws {
    let options = options.merged(with: root.options)
    try MainActor.assumeIsolated { try throwExit(body(Wiring(options.choices))) }
  }
}
