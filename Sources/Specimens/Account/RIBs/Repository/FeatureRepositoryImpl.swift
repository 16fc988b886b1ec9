// Demonstrates a Repository: it alone knows where data comes from, and
// turns what comes from there into the Domain's own model and errors.

import Features
import LayerTracing

@Layer(.repository)
final class FeatureRepositoryImpl: FeatureRepository {
  private let service: AccountService

  init(service: AccountService) {
    self.service = service
  }

  func requestSettings(
    _ completion: @escaping (_ result: FeatureUseCaseResult) -> Void
  ) {
    service.requestSettings { result in
      switch result {
      case .success(let settings):
        completion(.success(FeatureUseCaseModel(id: settings.id)))
      case .failure(.unreachable):
        completion(.failure(.noConnection))
      }
    }
  }
}
