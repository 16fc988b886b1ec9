import ArgumentParser
import Lessons
import Shell

extension ReportFormat: ExpressibleByArgument {}

/// `layercake check [PATH…]`: proves lessons.
struct Check: WiredCommand {
  nonisolated static let configuration = CommandConfiguration(
    abstract: "Prove lessons: that they can be done, and that their checks tell whether they were.",
    discussion: """
      Every command of a lesson is carried out, every reference solution passes, every line of \
      'expect' is false before it, every step works after skipping those before it, ids are unique, \
      and two runs and two processes do the same. What is wrong is told with file, line and column.

      Exit status: 0 all is well; 1 something isn't; 64 usage; 66 a file that can't be read.
      """)

  @Argument(
    help: "Lessons, or folders of lessons; by default the program's own.",
    completion: .file(extensions: ["md"]))
  var paths: [String] = []

  @Option(help: "How to tell: text, tap or junit.")
  var format = ReportFormat.text

  @Flag(help: "Check again whenever one of the files changes, until Ctrl-C.")
  var watch = false

  @Flag(help: .hidden)
  var second = false

  @OptionGroup var options: CommonOptions

  @ParentCommand var root: RootCommand

  func run() throws {
    try wired { wiring in
      let paths = paths.isEmpty ? [wiring.lessonFolder].compactMap(\.self) : paths
      if watch {
        guard !paths.isEmpty else {
          throw ValidationError("--watch needs a lesson, or a folder of lessons, to watch.")
        }
        wiring.watch(paths: paths, format: format)
      }
      return wiring.check(paths: paths, format: format, isSecond: second)
    }
  }
}
