import Sessions
import Views

/// Why something can't be done in a lesson, and what leads on, in Japanese as far as it goes.
extension JapaneseLessonPhrases {
  func refusal(_ refusal: LessonError) -> String {
    switch refusal {
    case .noneBegun: "まだレッスンを始めていません"
    case .isPlaying: "いまは自由練習です"
    case .unknownLesson: "そのようなレッスンはありません"
    case .unknownStep: "このレッスンにそのようなステップはありません"
    case .noQuestion: "いま問われていることはありません"
    case .noSuchAnswer: "そのような答えはありません"
    case .questionIsOpen: "先にレッスンの問いがあります"
    case .nothingToExplain: "理由を書く予想がありません"
    case .notFiredYet(_, let isSealed):
      isSealed ? "予想したイベントをまだ実行していません" : "まだ予想していないので、理由を書けません"
    case .whichSpecimen: "どのパターンのことですか"
    case .isFirstStep: "これはレッスンの最初のステップです"
    case .nothingToUndoHere: "このステップには、まだ取り消すものがありません"
    case .stepNotDone: "このステップはまだ終わっていません"
    case .nothingToSkip: "飛ばすものはもうありません"
    case .isLastLesson: "このあとにレッスンはありません"
    case .noHints: "このステップにヒントはありません"
    case .noMoreHints: "ヒントはもうありません"
    case .noSuchHint: "そのヒントはまだ見られません"
    case .noSolution: "このステップに解答の要るものはありません"
    case .allDone: "すべてのレッスンを終えています"
    case .noLessons: "ここにレッスンはありません"
    case .unreadable, .faulty, .whichRole, .nothingToForesee, .noSuchValue, .skipForbidden:
      EnglishLessonPhrases().refusal(refusal)
    }
  }

  func advice(_ refusal: LessonError, _ lesson: String) -> String? {
    switch refusal {
    case .noneBegun: "始めるには: lesson。一覧を見るには: lessons。"
    case .isPlaying(let title): "「\(title)」に戻るには: play。"
    case .noQuestion: "このステップの問いを見るには: task。"
    case .questionIsOpen: "見るには: task。答えずに進むには: skip。"
    case .nothingToExplain: "予想するには: predict increase on mvp。"
    case .notFiredYet(let line, let isSealed):
      isSealed ? "先に実行してください: \(line)。" : "先に問いに答えてから実行してください: \(line)。"
    case .isFirstStep: "最初からやり直すには: lesson \(lesson) at 1。"
    case .nothingToUndoHere(let isFirst):
      isFirst ? "レッスンを離れて自由に試すには: play。" : "前のステップへ戻るには: lesson back。"
    case .stepNotDone: "問いを見るには: task。ヘルプ: hint。それでも進むには: skip。"
    case .nothingToSkip, .noSolution: "続けるには: next。"
    case .isLastLesson: "すべてを見るには: lessons。自由に試すには: play。"
    case .noHints: "やり方を見るには: solution。"
    case .noMoreHints(let count): "もう一度読むには: hint \(count)。やり方を見るには: solution。"
    case .noSuchHint(let given):
      given == 0 ? "最初のヒント: hint。" : "これまでのヒント: 1 から \(given) まで。"
    case .allDone: "もう一度: lesson 1.1。すべてを見るには: lessons。"
    case .noLessons: "ファイルのパスで開けます: lesson FILE。"
    case .unknownLesson, .noSuchAnswer, .unreadable, .faulty, .unknownStep, .whichRole,
      .nothingToForesee, .noSuchValue, .whichSpecimen, .skipForbidden:
      EnglishLessonPhrases().advice(refusal, lesson)
    }
  }
}
