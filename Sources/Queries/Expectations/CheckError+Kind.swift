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
    case .notLooked(.blamed): .flaw
    case .notLooked: .look
    case .brokeRules: .rules
    case .unreadable: .part
    }
  }
}
