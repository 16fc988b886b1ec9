import Languages

/// What a check of lessons found.
public struct CheckReport: Hashable, Sendable {
  /// All that was checked, in order.
  public var cases: [CheckCase]

  /// Makes a report.
  public init(_ cases: [CheckCase] = []) { self.cases = cases }

  /// Reports on reading a course: each file passes, or fails once for each error.
  public init(_ reading: CourseReading) {
    let errors = Dictionary(grouping: reading.errors, by: \.file)
    cases = reading.files.flatMap { file -> [CheckCase] in
      guard let errors = errors[file] else {
        return [CheckCase(lesson: file, name: Claim.isReadable.rawValue)]
      }
      return errors.map {
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
    case .text: text
    case .tap: tap
    case .junit: junit
    }
  }

  private var text: String {
    let sum = localized("proof.sum", cases.count, failures.count, warnings.count)
    let lines = failures.map { $0.located() } + warnings.map { $0.located(isWarning: true) } + [sum]
    return lines.map { $0 + "\n" }.joined()
  }
}
