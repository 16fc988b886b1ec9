import Languages
import Lessons
import Queries
import Sessions
import Views

/// What the shell says around a lesson, in Korean.
struct KoreanLessonPhrases: LessonPhrases {
  let language = Language.korean

  // The step.
  let lesson = "레슨 "
  func step(_ number: Int, _ count: Int) -> String { "\(count)단계 중 \(number)단계" }
  func types(_ line: String) -> String { "레슨이 입력합니다: \(line)." }
  let yourTurn = "해 보세요."
  func forHelp(_ commands: String) -> String { "도움말: \(commands)." }
  let or = " 또는 "
  let stepDone = "이 단계는 끝났습니다. 계속하려면: next"
  let lessonDone = "이 레슨은 끝났습니다."
  func hint(_ number: Int, _ count: Int) -> String { "힌트 \(count)개 중 \(number)번째" }
  func fault(_ line: Int) -> String { "레슨에 오류가 있습니다. \(line)번째 줄, " }

  // What came of it.
  let done = "완료."
  let goOnByNext = "계속하려면: next"
  let goOnByEnter = "계속하려면 Enter를 누르세요."
  let right = "맞습니다."
  let notThat = "아닙니다."
  let notThese = "맞지 않습니다."
  func stillMissing(_ count: Int) -> String { "빠뜨린 정답이 \(count)개 있습니다." }
  func inPlace(_ count: Int, _ all: Int) -> String {
    count == 0 ? "아직 제자리에 있는 것이 없습니다." : "\(all)개 중 \(count)개가 제자리에 있습니다."
  }
  let notYet = "아직입니다:"
  func notYetOf(_ met: Int, _ count: Int) -> String { "아직입니다. 조건 \(count)개 중 \(met)개 충족:" }
  let notLikeThis = "이렇게는 안 됩니다:"
  func hidden(_ kind: CheckError.Kind?) -> String { "\(lack(kind)). 어느 것인지는 직접 찾아보세요" }
  func wayOut(_ commands: String) -> String {
    "이 상태에서는 레슨이 보여 주려던 방법으로 풀 수 없습니다. 되돌리려면: \(commands)."
  }
  let oneWay = "한 가지 방법:"
  let doneForYou = "지금까지 한 것 대신 레슨의 방법으로 진행했습니다:"
  func howToAnswer(_ form: AnswerForm) -> String {
    switch form {
    case .messages(let count):
      "1부터 \(count)까지의 번호를 한 번씩, 올바른 순서대로 입력하세요."
    case .path(let roles):
      "계층을 차례대로 입력하세요. "
        + roles.map { "\($0.initials): \($0.role)" }.joined(separator: ", ") + "."
    case .count: "0 이상의 수를 입력하세요."
    case .text: "텍스트를 입력하세요."
    }
  }
  func didYouMean(_ what: String, _ nearest: String) -> String {
    "\(what). 혹시 \("'\(nearest)'".with("을")) 입력하려고 했나요?"
  }
  func lessonsThere(_ names: [String]) -> String { "레슨: \(names.joined(separator: ", "))." }
  func reason(_ failure: CheckError) -> String {
    Language.korean.speaking { failure.description }
  }

