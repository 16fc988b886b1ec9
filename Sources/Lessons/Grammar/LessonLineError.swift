import Queries

/// What is wrong with one line of a lesson's block, and where in that line.
public struct LessonLineError: Error, Hashable, Sendable {
  /// The words that it is about, in UTF-8 bytes of the line from 0.
  public let span: Range<Int>
  /// What is wrong, without capital and full stop.
  public let message: String
  /// What would be accepted, if it can be listed.
  public let accepted: [String]
  /// What was probably meant.
  public let nearest: String?

  /// Describes a fault.
  public init(
    _ message: String, at span: Range<Int>, accepted: [String] = [], nearest: String? = nil
  ) {
    self.span = span
    self.message = message
    self.accepted = accepted
    self.nearest = nearest
  }

  /// The same fault as a parser of lines found it.
  public init(_ error: QueryError) {
    self.init(error.message, at: error.span, accepted: error.accepted, nearest: error.nearest)
  }

  /// The same fault as the form of a command found it.
  init(_ error: CommandFormError, of form: CommandForm) {
    self.init(
      error.kind.message(of: form.name), at: error.span, accepted: [form.usage],
      nearest: error.kind.nearest)
  }
}
