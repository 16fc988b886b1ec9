import ArgumentParser
import Languages
import Platform
import Shell

/// `layercake convert TRACE --to FORMAT`: a handed-in trace in another format.
struct Convert: WiredCommand {
  nonisolated static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "convert",
      abstract: localized("program.convert"),
      discussion: localized("program.convert.more", Converter.formats))
  }

  @Argument(
    help: ArgumentHelp(localized: "program.convert.trace"), completion: .file(extensions: ["jsonl"])
  )
  var trace: String

  @Option(help: ArgumentHelp(localized: "program.convert.to"), completion: .list(Converter.formats))
  var to: String?

  @Option(
    name: .shortAndLong, help: ArgumentHelp(localized: "program.convert.output"),
    completion: .file())
  var output: String?

  @Option(help: ArgumentHelp(localized: "program.convert.event"))
  var event: Int?

  @Option(
    help: ArgumentHelp(localized: "program.convert.on"), completion: .pattern)
  var on: [String] = []

  @Flag(help: ArgumentHelp(localized: "program.convert.keep-going"))
  var keepGoing = false

  @Flag(help: ArgumentHelp(localized: "program.option.force"))
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
  fileprivate func convert(_ convert: Convert, by converter: Converter) -> Languages.ExitCode {
    surviveFullFiles()
    let out = output(STDOUT_FILENO)
    let errors = output(STDERR_FILENO)
    return converter.run(
      convert.trace, event: convert.event, patterns: convert.on, keepsGoing: convert.keepGoing,
      replaces: convert.force, out: out
    ) { complain($0, to: errors) }
  }
}
