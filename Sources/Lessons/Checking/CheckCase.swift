/// One thing that was checked.
public struct CheckCase: Hashable, Sendable {
  /// Why it isn't so, and where to look.
  public struct Failure: Hashable, Sendable {
    /// The file, as it was named.
    public let file: String
    /// Where in the file.
    public let place: SourcePlace
    /// What is wrong, in words.
    public let message: String

    /// Describes a failure.
    public init(_ message: String, in file: String, at place: SourcePlace) {
      self.message = message
      self.file = file
      self.place = place
    }
  }

  /// The lesson's id, or its file if it has none that can be read.
  public let lesson: String
  /// The step's id; its number from 1 if it has none; nil for the whole lesson.
  public let step: String?
  /// What should be so.
  public let name: String
  /// Why it isn't; nil if it is.
  public let failure: Failure?
  /// What could be better though it is as it should be; nil if nothing is.
  public let warning: Failure?

  /// Describes a case.
  public init(
    lesson: String, step: String? = nil, name: String, failure: Failure? = nil,
    warning: Failure? = nil
  ) {
    self.lesson = lesson
    self.step = step
    self.name = name
    self.failure = failure
    self.warning = warning
  }

  /// Whether it is as it should be.
  public var passed: Bool { failure == nil }
}
