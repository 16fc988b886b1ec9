import LayerTracing

/// The names that a reader of the grammar knows before anything is opened.
public struct Vocabulary: Sendable {
  /// The features that there are, so that `counter.mvp` isn't a specimen and a role; empty if
  /// they aren't known.
  public var features: [String]
  /// The roles that a hop may name.
  public var roles: [Role]

  /// Makes a vocabulary. A session's own is its environment's.
  public init(features: [String], roles: [Role]) {
    self.features = features
    self.roles = roles
  }

  /// What is known where there is no session: the roles of the five patterns, and any feature.
  public static let general = Vocabulary(features: [], roles: Role.known)
}
