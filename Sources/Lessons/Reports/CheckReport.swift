import Characters
import Languages

/// What a check of lessons found.
public struct CheckReport: Hashable, Sendable {
  /// All that was checked, in order.
  public var cases: [CheckCase]

  /// Makes a report.
  public init(_ cases: [CheckCase] = []) { self.cases = cases }

  /// Reports on reading a course: each file passes, or fails once for each fault.
  public init(_ reading: CourseReading) {
    let faults = Dictionary(grouping: reading.faults, by: \.file)
    cases = reading.files.flatMap { file -> [CheckCase] in
      guard let faults = faults[file] else {
        return [CheckCase(lesson: file, name: Claim.isReadable.rawValue)]
      }
      return faults.map {
        CheckCase(
          lesson: file, name: Claim.isReadable.rawValue,
          failure: CheckCase.Failure($0.message, in: file, at: $0.place))
      }
    }
  }

  /// Whether all is as it should be.
  public var passed: Bool { cases.allSatisfy(\.passed) }

  /// The cases that aren't as they should be.
  public var failures: [CheckCase.Failure] { cases.compactMap(\.failure) }

  /// What could be better.
  public var warnings: [CheckCase.Failure] { cases.compactMap(\.warning) }
}

/// How a report is written.
public enum ReportFormat: String, CaseIterable, Hashable, Sendable {
  /// For people: a line for each failure, as compilers write it, and a last line with the sums.
  case text
  /// The Test Anything Protocol.
  case tap
  /// JUnit's XML, which build servers read.
  case junit
}

extension CheckReport {
  /// The report as text, each line ended by a line feed; safe for a terminal.
  public func written(as format: ReportFormat) -> String {
    switch format {
    case .text: TextReport.write(self)
    case .tap: TAPReport.write(self)
    case .junit: JUnitReport.write(self)
    }
  }
}

enum TextReport {
  static func write(_ report: CheckReport) -> String {
    var text = ""
    for failure in report.failures {
      text += Visible.located(failure.file, failure.place, failure.message) + "\n"
    }
    for warning in report.warnings {
      text += Visible.located(warning.file, warning.place, warning.message, isWarning: true) + "\n"
    }
    let sum = localized(
      "proof.sum", report.cases.count, report.failures.count, report.warnings.count)
    return text + sum + "\n"
  }
}

/// Makes text safe to write where a terminal may show it.
enum Visible {
  /// A message with its place, as compilers write it.
  static func located(
    _ file: String, _ place: SourcePlace, _ message: String, isWarning: Bool = false
  ) -> String {
    let kind = isWarning ? "warning" : "error"
    return "\(file):\(place.line):\(place.column): \(kind): \(message)".sanitized
  }
}
