// Demonstrates a second UseCase behind the first's protocol: it reads
// what is stored on the device. The Interactor can't tell them apart.

import Features
import LayerTracing

@Layer(.useCase)
final class StoredCandyUseCase: CandyUseCase {
  private let stored: CandyOffer

  init(stored: CandyOffer) {
    self.stored = stored
  }

  func fetchCandy(
    completion: @escaping (_ result: CandyResult) -> Void
  ) {
    completion(.success(stored))
  }
}
