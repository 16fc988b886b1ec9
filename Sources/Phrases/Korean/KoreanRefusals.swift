import Queries
import Sessions
import Views

/// Why something can't be done in a lesson, and what leads on, in Korean.
extension KoreanLessonPhrases {
  func refusal(_ refusal: LessonError) -> String {
    switch refusal {
    case .noneBegun: "시작한 레슨이 없습니다"
    case .isPlaying: "지금은 자유 연습입니다"
    case .unknownLesson: "그런 레슨이 없습니다"
    case .unreadable(let reason): "이 레슨을 읽을 수 없습니다: \(reason)"
    case .faulty(_, let count, let first):
      "이 레슨에 오류가 \(count)개 있습니다. \(count == 1 ? "위치" : "첫 번째"): \(first)"
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

  func advice(_ refusal: LessonError, _ lesson: String) -> String? {
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
