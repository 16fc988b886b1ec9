// Demonstrates an interface that belongs to the module that needs it: the
// Domain says what a repository has to do, and knows none.

protocol FeatureRepository: AnyObject {
  func requestSettings(
    _ completion: @escaping (_ result: FeatureUseCaseResult) -> Void)
}
