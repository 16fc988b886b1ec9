/// All that is wrong with a lesson, in the order of the file.
public struct LessonFaults: Error, Hashable, Sendable {
  /// The faults; there is at least one.
  public let faults: [LessonFault]
}

extension LessonFaults: CustomStringConvertible {
  /// The faults, each on its own line.
  public var description: String { faults.map(\.description).joined(separator: "\n") }
}
