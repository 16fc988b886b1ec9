import Views

/// What the shell says in front of a class, in Korean.
struct KoreanPresentingPhrases: PresentingPhrases {
  let keys = "Enter: 다음   back   quit"
  func vote(_ example: String) -> String { "손을 들어 주세요: \(example)" }
  let foresee = "교실의 답을 그대로 입력하세요."
  let nothing = "없음"
  let open = "Enter를 누르면 열립니다."
  let noVotes = "아직 표가 없습니다. Enter를 한 번 더 누르면 그대로 엽니다."
  func goesOn(_ page: Int, _ pages: Int) -> String { "... \(pages)쪽 중 \(page)쪽, Enter" }
  let isFirst = "첫 쪽입니다."
  let isOver = "Enter를 누르면 발표가 끝납니다."
  func before(_ votes: Int) -> String { "(앞서 \(votes))" }
  func votes(_ votes: Int) -> String { "\(votes)표" }
  func became(_ was: String, _ now: String) -> String { "화면: \(was)에서 \(now.with("으로")) 바뀌었습니다." }
  let unchanged = "화면: 그대로입니다."
  let changed = "화면에서 바뀐 것:"
  func noSuchChoice(_ name: String, _ names: String) -> String {
    "답 \(name)은(는) 없습니다. 있는 것: \(names)"
  }
  func wrongCount(_ given: Int, _ expected: Int) -> String { "답은 \(expected)개인데 수는 \(given)개입니다." }
  func needsNumber(_ name: String, _ example: String) -> String {
    "\(name)에는 몇 명입니까? 예: \(example)"
  }
  func untold(_ names: String, _ example: String) -> String { "\(names)에는 몇 명입니까? 없으면: \(example)" }
  func howToVote(_ example: String) -> String { "표는 이렇게 입력하세요: \(example), 또는 숫자만." }
  let notHere = "여기서는 조회 명령과 이벤트만 됩니다. 끝내려면: quit"
}
