/// The news of the day, or why there are none.
public typealias NewsResult = Result<[LiveNewsModel], ServiceError>

/// The news agency's web service, as the app sees it.
///
/// Source: seed 002, whose interactor asks newsapi.org by itself.
public struct NewsService {
  let service: Service

  /// Reaches the agency through a service.
  public init(_ service: Service) { self.service = service }

  /// Asks for the news of the day; the answer comes now, later, or never.
  public func fetchLiveNews(completion: @escaping (NewsResult) -> Void) {
    service.request("fetchLiveNews", answer: .today, completion: completion)
  }

  /// Asks for the news of the day, and waits for the answer; throws a ``ServiceError``, or a
  /// `CancellationError`.
  nonisolated(nonsending) public func fetchLiveNews() async throws -> [LiveNewsModel] {
    try await service.request("fetchLiveNews", answer: .today)
  }
}

extension [LiveNewsModel] {
  /// The news that there always is.
  public static let today = [
    LiveNewsModel(
      title: "Umbrellas on loan", author: "Mina Seo", description: "The library has forty."),
    LiveNewsModel(
      title: "Bridge gets a bench", author: "Jonas Feld", description: "It faces the evening sun."),
    LiveNewsModel(
      title: "반딧불이가 돌아왔다", author: "이하늘", description: "강가에서 서른 마리를 세었다."),
    LiveNewsModel(
      title: "Bakery opens at five", author: nil, description: "The smell comes at four."),
    LiveNewsModel(title: "Ducks stop the tram", author: "Ada Brandt", description: nil),
    LiveNewsModel(
      title: "Tide clock is fixed", author: "Mina Seo", description: "It was nine minutes late."),
    LiveNewsModel(
      title: "첫눈이 일찍 내렸다", author: "박소라", description: "산에는 벌써 한 뼘이 쌓였다."),
    LiveNewsModel(
      title: "Chess in the park", author: "Tom Okoye", description: "Bring your own knights."),
    LiveNewsModel(
      title: "Choir seeks a bass", author: "Jonas Feld", description: "Tenors it has enough."),
    LiveNewsModel(title: "Comet seen at dawn", author: nil, description: nil),
    LiveNewsModel(
      title: "Owl keeps night watch", author: "Ada Brandt",
      description: "The warehouse has no mice."),
    LiveNewsModel(
      title: "Kites over the harbor", author: "Tom Okoye", description: "The wind did the rest."),
  ]

  /// What the device kept of the day before.
  public static let yesterday = [
    LiveNewsModel(
      title: "Harbor lamp burns again", author: "Mina Seo", description: "It was out for a week."),
    LiveNewsModel(
      title: "Goat visits town hall", author: nil, description: "It was shown the garden."),
    LiveNewsModel(title: "강변길이 다시 열렸다", author: "이하늘", description: nil),
  ]
}
