// Demonstrates an interface that belongs to the module that needs it: the
// Domain says what a repository has to do, and knows none.

/// Where the settings come from.
@MainActor
public protocol FeatureRepository: AnyObject {
  /// Asks for the settings; the answer may come later.
  func requestSettings(
    _ completion: @escaping (_ result: FeatureUseCaseResult) -> Void)
}
