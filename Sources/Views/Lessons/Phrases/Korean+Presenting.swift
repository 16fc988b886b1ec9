nonisolated extension PresentingPhrases {
  static let korean = PresentingPhrases(
    keys: "Enter: 다음   back   quit",
    vote: { "손을 들어 주세요: \($0)" },
    foresee: "교실의 답을 그대로 입력하세요.",
    nothing: "없음",
    open: "Enter를 누르면 열립니다.",
    noVotes: "아직 표가 없습니다. Enter를 한 번 더 누르면 그대로 엽니다.",
    goesOn: { "... \($1)쪽 중 \($0)쪽, Enter" },
    isFirst: "첫 쪽입니다.",
    isOver: "Enter를 누르면 발표가 끝납니다.",
    before: { "(앞서 \($0))" },
    votes: { "\($0)표" },
    became: { "화면: \($0)에서 \($1)(으)로 바뀌었습니다." },
    unchanged: "화면: 그대로입니다.",
    changed: "화면에서 바뀐 것:",
    noSuchChoice: { "답 \($0)은(는) 없습니다. 있는 것: \($1)" },
    wrongCount: { "답은 \($1)개인데 수는 \($0)개입니다." },
    needsNumber: { "\($0)에는 몇 명입니까? 예: \($1)" },
    untold: { "\($0)에는 몇 명입니까? 없으면: \($1)" },
    howToVote: { "표는 이렇게 입력하세요: \($0), 또는 숫자만." },
    notHere: "여기서는 보기와 이벤트만 됩니다. 끝내려면: quit")
}

nonisolated extension PaperPhrases {
  static let korean = PaperPhrases(
    name: "이름", key: "정답지입니다.", type: "입력하세요:", answer: "정답")
}
