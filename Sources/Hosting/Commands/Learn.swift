import ArgumentParser
import Queries
import Sessions
import Shell

/// `layercake lesson [ID or FILE]`: the shell, with a lesson begun.
struct Learn: WiredCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "lesson",
    abstract: "Begin a lesson, or go on with it, in the interactive shell.",
    discussion: "Without a name, the next one that isn't done.")

  @Argument(help: "The lesson's number or id, or the path of its file.", completion: .lesson)
  var lesson: String?

  @OptionGroup var step: StepToBegin

  @OptionGroup var options: CommonOptions

  @ParentCommand var root: RootCommand

  func validate() throws {
    if step.from != nil, lesson == nil {
      throw ValidationError(
        "--from needs a lesson: \(ProgramIdentity.current.name) lesson 1.1 --from 2.")
    }
  }

  func run() throws {
    try wired {
      let words = ["lesson"] + [lesson?.asWord].compactMap(\.self) + step.words
      // Without a name there may be no next one, which is no mistake.
      return $0.converse(
        beginningWith: words.joined(separator: " "), endsIfRefused: lesson != nil)
    }
  }
}
