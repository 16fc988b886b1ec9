import LayerTracing
import Sessions

/// How answers are written in Japanese.
struct JapaneseAnswerWords: AnswerWords {
  let roles: [String: Role] = [
    "ビュー": .view, "コントローラー": .controller, "コントローラ": .controller,
    "プレゼンター": .presenter, "プレゼンタ": .presenter, "ビューモデル": .viewModel,
    "インタラクター": .interactor, "インタラクタ": .interactor, "ルーター": .router, "ルータ": .router,
    "コーディネーター": .coordinator, "コーディネータ": .coordinator, "モデル": .model,
    "ワーカー": .worker, "マッパー": .mapper, "ユースケース": .useCase, "リポジトリ": .repository,
    "リポジトリー": .repository, "ユーザー": .user, "ユーザ": .user, "アプリ": .app,
  ]
  let numbers: [String] = []
  let counters = "個回つ"
  let nothing = ["なし", "無し"]
  let ofSentences: Set<String> = []
}
