import Characters
import LayerTracing

/// Looks up values, screens and messages for an expectation.
///
/// A name that leads nowhere throws a ``QueryError``, with the place at which the name stands.
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
