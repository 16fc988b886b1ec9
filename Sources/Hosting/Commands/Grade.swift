import ArgumentParser
import Shell
import Terminal

extension ClassGrading.Format: ExpressibleByArgument {}
extension ClassGrading.ReportFormat: ExpressibleByArgument {}

/// The hand-ins of a class, and the lesson that they are held against.
struct HandIns: ParsableArguments {
  @Argument(help: "Hand-ins, or folders of them.", completion: .file())
  var files: [String]

  @Option(
    help: "The lesson's number or id, or the path of its file.", completion: .lesson)
  var lesson: String
}

/// `layercake grade FILES… --lesson ID`: does hand-ins again.
struct Grade: WiredCommand {
  nonisolated static let configuration = CommandConfiguration(
    abstract: "Do the hand-ins of a class again, and tell what each comes to.",
    discussion: """
      A hand-in is written by 'handin' in the shell. It is a list of actions: each is done again \
      from nothing against the lesson, and nothing else in it is believed. A file of actions tells \
      what was done, not who did it.

      Exit status: 0 all were done again; 64 usage; 65 some weren't; 66 no such lesson.
      """)

  @OptionGroup var handIns: HandIns

  @Option(help: "How to tell: text, csv or json.")
  var format = ClassGrading.Format.text

  @OptionGroup var options: CommonOptions

  @ParentCommand var root: RootCommand

  func run() throws {
    try wired {
      $0.grade(handIns.files, of: handIns.lesson) { $0.write(format, to: $1) }
    }
  }
}

/// `layercake report FILES… --lesson ID`: what the class got wrong.
struct Report: WiredCommand {
  nonisolated static let configuration = CommandConfiguration(
    abstract: "Tell what a class made of a lesson: which questions went wrong, and how.",
    discussion: """
      From the same hand-ins as 'grade'. To look at it: --format svg > class.svg, or html.

      Exit status: as that of 'grade'.
      """)

  @OptionGroup var handIns: HandIns

  @Option(help: "How to tell: text, svg or html.")
  var format = ClassGrading.ReportFormat.text

  @OptionGroup var options: CommonOptions

  @ParentCommand var root: RootCommand

  func run() throws {
    try wired {
      $0.grade(handIns.files, of: handIns.lesson) { $0.write(format, to: $1) }
    }
  }
}
