import ArgumentParser
import Sessions
import Shell
import Terminal

/// `layercake manual`: the manual page, for the user who installs the program.
struct Manual: ParsableCommand {
  nonisolated static let configuration = CommandConfiguration(
    abstract: "Print the manual page, in the language of man(7).",
    discussion: """
      To read it: \(ProgramIdentity.current.name) manual | man -l -

      Completions for the system's shell come from the same declarations: \
      \(ProgramIdentity.current.name) --generate-completion-script bash, zsh or fish.
      """)

  func run() throws {
    MainActor.assumeIsolated {
      let out = Output(fileDescriptor: 1, profile: .batch)
      out.write(
        ManualPage(
          version: RootCommand.layercakeVersion, options: RootCommand.helpMessage(columns: 78)
        ).text)
      out.flush()
    }
  }
}
