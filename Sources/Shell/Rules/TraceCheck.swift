import Exports
import Features
import Languages
import Platform
import Queries
import Staging
import Terminal

/// `layercake rules`: holds a recorded trace against the rules of a pattern, or those of a file.
public struct TraceCheck {
  /// How the result is written.
  public enum Format: String, CaseIterable, Sendable {
    /// For people: a line for each kind of breach, as compilers write it, the verdict, and how far it was looked.
    case text
    /// JUnit's XML, which build servers read.
    case junit
    /// SARIF 2.1.0, which code hosts read.
    case sarif
  }

  private let source: RulesOfTrace

  /// The names of the patterns that have rules.
  public static func patterns(in features: [Feature]) -> [String] {
    RulesOfTrace.names(in: features)
  }

  /// Finds the rules.
  ///
  /// - Parameters:
  ///   - pattern: A pattern's name, or a file of rules.
  ///   - features: The features in which the patterns are.
  /// - Throws: Why there are no such rules.
  public init(against pattern: String, features: [Feature]) throws(PatternError) {
    do throws(RulesOfTrace.ReadError) {
      source = try RulesOfTrace(pattern, at: pattern, features: features)
    } catch {
      throw PatternError(error, pattern)
    }
  }

  /// Why there are no rules to hold a trace against.
  public struct PatternError: Error {
    /// What is wrong, line by line.
    public let lines: [String]
    /// Whether the first line begins with its place in a file, as compilers write it.
    public let isLocated: Bool
    /// What the process should end with.
    public let exitCode: ExitCode

    fileprivate init(_ error: RulesOfTrace.ReadError, _ file: String) {
      switch error {
      case .file(let error):
        (lines, isLocated, exitCode) = (error.lines(in: file), true, .badData)
      case .refusal(let refusal):
        let headline = Wording.headline(refusal.message.description, nearest: refusal.nearest)
        let sentence = [headline, refusal.advice].compactMap(\.self).joined(separator: " ")
        let subject = refusal.key == "error.no-rules" ? "" : "'\(file)': "
        (lines, isLocated, exitCode) = ([subject + sentence], false, refusal.exitCode)
      }
    }
  }

  /// Reads a trace to its end, and writes what came of it.
  ///
  /// - Parameters:
  ///   - trace: The trace's file; `-` for standard input.
  ///   - format: How the result is written.
  ///   - version: The program's version, which reports for programs name.
  ///   - out: Standard output.
  ///   - complain: Takes what went wrong, a sentence each.
  /// - Returns: What the process should end with.
  public func run(
    _ trace: String, as format: Format, version: String, out: Output, complain: (String) -> Void
  ) -> ExitCode {
    do throws(Refusal) {
      var file = try TraceFile(trace == "-" ? nil : trace)
      var audit = RuleAudit(source)
      while let line = try file.next() { audit.add(line) }
      let report = RuleReport(
        audit: audit, name: trace == "-" ? localized("running.standard-input") : trace,
        isOfApp: file.isOfApp, cutLine: file.cutLine)
      switch format {
      case .text: for line in report.lines { out.writeLine(line.sanitized) }
      case .junit: out.write(report.junit)
      case .sarif: out.write(report.sarif(version: version))
      }
      out.flush()
      if let failure = out.failure {
        complain(localized("exports.unwritten", "\(SystemError(failure))"))
        return .ioError
      }
      return report.isKept ? .done : .checkFailed
    } catch {
      // A verdict on what is left of a trace would be none: there is no option that passes over lines.
      let advice = error.key == "error.bad-line" ? nil : error.advice
      complain("'\(trace)': \(error.message)" + (advice.map { ". \($0)" } ?? ""))
      return error.exitCode
    }
  }
}
