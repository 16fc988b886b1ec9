// Demonstrates a Repository: it alone knows where data comes from, and
// turns what comes from there into the Domain's own model and errors.

import AccountDomain
import Features
import LayerTracing

/// The settings of a service.
@Layer(.repository)
public final class FeatureRepositoryImpl: FeatureRepository {
  private let service: AccountService

  /// Is handed the service.
  public init(service: AccountService) {
    self.service = service
  }

  /// Asks the service, and answers in the Domain's words.
  public func requestSettings(
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
