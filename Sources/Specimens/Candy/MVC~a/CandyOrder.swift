// The model of the candy shop, built in MVC.

import Features
import LayerTracing

@Layer(.model)
final class CandyOrder {
  enum Change: Equatable {
    case fetched(CandyOffer)
    case failed(ServiceError)
  }

  private let service: CandyService
  private let observers = Observers<Change>()

  init(service: CandyService) {
    self.service = service
  }

  func observe(
    _ changeHandler: @escaping (_ change: Change) -> Void
  ) -> Disposable {
    observers.add(changeHandler)
  }

  func fetchCandy() {
    service.fetchCandy { [weak self] result in
      self?.receive(result)
    }
  }

  private func receive(_ result: CandyResult) {
    switch result {
    case .success(let offer):
      observers.notify(.fetched(offer))
    case .failure(let error):
      observers.notify(.failed(error))
    }
  }
}
