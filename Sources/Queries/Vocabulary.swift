import LayerTracing

/// The names that a reader of the grammar knows before anything is opened.
public struct Vocabulary: Sendable {
  /// The features that there are, so that `counter.mvp` isn't a specimen and a role; empty if
  /// they aren't known.
  public var features: [String]
  /// The roles that a hop may name.
  public var roles: [Role]

  /// Makes a vocabulary.
  public init(features: [String] = [], roles: [Role] = Role.known) {
    self.features = features
    self.roles = roles
  }
}
