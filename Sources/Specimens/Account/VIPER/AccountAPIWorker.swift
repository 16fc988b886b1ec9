// Demonstrates the Worker: it fetches for the Interactor, which need not
// know from where. The answer may come late, or never.

import Features
import LayerTracing

@Layer(.worker)
final class AccountAPIWorker: AccountAPIWorkerProtocol {
  private let service: AccountService

  init(service: AccountService) {
    self.service = service
  }

  func requestSettings(
    completion: @escaping (_ result: SettingsResult) -> Void
  ) {
    service.requestSettings(completion: completion)
  }
}
