/// What is to be foreseen of an event.
public enum PredictionSubject: Hashable, Sendable {
  /// Which layers the messages reach, in order.
  case path
  /// How many messages cross layers.
  case count
  /// In which order given messages come.
  case order
  /// What a value is afterwards, by its path: `mvp.presenter.amount.number`.
  case value(of: String)
  /// What the screen shows afterwards that it didn't show before.
  case screen

  /// A subject without its path, as it is named in lessons and on lines.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Which layers the messages reach, in order.
    case path
    /// How many messages cross layers.
    case count
    /// In which order given messages come.
    case order
    /// What a value is afterwards.
    case value
    /// What the screen shows afterwards.
    case screen
  }

  /// The subject of a kind; nil if a value has no path, or another kind has one.
  public init?(_ kind: Kind, of path: String? = nil) {
    switch (kind, path) {
    case (.path, nil): self = .path
    case (.count, nil): self = .count
    case (.order, nil): self = .order
    case (.value, let path?): self = .value(of: path)
    case (.screen, nil): self = .screen
    default: return nil
    }
  }

  /// Which kind it is.
  public var kind: Kind {
    switch self {
    case .path: .path
    case .count: .count
    case .order: .order
    case .value: .value
    case .screen: .screen
    }
  }
}
