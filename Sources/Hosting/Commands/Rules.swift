import ArgumentParser
import Languages
import Platform
import Shell
import Terminal

extension TraceCheck.Format: ExpressibleByArgument {}

/// `layercake rules TRACE --pattern NAME|FILE`: holds a recorded trace against rules.
struct Rules: WiredCommand {
  nonisolated static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "rules",
      abstract: localized("program.rules"), discussion: localized("program.rules.more"))
  }

  @Argument(
    help: ArgumentHelp(localized: "program.convert.trace"), completion: .file(extensions: ["jsonl"])
  )
  var trace: String

  @Option(help: ArgumentHelp(localized: "program.rules.pattern"), completion: .rules)
  var pattern: String

  @Option(help: ArgumentHelp(localized: "program.rules.format"))
  var format = TraceCheck.Format.text

  @OptionGroup var options: CommonOptions

  @ParentCommand var root: RootCommand

  func run() throws { try wired { $0.rules(self) } }
}

extension Wiring {
  /// Holds a recorded trace against rules.
  fileprivate func rules(_ rules: Rules) -> Languages.ExitCode {
    surviveFullFiles()
    let (out, errors) = (output(STDOUT_FILENO), output(STDERR_FILENO))
    do throws(TraceCheck.PatternError) {
      let check = try TraceCheck(against: rules.pattern, features: Hosted.current.features)
      return check.run(
        rules.trace, as: rules.format, version: RootCommand.layercakeVersion, out: out
      ) { complain($0, to: errors) }
    } catch {
      if error.isLocated {
        for line in error.lines { errors.writeLine(line) }
        errors.flush()
      } else {
        for line in error.lines { complain(line, to: errors) }
      }
      return error.exitCode
    }
  }
}
