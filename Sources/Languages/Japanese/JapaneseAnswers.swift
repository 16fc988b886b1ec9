extension AnswerWords {
  /// How answers are written in Japanese.
  static let japanese = AnswerWords(
    roles: [
      "ビュー": "View", "コントローラー": "Controller", "コントローラ": "Controller",
      "プレゼンター": "Presenter", "プレゼンタ": "Presenter", "ビューモデル": "ViewModel",
      "インタラクター": "Interactor", "インタラクタ": "Interactor", "ルーター": "Router", "ルータ": "Router",
      "コーディネーター": "Coordinator", "コーディネータ": "Coordinator", "モデル": "Model",
      "ワーカー": "Worker", "マッパー": "Mapper", "ユースケース": "UseCase", "リポジトリ": "Repository",
      "リポジトリー": "Repository", "ユーザー": "User", "ユーザ": "User", "アプリ": "App",
    ],
    counters: "個回つ", nothing: ["なし", "無し"])
}
