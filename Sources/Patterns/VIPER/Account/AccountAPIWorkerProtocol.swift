// Demonstrates the Worker as the Interactor knows it: it can be asked,
// and calls back.

import Features

protocol AccountAPIWorkerProtocol: AnyObject {
  func requestSettings(
    callBack:
      @escaping (
        _ result: Result<AccountSettings, ServiceError>
      ) -> Void
  )
}
