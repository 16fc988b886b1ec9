// Demonstrates a UseCase that asks the shop: the Interactor need not know
// whom. The answer may come late, or never.

import Features
import LayerTracing

@Layer(.useCase)
final class CandyUseCaseImpl: CandyUseCase {
  private let service: CandyService

  init(service: CandyService) {
    self.service = service
  }

  func fetchCandy(
    completion: @escaping (_ result: CandyResult) -> Void
  ) {
    service.fetchCandy(completion: completion)
  }
}
