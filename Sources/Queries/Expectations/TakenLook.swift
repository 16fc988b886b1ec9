/// A look that a learner took, where a lesson may ask for it.
public struct TakenLook: Hashable, Sendable {
  /// What can be looked at so, with the command that does it.
  public enum Kind: String, CaseIterable, Sendable {
    /// A flaw was found, by a message or path of a variant: `mvp~a#1.3`.
    case blamed = "blame"
    /// A value or a layer was looked into: `mvc.model.number`.
    case inspected = "inspect"
    /// A file or the code behind a message was read: `Amount.swift`, `mvc#1.4`.
    case read = "source"
    /// What the patterns of a feature cost was compared.
    case compared = "compare"
  }

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
    let message = try? MessageReference(Word(what, span: 0..<what.utf8.count))
    // A message's number needs no quotes, although other words with its sign do.
    let isBare = message?.description == what && what.replacing("#", with: "_").asWord.first != "\""
    return "\(kind.rawValue) \(isBare ? what : what.asWord)"
  }
}
