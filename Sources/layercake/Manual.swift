import ArgumentParser
import Shell
import Terminal

/// `layercake manual`: the manual page, for the user who installs the program.
struct Manual: ParsableCommand {
  nonisolated static let configuration = CommandConfiguration(
    abstract: "Print the manual page, in the language of man(7).",
    discussion: """
      To read it: layercake manual | man -l -

      Completions for the system's shell come from the same declarations: \
      layercake --generate-completion-script bash, zsh or fish.
      """)

  func run() throws {
    MainActor.assumeIsolated {
      let out = Output(fileDescriptor: 1, profile: .batch)
      out.write(
        ManualPage(version: Layercake.version, options: Layercake.helpMessage(columns: 78)).text)
      out.flush()
    }
  }
}
