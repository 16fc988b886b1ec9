import LayerTracing

extension Role {
  /// The roles by their names in Korean, as developers write them.
  private static let korean: [String: Role] = [
    "뷰": .view, "컨트롤러": .controller, "프레젠터": .presenter,
    "프리젠터": .presenter, "뷰모델": .viewModel, "인터랙터": .interactor, "인터렉터": .interactor,
    "라우터": .router, "코디네이터": .coordinator, "모델": .model, "워커": .worker,
    "매퍼": .mapper, "유즈케이스": .useCase, "유스케이스": .useCase, "저장소": .repository,
    "레포지토리": .repository, "리포지토리": .repository, "사용자": .user, "앱": .app,
  ]

  /// Reads a role's name in another language than the code's.
  public init?(translated name: String) {
    guard let role = Role.korean[name] else { return nil }
    self = role
  }
}
