// Demonstrates the Domain as the interactor knows it: what the business
// can do, its own model, and why it may fail.

/// Settings, as the business has them.
nonisolated public struct FeatureUseCaseModel {
  /// Which settings they are.
  public let id: Int

  /// Takes what a repository found.
  public init(id: Int) {
    self.id = id
  }
}

/// Why settings can't be had.
nonisolated public enum FeatureUseCaseError: Error {
  /// The source of data can't be reached.
  case noConnection
  /// The app has registered no repository.
  case noRepository
}

/// What came of a request.
public typealias FeatureUseCaseResult =
  Result<FeatureUseCaseModel, FeatureUseCaseError>

/// What the business can do for the account.
@MainActor
public protocol FeatureUseCase: AnyObject {
  /// Asks for the settings; the answer may come later.
  func requestSettings(
    _ completion: @escaping (_ result: FeatureUseCaseResult) -> Void)
}
