import ArgumentParser
import Queries
import Shell

/// `layercake handout LESSON [FILE]`: a lesson on paper.
struct Handout: WiredCommand {
  nonisolated static let configuration = CommandConfiguration(
    abstract: "Write a lesson as a worksheet without answers, or its key.",
    discussion: "In Markdown, or as a page of HTML; to standard output unless a file is named.")

  @Argument(help: "The lesson's number or id, or the path of its file.", completion: .lesson)
  var lesson: String

  @Argument(help: "The file; one that ends in .html is a page.", completion: .file())
  var file: String?

  @Flag(help: "With the answers.")
  var key = false

  @Flag(help: "As a page of HTML.")
  var html = false

  @Flag(help: "Replace the file if there is one.")
  var force = false

  @OptionGroup var options: CommonOptions

  @ParentCommand var root: RootCommand

  func run() throws {
    try wired {
      let flags = [key ? "--key" : nil, html ? "--html" : nil, force ? "--force" : nil]
      let words = ["handout", lesson.asWord] + [file?.asWord].compactMap(\.self)
      return $0.carryOut((words + flags.compactMap(\.self)).joined(separator: " "))
    }
  }
}

/// `layercake present LESSON`: a lesson in front of a class.
struct Present: WiredCommand {
  nonisolated static let configuration = CommandConfiguration(
    abstract: "Show a lesson to a class, page by page, and take the room's votes.",
    discussion: """
      Enter goes on, 'back' goes back, 'quit' leaves. Votes are typed as 'a 12 b 5 c 13' or as the \
      numbers alone. Nothing is recorded. 60 columns and 20 rows are enough.
      """)

  @Argument(help: "The lesson's number or id, or the path of its file.", completion: .lesson)
  var lesson: String

  @OptionGroup var step: StepToBegin

  @OptionGroup var options: CommonOptions

  @ParentCommand var root: RootCommand

  func run() throws {
    try wired {
      let line = (["present", lesson.asWord] + step.words).joined(separator: " ")
      return $0.converse(beginningWith: line, endsIfRefused: true, endsWithPresentation: true)
    }
  }
}
