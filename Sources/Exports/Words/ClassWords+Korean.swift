extension ClassWords {
  /// Korean.
  public static let korean = ClassWords(
    language: "ko",
    heads: ["이름", "끝낸 단계", "처음에 맞음", "건너뜀", "Layercake"],
    of: { "\($1)개 중 \($0)개" },
    summary: { "제출물 \($1)개 중 \($0)개를 다시 실행했습니다." },
    prediction: { kind, event, pattern in
      let kinds = [
        "path": "경로", "count": "메시지 수", "order": "순서", "value": "값", "screen": "화면",
      ]
      return (pattern.map { "\($0)에서 " } ?? "") + "\(event)의 \(kinds[kind] ?? kind) 예측"
    },
    nothing: "없음",
    didIt: { "\($1)명 중 \($0)명이 했습니다" },
    wrong: { "\($1)명 중 \($0)명이 틀렸습니다" },
    said: { "\($0)명의 답: \($1)" },
    skippedIt: { "\($0)명이 건너뛰었습니다" },
    didNotCome: { "\($0)명은 여기까지 오지 않았습니다" },
    caveat: "제출물은 동작을 적은 파일이고, 처음부터 다시 실행한 것입니다. 무엇을 했는지는 알 수 있지만 누가 했는지는 알 수 없습니다. "
      + "파일은 복사할 수 있습니다.",
    legend: ["처음에 맞음", "처음에 틀림", "건너뜀", "오지 않음"],
    sameInWords: "질문마다 막대가 하나씩 있습니다. 아래 표에 같은 내용이 있습니다.",
    byQuestion: "질문별 결과",
    question: "질문",
    outcome: "결과",
    equals: "같은 제출물",
    toLookAt: "살펴볼 것",
    foreign: { "제출물이 아닙니다. 제출물은 '\($0)'(으)로 시작합니다." },
    newer: { "더 새로운 Layercake가 버전 \($0)(으)로 썼습니다. 여기서는 \($1)까지 읽습니다." },
    lacks: { "온전한 제출물이 아닙니다. '\($0) …' 줄이 없습니다." },
    unreadable: { "읽을 수 없습니다: \($0)." },
    tooLarge: { "\($0) MB보다 큽니다. 제출물은 몇 천 바이트입니다." },
    otherLesson: { "'\($1)'이(가) 아니라 '\($0)' 레슨의 제출물입니다." },
    cut: "끝이 없습니다. 있는 것만 셉니다.",
    changed: "쓰인 그대로가 아닙니다. 지금 실행되는 대로 셉니다.",
    noAction: { "\($0)번째 줄은 이 레슨에서 하는 동작이 아닙니다. 그 뒤는 세지 않습니다." },
    tooMany: { "동작이 \($0)개보다 많습니다. 나머지는 세지 않습니다." },
    lessonChanged: "이것을 쓸 때 레슨이 묻던 것은 지금과 다릅니다.",
    refused: { "'\($0)'은(는) 할 수 없습니다: \($1)" },
    twins: { names, actions, hasOwnWords in
      "\(names.joined(separator: ", ")): 같은 동작 \(actions)개를 제출했습니다. "
        + (hasOwnWords
          ? "이유도 글자 하나까지 같습니다." : "자기 말로 쓴 것은 없습니다. 짧고 바른 길은 서로 비슷합니다.")
    })
}
