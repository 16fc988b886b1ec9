import Languages

/// Why a file of rules can't be read, and where.
public struct RuleFileError: Error, Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The bytes of the line that are meant, from 0; empty where something is missing.
  public let span: Range<Int>
  /// The line as it stands in the file.
  public let text: String
  /// What is wrong, what is nearest, and what would be accepted.
  public let reason: Refusal

  /// The column, in characters from 1.
  public var column: Int {
    String(decoding: text.utf8.prefix(span.lowerBound), as: UTF8.self).count + 1
  }
}
