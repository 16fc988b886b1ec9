import Languages
import Queries

/// What is wrong with a lesson, and where.
public struct LessonSourceError: Error, Hashable, Sendable {
  /// The file, as it was named.
  public let file: String
  /// Where in the file.
  public let place: SourcePlace
  /// What is wrong.
  public let fault: LessonFault
  /// The names that would be accepted, if they can be listed.
  public let accepted: [String]
  /// What was probably meant.
  public let nearest: String?

  /// Describes an error.
  public init(
    _ fault: LessonFault, in file: String, at place: SourcePlace, accepted: [String] = [],
    nearest: String? = nil
  ) {
    self.file = file
    self.place = place
    self.fault = fault
    self.accepted = accepted
    self.nearest = nearest
  }

  /// What is wrong, what was probably meant, and what would be accepted, as sentences without the
  /// first capital.
  public var message: String {
    guard !accepted.isEmpty else {
      return nearest.map { localized("fault.meant", fault.text, $0) } ?? fault.text.description
    }
    return localized(fault.list, fault.text, nearest ?? "", accepted)
  }
}

extension LessonSourceError: CustomStringConvertible {
  /// One line as compilers write it: `file:line:column: error: …`, made safe for a terminal.
  public var description: String { CheckCase.Failure(message, in: file, at: place).located() }
}

extension LessonSourceError: Comparable {
  /// Whether an error is told before another: by file and place.
  public static func < (left: LessonSourceError, right: LessonSourceError) -> Bool {
    (left.file, left.place, left.message) < (right.file, right.place, right.message)
  }
}

/// All that is wrong with a lesson, in the order of the file.
public struct LessonSourceErrors: Error, Hashable, Sendable {
  /// The errors; there is at least one.
  public let errors: [LessonSourceError]
}

extension LessonSourceErrors: CustomStringConvertible {
  /// The errors, each on its own line.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}

/// The errors of one file, while they are found.
struct LessonSourceErrorList {
  let file: String
  private(set) var errors: [LessonSourceError] = []

  /// Adds an error.
  mutating func add(
    _ fault: LessonFault, at place: SourcePlace, accepted: [String] = [],
    nearest: String? = nil
  ) {
    errors.append(
      LessonSourceError(fault, in: file, at: place, accepted: accepted, nearest: nearest))
  }

  /// Adds an error about a name that is none of those that there are.
  mutating func addUnknown(_ fault: LessonFault, _ name: LessonLine, of names: [String]) {
    add(
      fault, at: name.place, accepted: names,
      nearest: NearestName.to(name.text, among: names))
  }

  /// Adds what is wrong with a line of a block.
  mutating func add(_ error: LessonLineError, in line: LessonLine) {
    add(
      error.fault, at: line.place(ofByte: error.span.lowerBound),
      accepted: error.accepted, nearest: error.nearest)
  }
}
