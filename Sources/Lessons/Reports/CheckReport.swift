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
      guard let faults = faults[file] else { return [CheckCase(lesson: file, name: "can be read")] }
      return faults.map {
        CheckCase(
          lesson: file, name: "can be read",
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
