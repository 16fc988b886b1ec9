/// What the shop has, or why that can't be known.
public typealias CandyResult = Result<CandyOffer, ServiceError>

/// The shop's web service, as the app sees it.
///
/// Source: seed 000, `CandyAPIWorker`; there it can't fail.
public struct CandyService {
  private let service: Service

  /// Reaches the shop through a service.
  public init(_ service: Service) { self.service = service }

  /// Whether the shop can't be asked, so that what is stored on the device has to do.
  public var isOffline: Bool { service.mode == .local }

  /// What the device has of the shop's goods.
  public var stored: CandyOffer { .today(in: service.language) }

  /// Asks what the shop has; the answer comes now, later, or never.
  public func fetchCandy(completion: @escaping (CandyResult) -> Void) {
    service.request("fetchCandy", answer: .today(in: service.language), completion: completion)
  }

  /// Asks what the shop has, and waits for the answer; throws a ``ServiceError``, or a `CancellationError`.
  nonisolated(nonsending) public func fetchCandy() async throws -> CandyOffer {
    try await service.request("fetchCandy", answer: .today(in: service.language))
  }
}

extension CandyOffer {
  /// What the shop always has, as it is named in a language: in Korean as in seed 000, which names no price for its
  /// second product, and in any other in English.
  public static func today(in language: String) -> CandyOffer {
    language == "ko" ? korean : today
  }

  /// What the shop always has, in English.
  public static let today = CandyOffer(
    candy: CandyEntity(
      title: "Heaven Candy",
      description:
        "Magic candy, made in heaven. Order some if you want a taste! \n#no drugs #no fraud",
      price: Won(100), imageName: "magic_candy"),
    choco: CandyEntity(
      title: "Heaven Choco", description: "Made where the candy is made.", price: Won(250),
      imageName: "magic_choco"))

  private static let korean = CandyOffer(
    candy: CandyEntity(
      title: "천국 사탕",
      description:
        "마법 사탕은 천국에서 만들어집니다. 맛보고 싶으시다면 주문하세요! \n#마약 아닙니다. #사기 아닙니다.",
      price: Won(100), imageName: "magic_candy"),
    choco: CandyEntity(
      title: "천국 초코", description: "사탕과 같은 곳에서 만들어집니다.", price: Won(250),
      imageName: "magic_choco"))
}
