import LayerTracing
import Sessions

/// How answers are written in Korean.
struct KoreanAnswerWords: AnswerWords {
  let roles: [String: Role] = [
    "뷰": .view, "컨트롤러": .controller, "프레젠터": .presenter,
    "프리젠터": .presenter, "뷰모델": .viewModel, "인터랙터": .interactor, "인터렉터": .interactor,
    "라우터": .router, "코디네이터": .coordinator, "모델": .model, "워커": .worker,
    "매퍼": .mapper, "유즈케이스": .useCase, "유스케이스": .useCase, "저장소": .repository,
    "레포지토리": .repository, "리포지토리": .repository, "사용자": .user, "앱": .app,
  ]
  let numbers: [String] = []
  let counters = "개번"
  let nothing = ["없음"]
  let ofSentences: Set<String> = []
}
