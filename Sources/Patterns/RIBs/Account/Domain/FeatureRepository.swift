// Demonstrates an interface that belongs to who needs it: the Domain
// says what a repository is to do, and knows none.

protocol FeatureRepository: AnyObject {
  func requestSettings(
    _ completion:
      @escaping (
        _ result: Result<FeatureUseCaseModel, FeatureUseCaseError>
      ) -> Void
  )
}
