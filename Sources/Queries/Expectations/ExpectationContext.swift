import Characters
import LayerTracing

/// What an expectation is held against: it looks values, screens and messages up.
///
/// A name that leads nowhere is thrown as a ``QueryError`` at the place that came with the name.
public protocol ExpectationContext {
  /// The value at the end of a path, and who set it.
  func value(of path: PathReference) throws(QueryError) -> FoundValue
  /// The lines that a specimen shows.
  func screen(of specimen: Located<SpecimenReference>) throws(QueryError) -> [String]
  /// The messages that a specimen sent since the step began, those within roles included.
  func messages(of specimen: Located<SpecimenReference>) throws(QueryError) -> [Message]
  /// The message before which the session is paused; nil if it isn't.
  var pausedBefore: Message? { get }
  /// Whether what a path led to doesn't exist any more.
  func isReleased(_ path: PathReference) throws(QueryError) -> Bool
  /// The roles of all layers that are alive though nothing shows them any more, each once.
  var survivors: [Role] { get }
  /// The looks that were taken since the step began, as far as the step asks for them.
  var looks: Set<TakenLook> { get }
  /// How often a specimen broke its pattern's rules since the step began.
  func rulesBroken(by specimen: Located<SpecimenReference>) throws(QueryError) -> Int
}

extension ExpectationContext {
  /// None.
  public var survivors: [Role] { [] }

  /// None.
  public var looks: Set<TakenLook> { [] }
}

/// A value, and what is known of where it comes from.
public struct FoundValue: Hashable, Sendable {
  /// The value.
  public let value: QueryValue
  /// What set it; nil if that isn't known.
  public let origin: ValueOrigin?

  /// Makes a found value.
  public init(_ value: QueryValue, from origin: ValueOrigin? = nil) {
    self.value = value
    self.origin = origin
  }
}

/// A look that a learner took, where a lesson may ask for it.
public struct TakenLook: Hashable, Sendable {
  /// What can be looked at so, with the command that does it.
  public enum Kind: String, CaseIterable, Sendable {
    /// A flaw was found, by a message or path of a variant: `mvp~a#1.3`.
    case blamed = "blame"
    /// A flawed build was told from the sound one by a check: `mvp~a trace never View -> Model`.
    case proved = "prove"
    /// All that a user can do was tried with a build, and nothing wrong was found: `mvp~body`.
    case hunted = "hunt"
    /// A learner's test passed on the sound build and failed on all flawed ones: `mvp~test`.
    case tested = "test"
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
    if kind == .proved {
      return "\(kind.rawValue) \(what.isBareCheck ? what : what.quotedAsWord)"
    }
    let message = try? MessageReference(Word(what, span: 0..<what.utf8.count))
    // A message's number needs no quotes, although other words with its sign do.
    let isBare = message?.description == what && what.replacing("#", with: "_").asWord.first != "\""
    return "\(kind.rawValue) \(isBare ? what : what.asWord)"
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
