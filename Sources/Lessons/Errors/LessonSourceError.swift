import Queries

/// What is wrong with a lesson, and where.
public struct LessonSourceError: Error, Hashable, Sendable {
  /// The file, as it was named.
  public let file: String
  /// Where in the file.
  public let place: SourcePlace
  /// What is wrong.
  public let kind: LessonContentError
  /// The names that would be accepted, if they can be listed.
  public let accepted: [String]
  /// What was probably meant.
  public let nearest: String?

  /// Describes an error.
  public init(
    _ kind: LessonContentError, in file: String, at place: SourcePlace, accepted: [String] = [],
    nearest: String? = nil
  ) {
    self.file = file
    self.place = place
    self.kind = kind
    self.accepted = accepted
    self.nearest = nearest
  }

  /// What is wrong, what was probably meant, and what would be accepted, as sentences without the
  /// first capital.
  public var message: String { kind.message(accepting: accepted, nearest: nearest) }
}

extension LessonSourceError: CustomStringConvertible {
  /// One line as compilers write it: `file:line:column: error: …`, made safe for a terminal.
  public var description: String { CheckCase.Failure(message, in: file, at: place).located() }
}

extension LessonSourceError: Comparable {
  /// Whether an error is told before another: by file and place.
  public static func < (left: LessonSourceError, right: LessonSourceError) -> Bool {
    (left.file, left.place, left.kind.message) < (right.file, right.place, right.kind.message)
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
    _ kind: LessonContentError, at place: SourcePlace, accepted: [String] = [],
    nearest: String? = nil
  ) {
    errors.append(
      LessonSourceError(kind, in: file, at: place, accepted: accepted, nearest: nearest))
  }

  /// Adds an error about a name that is none of those that there are.
  mutating func addUnknown(_ kind: LessonContentError, _ name: LessonLine, of names: [String]) {
    add(
      kind, at: name.place, accepted: names,
      nearest: NearestName.to(name.text, among: names))
  }

  /// Adds what is wrong with a line of a block.
  mutating func add(_ error: LessonLineError, in line: LessonLine) {
    add(
      .badLine(error.kind), at: line.place(ofByte: error.span.lowerBound),
      accepted: error.accepted, nearest: error.nearest)
  }
}
