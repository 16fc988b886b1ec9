import LayerTracing

/// Why a check failed: what was found in place of what was expected. Each language words it.
public enum CheckError: Hashable, Sendable {
  /// Values aren't as they should be, and where the first of them comes from, if that is known.
  case values([ComparisonError], from: ValueOrigin?)
  /// A line of two screens differs: its number from 1, and what each shows there.
  case line(Int, Shown, Shown)
  /// Two screens have different numbers of lines.
  case lines(String, Int, other: String, Int)
  /// A screen shows these lines, and on none of them the text.
  case lacks(String, of: String, shows: [String])
  /// A specimen sent no message at all.
  case sentNothing(String)
  /// A specimen sent no message that matches: none at all, or none behind the message `after`.
  case sentNone(String, Hop, after: SentMessage?)
  /// A message is another one than was expected.
  case sentOther(SentMessage, insteadOf: Hop)
  /// A specimen sent these messages beyond those that were expected.
  case sentMore(String, [SentMessage])
  /// A specimen sent these messages, which it must not send.
  case sentForbidden(String, [SentMessage])
  /// A specimen sent such messages another number of times.
  case counted(String, Hop, [SentMessage], asked: ComparisonOperator, ExactNumber)
  /// The session isn't paused.
  case notPaused
  /// The session is paused before another message: how people read it.
  case pausedElsewhere(String, insteadOf: Hop)
  /// What should be released still exists.
  case stillExists(PathReference)
  /// A leaked layer of this role was expected, and there is none.
  case noneAlive(Role)
  /// Layers of these roles are still alive.
  case stillAlive([Role])
  /// A look wasn't taken yet.
  case notLooked(LookExpectation)
  /// A specimen broke its rules another number of times.
  case brokeRules(String, Int, insteadOf: Int)
  /// The check can't be held against what lies open.
  case unreadable(QueryError)

  /// What a specimen shows in a line: the specimen's title, and the line.
  public struct Shown: Hashable, Sendable {
    /// `MVP`.
    public let title: String
    /// The line.
    public let text: String
  }

  /// A message, as it is named and as people read it.
  public struct SentMessage: Hashable, Sendable {
    /// `mvp#1.4`.
    public let name: String
    /// `View -> Presenter increase()`.
    public let text: String
  }
}

/// Where a value comes from.
public enum ValueOrigin: Hashable, Sendable {
  /// It was set during this message: `mvp#2.5`.
  case setInside(String)
  /// It is as it was when it was loaded.
  case loaded
}

extension CheckError {
  /// What a failed check is about: as much of it as can be told without the answer.
  public enum Kind: CaseIterable, Sendable {
    /// A value.
    case value
    /// A part of what lies open, such as a layer behind a property.
    case part
    /// What a screen shows.
    case screen
    /// Messages.
    case message
    /// Where an event is stopped.
    case stop
    /// What is alive.
    case life
    /// A look to be taken.
    case look
    /// A mistake to be pointed at.
    case flaw
    /// The rules of a pattern.
    case rules
  }

  /// What the check is about.
  public var kind: Kind {
    switch self {
    case .values: .value
    case .line, .lines, .lacks: .screen
    case .sentNothing, .sentNone, .sentOther, .sentMore, .sentForbidden, .counted: .message
    case .notPaused, .pausedElsewhere: .stop
    case .stillExists, .noneAlive, .stillAlive: .life
    case .notLooked(let look): look.kind == .blamed ? .flaw : .look
    case .brokeRules: .rules
    case .unreadable: .part
    }
  }
}
