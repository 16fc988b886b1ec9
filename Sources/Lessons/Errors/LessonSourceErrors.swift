/// All that is wrong with a lesson, in the order of the file.
public struct LessonSourceErrors: Error, Hashable, Sendable {
  /// The faults; there is at least one.
  public let faults: [LessonSourceError]
}

extension LessonSourceErrors: CustomStringConvertible {
  /// The faults, each on its own line.
  public var description: String { faults.map(\.description).joined(separator: "\n") }
}
