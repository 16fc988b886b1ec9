// swift-format-ignore-file
// A text stands on one line, so that a search finds it.

extension JapaneseTexts {
  /// What is written to files.
  static let exports: [String: String] = [
    "handout.event": "イベント {1}: {2}",
    "handout.loading": "読み込み",
    "handout.screen": "{1} の画面で:",
    "handout.no-screen": "変わった画面はありません。",
    "handout.pattern": "パターン",
    "handout.messages": "メッセージ",
    "handout.way": "道筋",
    "handout.who-told-whom": "だれがだれに伝えたか:",
    "handout.note": "メモ",
    "handout.question": "問い",
    "handout.task": "課題",
    "handout.answered": "答え: {1}",
    "handout.right": "{1=0:一度で正解しました。|*:{1} 回間違えたあとで正解しました。}",
    "handout.right-one": "正解",
    "handout.chosen": "選んだ答え",
    "handout.skipped": "飛ばしました。",
    "handout.not-answered": "まだ答えていません。",
    "handout.because": "理由: {1}",
    "handout.take-home": "持ち帰ること",
  ]
}
