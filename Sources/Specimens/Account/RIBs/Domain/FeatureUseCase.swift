// Demonstrates the Domain as the interactor knows it: what the business
// can do, its own model, and why it may fail.

struct FeatureUseCaseModel {
  let id: Int
}

enum FeatureUseCaseError: Error {
  case noConnection
  case noRepository
}

typealias FeatureUseCaseResult =
  Result<FeatureUseCaseModel, FeatureUseCaseError>

protocol FeatureUseCase: AnyObject {
  func requestSettings(
    _ completion: @escaping (_ result: FeatureUseCaseResult) -> Void)
}
