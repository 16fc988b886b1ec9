/// A look that a learner took, where a lesson may ask for it.
public struct TakenLook: Hashable, Sendable {
  /// How it was looked at.
  public let kind: Kind
  /// What was looked at, by its full name.
  public let what: String

  /// Notes a look.
  public init(_ kind: Kind, _ what: String) {
    self.kind = kind
    self.what = what
  }
}

extension TakenLook: CustomStringConvertible {
  /// The line that takes it: `inspect mvc.model.number`.
  public var description: String {
    if kind == .proved {
      return "\(kind.command) \(what.isBareCheck ? what : what.quotedAsWord)"
    }
    let message = try? MessageReference(Word(what, span: 0..<what.utf8.count))
    // A message's number needs no quotes, although other words with its sign do.
    let isBare = message?.description == what && what.replacing("#", with: "_").asWord.first != "\""
    return "\(kind.command) \(isBare ? what : what.asWord)"
  }
}

extension String {
  /// Whether a build and a check of it are read back as they stand, without quotes around them all.
  fileprivate var isBareCheck: Bool {
    guard let words = try? Lexer.commands(in: self), words.count == 1,
      unicodeScalars.allSatisfy({ !$0.isTerminalControl })
    else { return false }
    let isQuoted = words[0].count == 1 && words[0][0].isQuoted
    return !isQuoted && Word.text(from: words[0], in: self).text == self
  }
}
