extension HandoutWords {
  /// Korean.
  public static let korean = HandoutWords(
    language: "ko",
    events: { count, isOne in isOne ? "이벤트가 \(count)개인 세션에서." : "한 세션의 이벤트 \(count)개." },
    arrows: "`->`는 호출, `~>`는 알림입니다. `mvp#2.5`는 이벤트 2에서 MVP의 다섯 번째 메시지입니다.",
    event: { "이벤트 \($0): \($1)" },
    loading: "로드",
    asSeenLater: "나중에 본 모습",
    unheard: "열려 있는 어떤 패턴도 받지 않았습니다.",
    everyScreen: "모든 화면에서:",
    screen: { "\($0.joined(separator: ", "))의 화면에서:" },
    noScreen: "바뀐 화면이 없습니다.",
    pattern: "패턴",
    messages: "메시지",
    way: "경로",
    whoToldWhom: "누가 누구에게 말했는가:",
    breaches: "규칙을 어긴 것:",
    part: { "\($1) 중 \($0)" },
    notWhole: "일부만",
    omitted: { messages, patterns in
      let parts = [
        messages == 0 ? nil : "메시지 \(messages)개", patterns == 0 ? nil : "패턴 \(patterns)개",
      ]
      return "한 쪽에 담기에 너무 많아 뺀 것: \(parts.compactMap(\.self).joined(separator: ", ")). "
        + "표에는 모두 있습니다: `csv`."
    },
    serviceFails: "여기서는 서비스가 실패합니다.",
    serviceIsSlow: "여기서는 서비스가 느려서 응답이 기다립니다.",
    serviceIsStored: "여기서는 서비스를 쓰지 않고 저장된 것을 읽습니다.",
    serviceAnswers: "여기부터 서비스가 바로 응답합니다.",
    answersTo: { "\($0.joined(separator: ", "))에서 요청한 응답입니다." },
    mocked: { isOn, patterns in
      let names = patterns.joined(separator: ", ")
      return isOn
        ? "\(names)에서 Mock이 뷰를 대신하고, 지금까지의 이벤트를 받습니다."
        : "\(names)에 뷰가 돌아오고, 지금까지의 이벤트를 받습니다."
    },
    reset: "모두 새로 로드합니다.",
    closed: { "닫음: \($0.joined(separator: ", "))." },
    caughtUp: { "\($0.joined(separator: ", "))에서 지금까지의 이벤트 \($1)개를 되풀이했습니다." },
    note: "메모",
    noteOn: { $0 },
    code: { $1 == $2 ? "\($0), \($1)번째 줄:" : "\($0), \($1)~\($2)번째 줄:" },
    question: "질문",
    task: "과제",
    answered: { "답: \($0)" },
    rightAtOnce: "한 번에 맞혔습니다.",
    rightAfter: { "\($0)번 틀린 뒤에 맞혔습니다." },
    rightOne: "정답",
    chosen: "고른 답",
    skipped: "건너뛰었습니다.",
    notAnswered: "아직 답하지 않았습니다.",
    because: { "이유: \($0)" },
    takeHome: "가져갈 것",
    again: "다시 해 보려면",
    more: { "… 그리고 \($0)줄 더." },
    short: "모든 메시지와 그림과 명령: `export markdown --full`",
    worksheet: { "학습지: \($0)" },
    fillIn: "빈칸을 채우세요. 누가 보내고, 누가 받고, 무엇을 말하나요?",
    sender: "보내는 쪽",
    receiver: "받는 쪽",
    words: "내용",
    layers: { "계층: \($0.joined(separator: ", "))" },
    key: "정답",
    answer: "정답",
    before: "전",
    after: "후",
    screens: "화면",
    inWords: "말로: ->는 호출, ~>는 알림")
}
