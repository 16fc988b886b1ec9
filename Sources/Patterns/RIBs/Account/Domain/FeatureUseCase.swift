// Demonstrates the Domain as the interactor knows it: what the business
// can do, its own model, and why it may fail.

struct FeatureUseCaseModel {
  let id: Int
}

enum FeatureUseCaseError: Error, CustomStringConvertible {
  case noConnection
  case noRepository

  var description: String {
    switch self {
    case .noConnection: "no connection"
    case .noRepository: "no repository"
    }
  }
}

typealias FeatureUseCaseResult =
  Result<FeatureUseCaseModel, FeatureUseCaseError>

protocol FeatureUseCase: AnyObject {
  func requestSettings(
    _ completion: @escaping (_ result: FeatureUseCaseResult) -> Void)
}
