import Languages
import Queries

/// What is wrong with one line of a lesson's block, and where in that line.
public struct LessonLineError: Error, Hashable, Sendable {
  /// The words that it is about, in UTF-8 bytes of the line from 0.
  public let span: Range<Int>
  /// What is wrong.
  public let fault: LessonFault
  /// What would be accepted, if it can be listed.
  public let accepted: [String]
  /// What was probably meant.
  public let nearest: String?

  /// Describes an error.
  init(
    _ fault: LessonFault, at span: Range<Int>, accepted: [String] = [], nearest: String? = nil
  ) {
    self.span = span
    self.fault = fault
    self.accepted = accepted
    self.nearest = nearest
  }

  /// The same error as a parser of lines found it.
  init(_ error: QueryError) {
    self.init(
      LessonFault(error.text), at: error.span, accepted: error.accepted, nearest: error.nearest)
  }

  /// The same error as the form of a command found it.
  init(_ error: CommandFormError, of form: CommandForm) {
    self.init(
      LessonFault(error.kind.text(of: form.name)), at: error.span, accepted: [form.usage],
      nearest: error.kind.nearest)
  }

  /// What is wrong, in words, without capital and full stop.
  public var message: String { fault.text.description }
}
