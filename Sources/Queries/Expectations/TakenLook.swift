/// A look that a learner took, where a lesson may ask for it.
public struct TakenLook: Hashable, Sendable {
  /// How it was looked at.
  public let kind: Kind
  /// The full name of the thing that was looked at.
  public let subject: String

  /// Notes a look.
  public init(_ kind: Kind, _ subject: String) {
    self.kind = kind
    self.subject = subject
  }
}

extension TakenLook: CustomStringConvertible {
  /// The line that takes it: `inspect mvc.model.number`.
  public var description: String {
    if kind == .proved {
      return "\(kind.command) \(subject.isBareCheck ? subject : subject.quotedAsWord)"
    }
    let message = try? MessageReference(Word(subject, span: 0..<subject.utf8.count))
    // A message's number needs no quotes, although other words with its sign do.
    let isBare =
      message?.description == subject && subject.replacing("#", with: "_").asWord.first != "\""
    return "\(kind.command) \(isBare ? subject : subject.asWord)"
  }
}

extension String {
  /// Whether a build and its check are read back unchanged when they are written without quotes.
  fileprivate var isBareCheck: Bool {
    guard let words = try? Lexer.commands(in: self), words.count == 1,
      unicodeScalars.allSatisfy({ !$0.isTerminalControl })
    else { return false }
    let isQuoted = words[0].count == 1 && words[0][0].isQuoted
    return !isQuoted && Word.text(from: words[0], in: self).text == self
  }
}
