/// What is wrong with a lesson, and where.
public struct LessonSourceError: Error, Hashable, Sendable {
  /// The file, as it was named.
  public let file: String
  /// Where in the file.
  public let place: SourcePlace
  /// What is wrong.
  public let problem: LessonContentError
  /// The names that would be accepted, if they can be listed.
  public let accepted: [String]
  /// What was probably meant.
  public let nearest: String?

  /// Describes a fault.
  public init(
    _ problem: LessonContentError, in file: String, at place: SourcePlace, accepted: [String] = [],
    nearest: String? = nil
  ) {
    self.file = file
    self.place = place
    self.problem = problem
    self.accepted = accepted
    self.nearest = nearest
  }

  /// What is wrong, what was probably meant, and what would be accepted, as sentences without the
  /// first capital.
  public var message: String {
    var text = problem.message
    if let nearest {
      text += ". Did you mean '\(nearest)'?"
    } else if !accepted.isEmpty {
      text += "."
    }
    if !accepted.isEmpty {
      text += " \(problem.listLabel): \(accepted.joined(separator: ", "))."
    }
    return text
  }
}

extension LessonSourceError: CustomStringConvertible {
  /// One line as compilers write it: `file:line:column: error: …`, made safe for a terminal.
  public var description: String {
    Visible.located(file, place, message)
  }
}

extension LessonSourceError: Comparable {
  /// Whether a fault is told before another: by file and place.
  public static func < (left: LessonSourceError, right: LessonSourceError) -> Bool {
    (left.file, left.place, left.problem.message) < (right.file, right.place, right.problem.message)
  }
}
