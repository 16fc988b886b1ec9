extension AnswerWords {
  /// How answers are written in Korean.
  static let korean = AnswerWords(
    roles: [
      "뷰": "View", "컨트롤러": "Controller", "프레젠터": "Presenter",
      "프리젠터": "Presenter", "뷰모델": "ViewModel", "인터랙터": "Interactor", "인터렉터": "Interactor",
      "라우터": "Router", "코디네이터": "Coordinator", "스토어": "Store",
      "리듀서": "Reducer", "이펙트": "Effect", "모델": "Model", "워커": "Worker",
      "매퍼": "Mapper", "유즈케이스": "UseCase", "유스케이스": "UseCase", "저장소": "Repository",
      "레포지토리": "Repository", "리포지토리": "Repository", "사용자": "User", "앱": "App",
    ],
    counters: "개번", nothing: ["없음"])
}
