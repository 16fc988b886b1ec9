// Demonstrates the Worker as the Interactor knows it: it can be asked,
// and calls back.

import Features

protocol LiveNewsWorkerProtocol: AnyObject {
  func fetchLiveNews(
    callBack:
      @escaping (
        _ result: Result<[LiveNewsModel], ServiceError>
      ) -> Void
  )
}
