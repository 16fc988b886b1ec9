// swift-format-ignore-file
// A text stands on one line, so that a search finds it.

extension KoreanTexts {
  /// What is said while a session runs.
  static let running: [String: String] = [
    "running.resume": "지난 세션은 동작 {1}개 뒤에 끝났습니다. 이어서 하려면: {2}",
    "running.no-resume": "지난 세션을 이어서 할 수 없습니다: {1}.  {2}",
    "running.no-history": "입력한 줄을 다음을 위해 저장할 수 없습니다: {1}.",
    "running.not-kept": "이 세션을 저장할 수 없습니다: {1}.",
    "running.command-line": "명령줄",
    "running.standard-input": "표준 입력",
    "running.unread": "{1}: 입력을 읽을 수 없습니다: {2}",
    "running.unwritten": "{1}: 출력을 쓸 수 없습니다: {2}",
    "running.greeting": "{1} {2}. 기능 하나, 여러 아키텍처.",
    "running.go-on": "이어서 하기",
    "running.begin": "시작하기",
    "running.free-play": "자유롭게 써 보기",
    "running.spoken.go-on": "{1} 레슨을 이어서 하려면 lesson, 자유롭게 써 보려면 open, 도움말은 help, 끝내려면 quit.",
    "running.spoken.begin": "{1} 시작하려면 lesson, 자유롭게 써 보려면 open, 도움말은 help, 끝내려면 quit.",
    "running.spoken.first": "{1} 시작하려면 {2}, 도움말은 help, 끝내려면 quit.",
    "running.was-then": "그때는 이랬습니다. 지금 {1}{은} 다른 메시지입니다: {2}.",
    "running.question-long": "{1}에서 질문이 {2}줄인데, 한 번에 {3}줄만 보입니다",
    "running.text-long": "{1}에서 질문 앞의 글이 {2}줄이고 한 화면은 {3}줄입니다. 단계를 따로 두거나 멈춤을 넣어 나눌 수 있습니다",
  ]
}
