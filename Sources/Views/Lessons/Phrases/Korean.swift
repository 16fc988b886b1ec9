extension LessonPhrases {
  /// Korean.
  static let korean = LessonPhrases(
    language: "ko",
    lesson: "레슨 ",
    step: { "\($1)단계 중 \($0)단계" },
    types: { "레슨이 입력합니다: \($0)." },
    yourTurn: "해 보세요.",
    forHelp: { "도움말: \($0)." },
    or: " 또는 ",
    typeOne: { "\($0) 중 하나를 입력하세요." },
    typeSeveral: { "맞는 것의 글자를 모두 입력하세요. 예: \($0)" },
    typeOrder: { "올바른 순서대로 번호를 입력하세요. 예: \($0)" },
    stepDone: "이 단계는 끝났습니다. 계속하려면: next",
    lessonDone: "이 레슨은 끝났습니다.",
    hint: { "힌트 \($1)개 중 \($0)번째" },
    fault: { "레슨에 잘못이 있습니다. \($0)번째 줄, " },
    done: "완료.",
    goOnByNext: "계속하려면: next",
    goOnByEnter: "계속하려면 Enter를 누르세요.",
    right: "맞습니다.",
    notThat: "그것은 아닙니다.",
    notThese: "조금 다릅니다.",
    stillMissing: { "맞는 것이 \($0)개 더 있습니다." },
    inPlace: { $0 == 0 ? "아직 제자리에 있는 것이 없습니다." : "\($1)개 중 \($0)개가 제자리에 있습니다." },
    notYet: "아직입니다:",
    notYetOf: { "아직입니다, \($1)개 중 \($0)개 충족:" },
    notLikeThis: "이렇게는 안 됩니다:",
    hidden: { "아직 찾아야 할 것이 \($0)개 있습니다" },
    wayOut: { "여기서는 레슨의 방법이 더 통하지 않습니다. 빠져나가는 길: \($0)." },
    oneWay: "한 가지 방법:",
    doneForYou: "여기서 하신 것 대신 레슨의 방법으로 했습니다:",
    foresee: { subject, event, pattern in
      switch subject {
      case .path: "예측해 보세요: \(pattern)에서 \(event). 메시지가 닿는 층을 차례대로 쓰면?"
      case .count: "예측해 보세요: \(pattern)에서 \(event). 층을 건너는 메시지는 몇 개일까요?"
      case .order: "예측해 보세요: \(pattern)에서 \(event). 이 메시지들은 어떤 순서로 올까요?"
      case .value(let path): "예측해 보세요: \(pattern)에서 \(event). 그 뒤 \(path)의 값은?"
      case .screen: "예측해 보세요: \(pattern)에서 \(event). 화면에 새로 보이는 것은?"
      }
    },
    typeForecast: { kind in
      switch kind {
      case .path: "메시지마다 하나씩, 머리글자를 입력하세요."
      case .count: "숫자를 입력하세요."
      case .order: "순서대로 번호를 입력하세요."
      case .value: "값을 입력하세요."
      case .screen: "새로 보이는 줄을 입력하세요. 없으면: 없음"
      }
    },
    thenFire: { "그다음 확인하세요: \($0)" },
    sealed: { "봉했습니다: \($0)" },
    sealedAgain: { "다시 봉했습니다: \($0)" },
    firedTooEarly: { "아직 예측하지 않았습니다. 지금 답하고 다시 한 번: \($0)" },
    foreseen: "예측대로입니다.",
    hopsRight: { "예측과 조금 다릅니다. \($1)개 중 \($0)개 일치:" },
    missedHop: "빠뜨렸습니다",
    vainHop: { "\($0)에 하나를 보냈지만, 아무것도 가지 않았습니다" },
    counted: { "예측은 \($0), 실제는 \($1)." },
    valued: { "예측은 \($0), 실제는 \($1)." },
    shown: { "예측은 \($0). 화면에 새로 보이는 것: \($1)." },
    why: "왜 그럴까요? 자기 말로 쓰거나, Enter로 넘어가세요.",
    thatWas: { title, skipped in
      "여기까지 \(title)" + (skipped > 0 ? ", 건너뛴 단계 \(skipped)개." : ".")
    },
    nextIs: { ("다음은 \($0): ", " 또는 Enter.") },
    noneAfter: "이 뒤에는 레슨이 없습니다. 마음대로 해 보려면: play",
    takeAlong: "이 레슨을 노트로 가져가려면: export markdown FILE",
    away: "자유 연습입니다. 여기서 하는 것은 레슨에 들어가지 않습니다. 돌아가려면: play",
    startedOver: "지금까지 한 것이 이 단계에 방해가 되거나 필요한 것을 닫았습니다. 레슨이 하는 대로 준비합니다.",
    back: { "\($0), \($1)단계로 돌아왔습니다. 두고 간 그대로입니다." },
    goingOn: { "\($0)단계부터 이어서 합니다. 처음부터: lesson \($1) at 1" },
    again: "이미 끝낸 레슨입니다. 처음부터 다시 보여 드립니다.",
    buildsOn: { "이 레슨은 아직 끝내지 않은 \($0.joined(separator: ", "))에 이어집니다." },
    prompt: { asks in
      switch asks {
      case .task: "해보기"
      case .quiz: "질문"
      case .order: "순서"
      case .prediction: "예측"
      case .firing: "확인"
      case .reason: "왜"
      case .nextStep: "다음"
      case .nothing: "끝"
      }
    },
    noLessons: "여기에는 레슨이 없습니다. 파일 경로로 열 수 있습니다: lesson FILE",
    toBegin: "시작하려면: lesson 1.1 또는 lesson과 이름",
    entry: { number, title, id, done in
      "레슨 \(number), \(title), 이름 \(id)" + (done.isEmpty ? "." : ": \(done).")
    },
    outcome: { outcome in
      switch outcome {
      case .done: "완료"
      case .skipped: "건너뜀"
      case .open: "남음"
      }
    },
    wrongAnswers: { ", 틀린 답 \($0)개 뒤" },
    changed: ", 그 뒤로 바뀌었음",
    noLongerPart: { "이제 들어 있지 않은 단계: \($0.joined(separator: ", "))" },
    nothingDone: "아직 끝낸 단계가 없습니다. 시작하려면: lesson",
    allDone: { "레슨 \($0)개를 모두 끝냈습니다. 다시 하려면: lesson 1.1" },
    someDone: { "레슨 \($1)개 중 \($0)개를 끝냈습니다. 계속하려면: lesson" },
    through: { "\($1)개 중 \($0)개" },
    skipped: { ", \($0)개 건너뜀" },
    presenting: .korean,
    paper: .korean)
}
