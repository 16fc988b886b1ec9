import ArgumentParser
import Languages
import Sessions
import Shell
import Terminal

/// `layercake manual`: the manual page, for the user who installs the program.
struct Manual: ParsableCommand {
  nonisolated static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "manual",
      abstract: localized("program.manual"),
      discussion: localized("program.manual.more", ProgramIdentity.current.name))
  }

  func run() throws {
    MainActor.assumeIsolated {
      let out = Output(fileDescriptor: 1, profile: .batch)
      out.write(
        ManualPage(
          version: RootCommand.layercakeVersion,
          options: ParserText(helpFor: RootCommand.self, columns: 78).text
        ).text)
      out.flush()
    }
  }
}
