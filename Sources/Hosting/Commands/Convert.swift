import ArgumentParser
import Platform
import Shell

/// `layercake convert TRACE --to FORMAT`: a handed-in trace in another format.
struct Convert: WiredCommand {
  nonisolated static let configuration = CommandConfiguration(
    abstract: "Write an exported trace in another format, without running anything.",
    discussion: """
      A trace is what 'export jsonl' writes. Formats: \(Converter.formats.joined(separator: ", ")); \
      with -o, how the file's name ends says which. A figure and a test show one event, the newest \
      unless --event names another.

      Exit status: 0 done; 64 usage; 65 the trace has lines that can't be read; 66 a file that \
      can't be read; 73 a file that can't be created; 74 reading or writing failed.
      """)

  @Argument(
    help: "The trace's file; '-' is standard input.", completion: .file(extensions: ["jsonl"]))
  var trace: String

  @Option(help: "The format.", completion: .list(Converter.formats))
  var to: String?

  @Option(
    name: .shortAndLong, help: "The file to write; standard output without.",
    completion: .file())
  var output: String?

  @Option(help: "Only this event; 0 is loading.")
  var event: Int?

  @Option(
    help: "Only this pattern, such as mvp; several by several options.", completion: .pattern)
  var on: [String] = []

  @Flag(help: "Pass over lines that can't be read; the exit status tells.")
  var keepGoing = false

  @Flag(help: "Replace the file if there is one.")
  var force = false

  @OptionGroup var options: CommonOptions

  @ParentCommand var root: RootCommand

  func validate() throws { _ = try converter }

  func run() throws {
    let converter = try converter
    try wired { $0.convert(self, by: converter) }
  }

  private var converter: Converter {
    get throws {
      try MainActor.assumeIsolated {
        do throws(Converter.FormatError) {
          return try Converter(to: to, output)
        } catch {
          throw ValidationError(error.text)
        }
      }
    }
  }
}

extension Wiring {
  /// Writes an exported trace in the converter's format.
  fileprivate func convert(_ convert: Convert, by converter: Converter) -> Shell.ExitCode {
    surviveFullFiles()
    let out = output(STDOUT_FILENO)
    let errors = output(STDERR_FILENO)
    return converter.run(
      convert.trace, event: convert.event, patterns: convert.on, keepsGoing: convert.keepGoing,
      replaces: convert.force, out: out
    ) { complain($0, to: errors) }
  }
}
