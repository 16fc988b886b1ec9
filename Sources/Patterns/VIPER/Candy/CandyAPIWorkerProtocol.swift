// Demonstrates the Worker as the Interactor knows it: it can be asked,
// and calls back.

import Features

protocol CandyAPIWorkerProtocol: AnyObject {
  func fetchCandy(
    callBack:
      @escaping (
        _ result: Result<CandyOffer, ServiceError>
      ) -> Void
  )
}
