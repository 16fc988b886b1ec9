import ArgumentParser
import Shell

/// `layercake run FILE…`: carries out scripts.
struct Run: WiredCommand {
  nonisolated static let configuration = CommandConfiguration(
    abstract: "Carry out the lines of scripts, one after another in one session.",
    discussion: """
      What looking commands show goes to standard output. What acts such as 'fire' report goes to \
      standard error, and only if that is a terminal or with --verbose. A line that can't be \
      carried out ends the run.

      Exit status: 0 done; 64 usage; 65 a line that can't be carried out; 66 a file that can't be \
      read; 73 a file that can't be created; 74 reading or writing failed.
      """)

  @Argument(
    help: "Files with a command on each line; '-' is standard input.", completion: .file())
  var files: [String]

  @Flag(help: "Go on after a line that can't be carried out; the exit status tells.")
  var keepGoing = false

  @OptionGroup var options: CommonOptions

  @ParentCommand var root: RootCommand

  @Flag(name: .shortAndLong, help: "Report what acts do even if standard error is no terminal.")
  var verbose = false

  func run() throws {
    try wired { $0.run(files: files, keepGoing: keepGoing, verbose: verbose) }
  }
}
