import Features

/// The hub that the lamp hangs on, far away.
struct Hub {
  private let service: Service

  init(_ service: Service) {
    self.service = service
  }

  /// Asks whether the lamp is on: answered now, later, or never.
  func fetchIsOn(
    completion: @escaping (Result<Bool, ServiceError>) -> Void
  ) {
    service.request("fetchIsOn", answer: false, completion: completion)
  }
}
