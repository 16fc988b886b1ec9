import Queries
import Sessions

nonisolated extension LessonPhrases {
  static let korean = LessonPhrases(
    language: "ko",
    lesson: "레슨 ",
    step: { "\($1)단계 중 \($0)단계" },
    types: { "레슨이 입력합니다: \($0)." },
    yourTurn: "해 보세요.",
    forHelp: { "도움말: \($0)." },
    or: " 또는 ",
    typeOne: { "\($0) 중 하나를 입력하세요." },
    typeSeveral: { "맞는 것의 글자를 모두 입력하세요(예: \($0))." },
    typeOrder: { "올바른 순서대로 번호를 입력하세요(예: \($0))." },
    stepDone: "이 단계는 끝났습니다. 계속하려면: next",
    lessonDone: "이 레슨은 끝났습니다.",
    hint: { "힌트 \($1)개 중 \($0)번째" },
    fault: { "레슨에 잘못이 있습니다. \($0)번째 줄, " },
    done: "완료.",
    goOnByNext: "계속하려면: next",
    goOnByEnter: "계속하려면 Enter를 누르세요.",
    right: "맞습니다.",
    notThat: "아닙니다.",
    notThese: "맞지 않습니다.",
    stillMissing: { "빠뜨린 정답이 \($0)개 있습니다." },
    inPlace: { $0 == 0 ? "아직 제자리에 있는 것이 없습니다." : "\($1)개 중 \($0)개가 제자리에 있습니다." },
    notYet: "아직입니다:",
    notYetOf: { "아직입니다. 조건 \($1)개 중 \($0)개 충족:" },
    notLikeThis: "이렇게는 안 됩니다:",
    hidden: { "\(hidden($0)). 어느 것인지는 직접 찾아보세요" },
    wayOut: { "이 상태에서는 레슨이 보여 주려던 방법으로 풀 수 없습니다. 되돌리려면: \($0)." },
    oneWay: "한 가지 방법:",
    doneForYou: "지금까지 한 것 대신 레슨의 방법으로 진행했습니다:",
    reason: reason,
    refusal: refused,
    advice: advised,
    howToAnswer: { form in
      switch form {
      case .one(let letters): "답은 \(Wording.choice(letters, " 또는 ")) 중 하나입니다."
      case .several: "맞는 것의 글자를 모두 입력하세요. 예: a c"
      case .lines(let count), .messages(let count):
        "1부터 \(count)까지의 번호를 한 번씩, 올바른 순서대로 입력하세요."
      case .path(let roles):
        "계층을 차례대로 입력하세요. "
          + roles.map { "\($0.initials): \($0.role)" }.joined(separator: ", ") + "."
      case .count: "0 이상의 수를 입력하세요."
      case .text: "텍스트를 입력하세요."
      }
    },
    didYouMean: { "\($0). 혹시 '\($1)'을(를) 입력하려고 했나요?" },
    lessonsThere: { "레슨: \($0.joined(separator: ", "))." },
    nothingDoneNow: { _ in "아무것도 바뀌지 않았습니다." },
    foresee: { subject, event, pattern in
      switch subject {
      case .path: "예측해 보세요. \(pattern)에서 \(event) 이벤트가 일어나면 메시지는 어느 계층에 차례로 도착할까요?"
      case .count: "예측해 보세요. \(pattern)에서 \(event) 이벤트가 일어나면 메시지 몇 개가 계층을 건널까요?"
      case .order: "예측해 보세요. \(pattern)에서 \(event) 이벤트가 일어나면 이 메시지들은 어떤 순서로 올까요?"
      case .value(let path): "예측해 보세요. \(pattern)에서 \(event) 이벤트가 일어난 뒤 \(path)의 값은 무엇일까요?"
      case .screen: "예측해 보세요. \(pattern)에서 \(event) 이벤트가 일어나면 화면에 무엇이 새로 보일까요?"
      }
    },
    typeForecast: { kind in
      switch kind {
      case .path: "메시지마다 하나씩, 머리글자를 입력하세요."
      case .count: "숫자를 입력하세요."
      case .order: "순서대로 번호를 입력하세요."
      case .value: "값을 입력하세요."
      case .screen: "새로 보이는 줄을 입력하세요. 없으면 '없음'이라고 쓰세요."
      }
    },
    thenFire: { "이제 확인해 보세요: \($0)" },
    sealed: { "예측을 기록했습니다: \($0)" },
    sealedAgain: { "예측을 바꿨습니다: \($0)" },
    firedTooEarly: { "아직 예측하지 않았습니다. 지금 답한 뒤 다시 실행하세요: \($0)" },
    firedOnce: { "아직 예측하지 않았습니다. 되돌리려면: undo. 그런 다음 답하고: \($0)" },
    firedOther: {
      "묻고 있는 이벤트가 아닙니다. 물어본 것은 \($0)입니다. 예측은 그 전 상태를 두고 한 것이니, 되돌리려면: undo"
    },
    foreseen: "예측대로입니다.",
    hopsRight: { met, count, more in
      "예측과 다릅니다. \(count)개 중 \(met)개 일치" + (more > 0 ? ", 없는 메시지 \(more)개를 더 적었습니다:" : ":")
    },
    metHop: "예측대로",
    missedHop: "빠뜨렸습니다",
    hadHere: { "이 자리에 \($0) 메시지를 적었습니다" },
    unexpectedHop: { "여기에 \($0)을(를) 적었지만 그런 메시지는 없었습니다" },
    counted: { "예측은 \($0), 실제는 \($1)." },
    valued: { "예측은 \($0), 실제는 \($1)." },
    shown: { "예측은 \($0). 화면에 새로 보이는 것: \($1)." },
    why: "왜 그럴까요? 자기 말로 적어 보세요. 적지 않아도 됩니다. 계속하려면 Enter를 누르세요.",
    takenAsReason: { "입력한 것을 이유로 적었습니다. 이벤트를 실행하려면: \($0)" },
    thatWas: { title, skipped in
      "'\(title)' 레슨을 마쳤습니다." + (skipped > 0 ? " 건너뛴 단계가 \(skipped)개 있습니다." : "")
    },
    nextIs: { ("다음 레슨은 '\($0)'입니다. 계속하려면: ", " 또는 Enter.") },
    noneAfter: "이 뒤에는 레슨이 없습니다. 마음대로 해 보려면: play",
    takeAlong: "답을 포함한 노트로 저장: export markdown   Anki 카드로 저장: export anki",
    away: "자유 연습입니다. 여기서 하는 것은 레슨에 들어가지 않습니다. 돌아가려면: play",
    startedOver: "지금까지 한 조작으로는 이 단계를 진행할 수 없어서, 레슨이 정한 상태로 다시 준비합니다.",
    back: { "\($0), \($1)단계로 돌아왔습니다. 나가기 전 상태 그대로입니다." },
    goingOn: { "\($0)단계부터 이어서 합니다. 처음부터: lesson \($1) at 1" },
    again: "이미 끝낸 레슨입니다. 처음부터 다시 보여 드립니다.",
    changes: { changes in
      let parts = [
        changes.changed.isEmpty ? "" : "묻는 것이 달라진 단계 \(list(changes.changed))",
        changes.new.isEmpty ? "" : "새 단계 \(list(changes.new))",
        changes.gone.isEmpty ? "" : "없어진 단계 \(changes.gone.joined(separator: ", "))",
      ]
      return "이 레슨은 그 뒤로 바뀌었습니다: "
        + parts.filter { !$0.isEmpty }.joined(separator: "; ") + "."
    },
    more: "Enter: 계속 읽기",
    restFirst: "아직 보지 않은 문제라 답으로 받지 않았습니다. 이제 답해 주세요.",
    buildsOn: { "이 레슨은 아직 끝내지 않은 \($0.joined(separator: ", "))에 이어집니다." },
    nothingToPractise: "아직 연습할 것이 없습니다. 시작하려면: lesson",
    practised: { others in
      "전에 틀린 문제입니다. "
        + (others == 0 ? "이것이 마지막입니다." : "이 뒤에 \(others)개가 더 있습니다. 다음 문제: practice")
    },
    drawn: { "틀린 문제가 남아 있지 않습니다. 대신 예측해 보세요: \($0)" },
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
    part: { number, title in "\(number)부: \(title)" },
    next: { number, isBegun, buildsOn in
      isBegun
        ? "하다 만 곳부터 하려면: lesson \(number)"
        : "다음: lesson \(number)"
          + (buildsOn.isEmpty ? "" : " (\(buildsOn.joined(separator: ", "))에 이어집니다)")
    },
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
    wrongAnswers: { " (오답 \($0)회)" },
    changed: ", 그 뒤로 바뀌었음",
    noLongerPart: { "이제 들어 있지 않은 단계: \($0.joined(separator: ", "))" },
    nothingDone: "아직 끝낸 단계가 없습니다. 시작하려면: lesson",
    allDone: { "레슨 \($0)개를 모두 끝냈습니다. 다시 하려면: lesson 1.1" },
    someDone: { "레슨 \($1)개 중 \($0)개를 끝냈습니다. 계속하려면: lesson" },
    through: { "\($1)개 중 \($0)개" },
    skipped: { ", \($0)개 건너뜀" },
    faultyLessons: { files in
      "잘못이 있는 레슨 \(files.count)개: \(files.joined(separator: ", ")). "
        + "무엇이 잘못되었는지 보려면 시스템 셸에서: \(ProgramIdentity.current.name) check FILE"
    },
    notKept: { "저장할 수 없습니다: \($0)." },
    forgotten: { "지웠습니다: \($0)에서 한 것." },
    nothingToForget: { "\($0)에서 아직 한 것이 없습니다." },
    haveBack: { "되돌리려면: progress import \($0)" },
    exported: { "썼습니다: \($0). 다른 곳에서 이어 가려면: progress import" },
    imported: { steps, lessons in
      steps == 0 ? "새로운 것이 없습니다." : "레슨 \(lessons)개의 단계 \(steps)개를 더했습니다."
    },
    looks: .korean,
    presenting: .korean,
    paper: .korean)

  private static func list(_ steps: [Int]) -> String {
    steps.map(String.init).joined(separator: ", ")
  }

  /// What isn't met yet, by its kind.
  private static func hidden(_ kind: CheckError.Kind?) -> String {
    switch kind {
    case .value: "어떤 값이 아직 과제에서 말한 값이 아닙니다"
    case .part: "열려 있는 것에 어떤 부분이 아직 없거나 다른 것으로 되어 있습니다"
    case .screen: "어떤 화면에 과제에서 말한 것이 아직 보이지 않습니다"
    case .message: "어떤 메시지가 아직 과제에서 말한 대로 가지 않았습니다"
    case .stop: "이벤트를 어떤 메시지 앞에서 멈추어야 하는데 아직 멈추지 않았습니다"
    case .life: "살아 있으면 안 되는 계층이 살아 있거나, 살아 있어야 할 계층이 없습니다"
    case .look: "아직 들여다보지 않은 것이 있습니다"
    case .flaw: "결함을 아직 가리키지 않았습니다"
    case .rules: "규칙을 어긴 횟수가 아직 과제에서 말한 것과 다릅니다"
    case nil: "과제에서 말한 대로 되지 않은 것이 있습니다"
    }
  }

  private static func refused(_ refusal: LessonError) -> String {
    switch refusal {
    case .noneBegun: "시작한 레슨이 없습니다"
    case .isPlaying: "지금은 자유 연습입니다"
    case .unknownLesson: "그런 레슨이 없습니다"
    case .unreadable(let reason): "이 레슨을 읽을 수 없습니다: \(reason)"
    case .faulty(_, let count, let first):
      "이 레슨에 잘못이 \(count)개 있습니다. \(count == 1 ? "위치" : "첫 번째"): \(first)"
    case .unknownStep: "이 레슨에 그런 단계가 없습니다"
    case .noQuestion: "지금 묻는 것이 없습니다"
    case .noSuchAnswer: "답으로 읽을 수 없는 입력입니다"
    case .whichRole(let typed, let entries):
      "'\(typed)'만으로는 알 수 없습니다: \(Wording.choice(entries.map(\.role.name), " 또는 "))"
    case .questionIsOpen: "레슨이 먼저 묻는 것이 있습니다"
    case .nothingToExplain: "이유를 말할 예측이 없습니다"
    case .notFiredYet(_, let isSealed):
      isSealed ? "예측한 이벤트가 아직 일어나지 않았습니다" : "아직 예측하지 않아서 이유를 말할 수 없습니다"
    case .nothingToForesee: "계층을 건너는 메시지가 너무 적어서 예측할 것이 없습니다"
    case .noSuchValue(_, let reason): "이 값을 찾을 수 없습니다: \(reason)"
    case .whichSpecimen: "어느 패턴입니까?"
    case .isFirstStep: "레슨의 첫 단계입니다"
    case .nothingToUndoHere: "이 단계에서는 아직 되돌릴 일을 하지 않았습니다"
    case .stepNotDone: "이 단계는 아직 끝나지 않았습니다"
    case .skipForbidden(let pack): "\(pack) 묶음에서는 건너뛰거나 풀이를 볼 수 없습니다"
    case .nothingToSkip: "건너뛸 것이 없습니다"
    case .isLastLesson: "이 뒤에는 레슨이 없습니다"
    case .noHints: "이 단계에는 힌트가 없습니다"
    case .noMoreHints: "힌트를 모두 보았습니다"
    case .noSuchHint: "아직 보지 않은 힌트입니다"
    case .noSolution: "이 단계에는 풀이가 필요한 것이 없습니다"
    case .allDone: "모든 레슨을 끝냈습니다"
    case .noLessons: "여기에는 레슨이 없습니다"
    }
  }

  private static func advised(_ refusal: LessonError, in lesson: String) -> String? {
    switch refusal {
    case .noneBegun: "시작하려면: lesson. 목록을 보려면: lessons."
    case .isPlaying(let title): "돌아가려면(\(title)): play."
    case .unknownLesson, .noSuchAnswer, .unreadable: nil
    case .faulty(let file, _, _):
      "모두 보려면 시스템 셸에서: \(ProgramIdentity.current.name) check \(file.brief)"
    case .unknownStep(_, let count, let names):
      "단계: 1부터 \(count)까지" + (names.isEmpty ? "." : ", 또는 \(names.joined(separator: ", ")).")
    case .noQuestion: "이 단계가 묻는 것을 보려면: task."
    case .whichRole(_, let entries):
      "이렇게 쓰세요: \(Wording.choice(entries.map { "\($0.initials)(\($0.role))" }, " 또는 "))."
    case .questionIsOpen: "보려면: task. 답하지 않고 넘어가려면: skip."
    case .nothingToExplain: "예측하려면: predict increase on mvp."
    case .notFiredYet(let line, let isSealed):
      isSealed ? "먼저 실행하세요: \(line)." : "먼저 질문에 답한 뒤 실행하세요: \(line)."
    case .nothingToForesee: "화면에 보이는 것이나 메시지의 수는 예측할 수 있습니다."
    case .noSuchValue: "모든 경로를 보려면: inspect --paths."
    case .whichSpecimen(let names):
      "예: on \(names.first ?? "mvp"). \(names.joined(separator: ", ")) 중 하나입니다."
    case .isFirstStep: "처음부터 다시 하려면: lesson \(lesson) at 1."
    case .nothingToUndoHere(let isFirst):
      isFirst ? "레슨에서 나와 자유롭게 해 보려면: play." : "앞 단계로 가려면: lesson back."
    case .stepNotDone: "무엇을 묻는지 보려면: task. 도움말: hint. 그래도 넘어가려면: skip."
    case .skipForbidden: "도움말: hint. 이 단계가 묻는 것을 보려면: task."
    case .nothingToSkip, .noSolution: "계속하려면: next."
    case .isLastLesson: "모두 보려면: lessons. 마음대로 해 보려면: play."
    case .noHints: "어떻게 하는지 보려면: solution."
    case .noMoreHints(let count): "다시 읽으려면: hint \(count). 어떻게 하는지 보려면: solution."
    case .noSuchHint(let given): given == 0 ? "첫 힌트: hint." : "지금까지의 힌트: 1부터 \(given)까지."
    case .allDone: "다시 하려면: lesson 1.1. 모두 보려면: lessons."
    case .noLessons: "파일 경로로 열 수 있습니다: lesson FILE."
    }
  }
}
