import LayerTracing

/// What is wrong with a variant, and where it can be seen.
public struct Flaw: Sendable {
  /// What sort of mistake it is.
  public enum Sort: String, Sendable {
    /// A message goes where the pattern lets none go.
    case rule
    /// A message brings a value that the pattern lets not go there.
    case payload
    /// A layer is held by one that must not own it, and stays.
    case leak
    /// The right thing is done by the wrong layer.
    case place
    /// Messages cause one another without end.
    case loop
    /// The user sees what isn't so, or isn't told what is.
    case screen
    /// A layer outlives its screen, although it is held by whom the pattern lets hold it.
    case lifetime
    /// A task keeps layers alive for as long as it waits.
    case task
  }

  /// What sort of mistake it is.
  public let sort: Sort
  /// The messages in which it shows: by sender, receiver and name without arguments.
  public let messages: [Clue]
  /// The paths at which it shows, without the specimen: `presenter.view`.
  public let paths: [String]
  /// The layers that it has to do with, as steps of a path: pointing at one is warm.
  public let layers: [String]
  /// What is wrong, why it matters, and what would be right: a few sentences.
  public let explanation: String

  /// A message, by the roles of its ends and its name.
  public struct Clue: Hashable, Sendable {
    /// The sender's role.
    public let from: Role
    /// The receiver's role.
    public let to: Role
    /// The name, with labels or without: `set(totals:)`, `set`.
    public let name: String
    /// How a value that comes with it begins; nil if any will do.
    public let value: String?

    /// Makes a clue.
    public init(_ from: Role, _ to: Role, _ name: String, bringing value: String? = nil) {
      self.from = from
      self.to = to
      self.name = name
      self.value = value
    }

    /// Whether this is the message.
    public func matches(_ message: Message) -> Bool {
      message.sender.role == from && message.receiver.role == to
        && [message.site.baseName, message.site.name].contains(name)
        && (value.map { value in
          message.arguments.contains { $0.value.description.hasPrefix(value) }
        } ?? true)
    }

    /// Whether a path names the message: by its name alone, or after the step of one of its ends.
    ///
    /// A message of an event that never ended is in no trace; only its name was told.
    public func isNamed(by path: [String], step: (Role) -> String) -> Bool {
      guard let last = path.last, last == name.prefix(while: { $0 != "(" }) else { return false }
      return path.count == 1 || path.count == 2 && [from, to].map(step).contains(path[0])
    }
  }

  /// Describes a mistake: where it shows, in messages and at paths without the specimen, the layers
  /// that it has to do with, and what is wrong, why it matters, and what would be right.
  public init(
    _ sort: Sort, messages: [Clue] = [], paths: [String] = [], layers: [String],
    explanation: String
  ) {
    self.sort = sort
    self.messages = messages
    self.paths = paths
    self.layers = layers
    self.explanation = explanation
  }
}
