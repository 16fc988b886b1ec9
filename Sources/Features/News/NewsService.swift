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
    service.request("fetchLiveNews", answer: .today(in: service.language), completion: completion)
  }

  /// Asks for the news of the day, and waits for the answer; throws a ``ServiceError``, or a
  /// `CancellationError`.
  nonisolated(nonsending) public func fetchLiveNews() async throws -> [LiveNewsModel] {
    try await service.request("fetchLiveNews", answer: .today(in: service.language))
  }
}

extension [LiveNewsModel] {
  /// The news that there always is, in Korean or else in English.
  public static func today(in language: String) -> [LiveNewsModel] {
    language == "ko" ? koreanToday : today
  }

  /// What the device kept of the day before, in Korean or else in English.
  public static func yesterday(in language: String) -> [LiveNewsModel] {
    language == "ko" ? koreanYesterday : yesterday
  }

  /// The news that there always is, in English.
  public static let today = [
    LiveNewsModel(
      title: "Umbrellas on loan", author: "Mina Seo", description: "The library has forty."),
    LiveNewsModel(
      title: "Bridge gets a bench", author: "Jonas Feld", description: "It faces the evening sun."),
    LiveNewsModel(
      title: "Fireflies are back", author: "Haneul Lee",
      description: "Thirty by the river."),
    LiveNewsModel(
      title: "Bakery opens at five", author: nil, description: "The smell comes at four."),
    LiveNewsModel(title: "Ducks stop the tram", author: "Ada Brandt", description: nil),
    LiveNewsModel(
      title: "Tide clock is fixed", author: "Mina Seo", description: "It was nine minutes late."),
    LiveNewsModel(
      title: "First snow is early", author: "Sora Park",
      description: "The hills are white already."),
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

  /// What the device kept of the day before, in English.
  public static let yesterday = [
    LiveNewsModel(
      title: "Harbor lamp burns again", author: "Mina Seo", description: "It was out for a week."),
    LiveNewsModel(
      title: "Goat visits town hall", author: nil, description: "It was shown the garden."),
    LiveNewsModel(title: "River path opens again", author: "Haneul Lee", description: nil),
  ]

  // In each language the same lack an author or a description.
  private static let koreanToday = [
    LiveNewsModel(title: "우산을 빌려 드립니다", author: "서민아", description: "도서관에 마흔 개가 있다."),
    LiveNewsModel(title: "다리에 벤치가 생겼다", author: "요나스 펠트", description: "저녁 해를 마주 보고 있다."),
    LiveNewsModel(title: "반딧불이가 돌아왔다", author: "이하늘", description: "강가에서 서른 마리를 세었다."),
    LiveNewsModel(title: "빵집, 다섯 시에 연다", author: nil, description: "냄새는 네 시부터 난다."),
    LiveNewsModel(title: "오리가 전차를 세웠다", author: "아다 브란트", description: nil),
    LiveNewsModel(title: "물때 시계를 고쳤다", author: "서민아", description: "구 분 늦게 가고 있었다."),
    LiveNewsModel(title: "첫눈이 일찍 내렸다", author: "박소라", description: "산에는 벌써 한 뼘이 쌓였다."),
    LiveNewsModel(title: "공원에서 체스를", author: "톰 오코예", description: "나이트는 각자 가져올 것."),
    LiveNewsModel(title: "합창단, 베이스 구함", author: "요나스 펠트", description: "테너는 넉넉하다."),
    LiveNewsModel(title: "새벽에 혜성이 보였다", author: nil, description: nil),
    LiveNewsModel(title: "부엉이 야간 경비", author: "아다 브란트", description: "창고에 쥐가 없다."),
    LiveNewsModel(title: "항구 위의 연", author: "톰 오코예", description: "나머지는 바람이 했다."),
  ]

  private static let koreanYesterday = [
    LiveNewsModel(title: "항구 등대가 다시 켜졌다", author: "서민아", description: "일주일 동안 꺼져 있었다."),
    LiveNewsModel(title: "염소가 시청을 찾았다", author: nil, description: "정원을 구경시켜 주었다."),
    LiveNewsModel(title: "강변길이 다시 열렸다", author: "이하늘", description: nil),
  ]
}
