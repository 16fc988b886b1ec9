/// The news that the device keeps: what was saved last, or those of the day before. They outlive the app's process.
public struct NewsArchive {
  private let service: Service

  init(_ service: Service) { self.service = service }

  /// Writes news over those that were there.
  public func save(_ news: [LiveNewsModel]) {
    service.disk["news"] = news
  }

  /// Reads what is there.
  public func load() -> [LiveNewsModel] {
    service.disk["news"] as? [LiveNewsModel] ?? .yesterday(in: service.language)
  }
}

extension NewsService {
  /// What the device keeps, where the app runs.
  public var archive: NewsArchive { NewsArchive(service) }
}
