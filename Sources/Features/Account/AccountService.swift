/// The account's settings, or why there are none.
public typealias SettingsResult = Result<AccountSettings, ServiceError>

/// The bank's web service, as the app sees it.
///
/// Source: seed 004, `requestSettings`, which there never fails.
public struct AccountService {
  private let service: Service

  /// Reaches the bank through a service.
  public init(_ service: Service) { self.service = service }

  /// Asks for the account's settings; the answer comes now, later, or never.
  public func requestSettings(completion: @escaping (SettingsResult) -> Void) {
    service.request("requestSettings", answer: .onFile, completion: completion)
  }
}