  // Predictions.
  func foresee(_ subject: PredictionSubject, _ event: String, _ pattern: String) -> String {
    switch subject {
    case .path: "예측해 보세요. \(pattern)에서 \(event) 이벤트가 일어나면 메시지는 어느 계층에 차례로 도착할까요?"
    case .count: "예측해 보세요. \(pattern)에서 \(event) 이벤트가 일어나면 계층 경계를 넘는 메시지는 몇 개일까요?"
    case .order: "예측해 보세요. \(pattern)에서 \(event) 이벤트가 일어나면 이 메시지들은 어떤 순서로 올까요?"
    case .value(let path): "예측해 보세요. \(pattern)에서 \(event) 이벤트가 일어난 뒤 \(path)의 값은 무엇일까요?"
    case .screen: "예측해 보세요. \(pattern)에서 \(event) 이벤트가 일어나면 화면에 무엇이 새로 보일까요?"
    }
  }
  func typeForecast(_ kind: PredictionSubject.Kind) -> String {
    switch kind {
    case .path: "메시지마다 하나씩, 머리글자를 입력하세요."
    case .count: "숫자를 입력하세요."
    case .order: "순서대로 번호를 입력하세요."
    case .value: "값을 입력하세요."
    case .screen: "새로 보이는 줄을 입력하세요. 없으면 '없음'이라고 쓰세요."
    }
  }
  func thenFire(_ line: String) -> String { "이제 확인해 보세요: \(line)" }
  func sealed(_ answer: String) -> String { "예측을 기록했습니다: \(answer)" }
  func sealedAgain(_ answer: String) -> String { "예측을 바꿨습니다: \(answer)" }
  func firedTooEarly(_ line: String) -> String { "아직 예측하지 않았습니다. 지금 답한 뒤 다시 실행하세요: \(line)" }
  func firedOnce(_ line: String) -> String { "아직 예측하지 않았습니다. 되돌리려면: undo. 그런 다음 답하고: \(line)" }
  func firedOther(_ line: String) -> String {
    "묻고 있는 이벤트가 아닙니다. 물어본 것은 \(line)입니다. 예측은 그 전 상태를 두고 한 것이니, 되돌리려면: undo"
  }
  let foreseen = "예측대로입니다."
  func hopsRight(_ met: Int, _ count: Int, _ more: Int) -> String {
    "예측과 다릅니다. \(count)개 중 \(met)개 일치" + (more > 0 ? ", 없는 메시지 \(more)개를 더 적었습니다:" : ":")
  }
  let metHop = "예측대로"
  let missedHop = "빠뜨렸습니다"
  func hadHere(_ message: String) -> String { "이 자리에 \(message) 메시지를 적었습니다" }
  func unexpectedHop(_ role: String) -> String { "여기에 \(role.with("을")) 적었지만 그런 메시지는 없었습니다" }
  func counted(_ answer: Int, _ fact: Int) -> String { "예측은 \(answer), 실제는 \(fact)." }
  func valued(_ answer: String, _ fact: String) -> String { "예측은 \(answer), 실제는 \(fact)." }
  func shown(_ answer: String, _ fact: String) -> String { "예측은 \(answer). 화면에 새로 보이는 것: \(fact)." }
  let why = "왜 그럴까요? 자기 말로 적어 보세요. 적지 않아도 됩니다. 계속하려면 Enter를 누르세요."
  func takenAsReason(_ line: String) -> String { "입력한 것을 이유로 적었습니다. 이벤트를 실행하려면: \(line)" }

  // Coming and going.
  func thatWas(_ title: String, _ skipped: Int) -> String {
    "'\(title)' 레슨을 마쳤습니다." + (skipped > 0 ? " 건너뛴 단계가 \(skipped)개 있습니다." : "")
  }
  func nextIs(_ title: String) -> (head: String, tail: String) {
    ("다음 레슨은 '\(title)'입니다. 계속하려면: ", " 또는 Enter.")
  }
  let noneAfter = "이 뒤에는 레슨이 없습니다. 마음대로 해 보려면: play"
  let takeAlong = "답을 포함한 노트로 저장: export markdown   Anki 카드로 저장: export anki"
  let away = "자유 연습입니다. 여기서 하는 것은 레슨에 들어가지 않습니다. 돌아가려면: play"
  let startedOver = "지금까지 한 조작으로는 이 단계를 진행할 수 없어서, 레슨이 정한 상태로 다시 준비합니다."
  func back(_ title: String, _ step: Int) -> String {
    "\(title), \(step)단계로 돌아왔습니다. 나가기 전 상태 그대로입니다."
  }
  func goingOn(_ step: Int, _ number: String) -> String {
    "\(step)단계부터 이어서 합니다. 처음부터: lesson \(number) at 1"
  }
  let again = "이미 끝낸 레슨입니다. 처음부터 다시 보여 드립니다."
  func changes(_ changes: Progress.Changes) -> String {
    let parts = [
      changes.changed.isEmpty ? "" : "묻는 것이 달라진 단계 \(list(changes.changed))",
      changes.new.isEmpty ? "" : "새 단계 \(list(changes.new))",
      changes.gone.isEmpty ? "" : "없어진 단계 \(changes.gone.joined(separator: ", "))",
    ]
    return "이 레슨은 그 뒤로 바뀌었습니다: "
      + parts.filter { !$0.isEmpty }.joined(separator: "; ") + "."
  }
  let more = "Enter: 계속 읽기"
  let restFirst = "아직 보지 않은 문제라 답으로 받지 않았습니다. 이제 답해 주세요."
  func buildsOn(_ numbers: [String]) -> String {
    "이 레슨을 하기 전에 아직 끝내지 않은 \(numbers.joined(separator: ", ").with("을")) 먼저 끝내는 것이 좋습니다."
  }

