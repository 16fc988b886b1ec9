import ArgumentParser
import Queries
import Shell

/// `layercake handin LESSON --name NAME [FILE]`: what the kept sessions have of a lesson.
struct Handin: WiredCommand {
  nonisolated static let configuration = CommandConfiguration(
    abstract: "Write what you did of a lesson to a file, to hand it in.",
    discussion: "From the sessions that are kept; in the shell, 'handin' has this one, too.")

  @Argument(help: "The lesson's number or id, or the path of its file.", completion: .lesson)
  var lesson: String

  @Argument(help: "The file; '-' is standard output.", completion: .file())
  var file: String?

  @Option(help: "Whose it is.")
  var name: String

  @Flag(help: "Replace the file if there is one.")
  var force = false

  @OptionGroup var options: CommonOptions

  @ParentCommand var root: RootCommand

  func run() throws {
    try wired {
      let words = ["handin", lesson.asWord, "name", name.asWord]
      let rest = [file.map(\.asWord), force ? "--force" : nil].compactMap(\.self)
      return $0.carryOut((words + rest).joined(separator: " "))
    }
  }
}
