// swift-format-ignore-file
// A text stands on one line, so that a search finds it.

extension KoreanTexts {
  /// What is written to files.
  static let exports: [String: String] = [
    "exports.format.svg": "이벤트 하나의 그림, 패턴을 나란히",
    "exports.format.mermaid": "한 패턴의 이벤트를 나타내는 그림의 소스",
    "exports.format.plantuml": "이벤트를 나타내는 그림의 소스",
    "exports.format.markdown": "수업 노트: 화면, 추적, 그림, 메모",
    "exports.format.html": "키로 넘겨 보는 노트 페이지",
    "exports.format.slides": "Marp와 Pandoc용 슬라이드. FILE.html은 그대로 발표합니다",
    "exports.format.worksheet": "빈칸이 있는 추적과 정답. FILE.html은 페이지입니다",
    "exports.format.anki": "지금 레슨의 질문을 카드로",
    "exports.format.csv": "표, 메시지마다 한 줄",
    "exports.format.jsonl": "프로그램용 JSON Lines, 모든 내용",
    "exports.format.chrome": "Perfetto와 chrome://tracing용 타임라인",
    "exports.format.test": "이벤트 하나를 Swift 테스트로",
    "exports.arrow": "{1}에서 {2}{으로}, {3}",
    "exports.an-export": "내보내기",
    "exports.no-format": "'{1}'{은} 없는 형식입니다.{2=+: '{2}'{을} 뜻했습니까?} 형식: {3}.",
    "exports.no-ending": "'{1}'{은} 없는 확장자입니다",
    "exports.which-format": "--to로 형식을 정하거나 -o의 파일 확장자로 형식을 알려 주세요. 형식: {1}.",
    "exports.unwritten": "출력을 쓸 수 없습니다: {1}",
    "exports.passed": "건너뜀: {1}",
    "exports.passed-more": "건너뜀: 그 밖의 {1}줄",
    "exports.hand-in-stays": "{1}{이} 이미 있어 그대로 두었습니다. 이 파일을 제출하세요.",
    "exports.hand-in-moved": "원래 있던 {1}에는 {2}의 다른 작업이 들어 있어 이름을 {3}{으로} 바꾸었습니다.",
    "exports.line.header": "{1}의 추적",
    "exports.line.screen": "이벤트 {2} 뒤의 {1} 화면: {3}",
    "exports.line.state": "이벤트 {2} 뒤의 {1}: {3}",
    "exports.line.note": "메모: {1}",
    "exports.line.action": "동작: {1}",
    "exports.dropped": "오래된 줄 {1}개가 빠졌습니다.",
  ]
}