  // Practice.
  let nothingToPractise = "아직 연습할 것이 없습니다. 시작하려면: lesson"
  func practised(_ others: Int) -> String {
    "전에 틀린 문제입니다. "
      + (others == 0 ? "이것이 마지막입니다." : "이 뒤에 \(others)개가 더 있습니다. 다음 문제: practice")
  }
  func drawn(_ lines: String) -> String { "틀린 문제가 남아 있지 않습니다. 대신 예측해 보세요: \(lines)" }

  // The prompt.
  func prompt(_ asks: AwaitedInput) -> String {
    switch asks {
    case .task: "해보기"
    case .quiz(let quiz): language.speaking { quiz.interaction().prompt }
    case .prediction: "예측"
    case .firing: "확인"
    case .reason: "왜"
    case .nextStep: "다음"
    case .nothing: "끝"
    }
  }

  // Lists.
  let noLessons = "여기에는 레슨이 없습니다. 파일 경로로 열 수 있습니다: lesson FILE"
  func part(_ number: String, _ title: String) -> String { "\(number)부: \(title)" }
  func next(_ number: String, _ isBegun: Bool, _ buildsOn: [String]) -> String {
    isBegun
      ? "하다 만 곳부터 하려면: lesson \(number)"
      : "다음: lesson \(number)"
        + (buildsOn.isEmpty ? "" : " (먼저: \(buildsOn.joined(separator: ", ")))")
  }
  func entry(_ number: String, _ title: String, _ id: String, _ done: String) -> String {
    "레슨 \(number), \(title), 이름 \(id)" + (done.isEmpty ? "." : ": \(done).")
  }
  func outcome(_ outcome: Progress.Outcome?) -> String {
    switch outcome {
    case .done: "완료"
    case .skipped: "건너뜀"
    case nil: "남음"
    }
  }
  func wrongAnswers(_ count: Int) -> String { " (오답 \(count)회)" }
  let changed = ", 그 뒤로 바뀌었음"
  func noLongerPart(_ steps: [String]) -> String {
    "이제 들어 있지 않은 단계: \(steps.joined(separator: ", "))"
  }
  let nothingDone = "아직 끝낸 단계가 없습니다. 시작하려면: lesson"
  func allDone(_ count: Int) -> String { "레슨 \(count)개를 모두 끝냈습니다. 다시 하려면: lesson 1.1" }
  func someDone(_ done: Int, _ all: Int) -> String { "레슨 \(all)개 중 \(done)개를 끝냈습니다. 계속하려면: lesson" }
  func through(_ through: Int, _ all: Int) -> String { "\(all)개 중 \(through)개" }
  func skipped(_ count: Int) -> String { ", \(count)개 건너뜀" }
  func faultyLessons(_ files: [String]) -> String {
    "오류가 있는 레슨 \(files.count)개: \(files.joined(separator: ", ")). "
      + "무엇이 틀렸는지 보려면 시스템 셸에서: \(ProgramIdentity.current.name) check FILE"
  }
  func notKept(_ reason: String) -> String { "저장할 수 없습니다: \(reason)." }
  func forgotten(_ title: String) -> String { "지웠습니다: \(title)에서 한 것." }
  func nothingToForget(_ title: String) -> String { "\(title)에서 아직 한 것이 없습니다." }
  func haveBack(_ file: String) -> String { "되돌리려면: progress import \(file)" }
  func exported(_ file: String) -> String { "썼습니다: \(file). 다른 곳에서 이어 가려면: progress import" }
  func imported(_ steps: Int, _ lessons: Int) -> String {
    steps == 0 ? "새로운 것이 없습니다." : "레슨 \(lessons)개의 단계 \(steps)개를 더했습니다."
  }
  var looks: any LookPhrases { KoreanLookPhrases() }
  var presenting: any PresentingPhrases { KoreanPresentingPhrases() }

  // On paper.
  let paperName = "이름"
  let paperKey = "정답지입니다."
  let paperCommands = "입력하세요:"
  let paperAnswer = "정답"

  private func list(_ steps: [Int]) -> String {
    steps.map(String.init).joined(separator: ", ")
  }

  /// What isn't met yet, by its kind.
  private func lack(_ kind: CheckError.Kind?) -> String {
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
}
