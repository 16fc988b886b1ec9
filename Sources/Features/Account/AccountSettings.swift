/// What the bank has on file for the account: an entity, as the business knows it.
///
/// Source: seed 004, `FeatureUseCaseModel`.
public struct AccountSettings: Hashable, Sendable {
  /// The settings' number.
  public let id: Int

  /// Makes settings.
  public init(id: Int) { self.id = id }
}

extension AccountSettings {
  /// Those of the account that the feature shows.
  public static let onFile = AccountSettings(id: 1)
}
