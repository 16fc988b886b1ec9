/// Why something isn't done: what is wrong, what was probably meant, and what would be accepted.
///
/// It is made where it is thrown, of keys of the tables, and told where it is shown. One that is thrown at one place
/// is that key there: `throw "error.not-stopped"`; what several places throw, or compare with, has a name in an
/// extension.
public struct Refusal: Error, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The error as a clause, without capital and full stop.
  public let message: LocalizedText
  /// What was probably meant.
  public var nearest: String?
  /// What would be accepted: sentences.
  package var accepted: [LocalizedText]
  /// What shows it, line by line: what a compiler says. Code, which begins with a blank, stands as it is.
  public let evidence: [String]
  /// What the process ends with if it ends because of this.
  public var exitCode: ExitCode
  /// The bytes of the line that it is about, from 0, where the thrower knows better than the command.
  public var span: Range<Int>?

  /// Refuses by what the tables say under a key, with the arguments filled in. What would be accepted is `accepted`,
  /// or else what they say under `KEY.advice`, with `advice` filled in.
  package init(
    _ key: String, _ arguments: any LocalizedArgument..., advice: any LocalizedArgument...,
    nearest: String? = nil, accepted: LocalizedText?..., evidence: [String] = [],
    exitCode: ExitCode = .badData, at span: Range<Int>? = nil
  ) {
    let isAdvised = isLocalized("\(key).advice")
    assert(advice.isEmpty || isAdvised, "\(key) has no advice that could be filled in")
    message = LocalizedText(key, with: arguments)
    let given = accepted.compactMap(\.self)
    self.accepted =
      accepted.isEmpty && isAdvised ? [LocalizedText("\(key).advice", with: advice)] : given
    (self.nearest, self.evidence, self.exitCode) = (nearest, evidence, exitCode)
    self.span = span
  }

  /// Refuses with a message that was made elsewhere.
  package init(
    _ message: LocalizedText, nearest: String? = nil, accepted: LocalizedText?...,
    evidence: [String] = [], exitCode: ExitCode = .badData, at span: Range<Int>? = nil
  ) {
    (self.message, self.accepted) = (message, accepted.compactMap(\.self))
    (self.nearest, self.evidence, self.exitCode) = (nearest, evidence, exitCode)
    self.span = span
  }

  /// Refuses by a text of the tables into which nothing is filled, with its advice.
  public init(stringLiteral key: String) { self.init(key) }

  /// The message's key in the tables, which identifies the refusal; empty if it was worded elsewhere.
  package var key: String { message.key ?? "" }

  /// The accepted alternatives as sentences, in the language that is spoken; nil if there are none.
  package var advice: String? {
    let sentences = accepted.map(\.description).filter { !$0.isEmpty }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}
