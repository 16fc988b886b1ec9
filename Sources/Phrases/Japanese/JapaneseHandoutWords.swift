import Exports
import Languages

/// What handouts say around what happened, in Japanese as far as it goes.
struct JapaneseHandoutWords: HandoutWords, InEnglishByDefault {
  var language: String { Language.japanese.code }

  // An event.
  func event(_ number: Int, _ fired: String) -> String { "イベント \(number): \(fired)" }
  let loading = "読み込み"
  let everyScreen = "すべての画面で:"
  func screen(_ names: [String]) -> String { "\(names.joined(separator: "、")) の画面で:" }
  let noScreen = "変わった画面はありません。"
  let pattern = "パターン"
  let messages = "メッセージ"
  let way = "道筋"
  let whoToldWhom = "だれがだれに伝えたか:"

  // What was written down, and a lesson.
  let note = "メモ"
  let question = "問い"
  let task = "課題"
  func answered(_ answer: String) -> String { "答え: \(answer)" }
  let rightAtOnce = "一度で正解しました。"
  func rightAfter(_ wrong: Int) -> String { "\(wrong) 回間違えたあとで正解しました。" }
  let rightOne = "正解"
  let chosen = "選んだ答え"
  let skipped = "飛ばしました。"
  let notAnswered = "まだ答えていません。"
  func because(_ reason: String) -> String { "理由: \(reason)" }
  let takeHome = "持ち帰ること"
}
