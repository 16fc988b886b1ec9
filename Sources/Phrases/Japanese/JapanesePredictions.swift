import Lessons
import Sessions
import Views

/// What is said of predictions and of practice, in Japanese.
extension JapaneseLessonPhrases {
  func foresee(_ subject: PredictionSubject, _ event: String, _ pattern: String) -> String {
    let start = "予想してみましょう。\(pattern) で \(event) を実行すると、"
    return switch subject {
    case .path: start + "メッセージはどのレイヤーに、どの順で届くでしょうか。"
    case .count: start + "レイヤーの境界を越えるメッセージは何個でしょうか。"
    case .order: start + "これらのメッセージはどの順で来るでしょうか。"
    case .value(let path): start + "そのあとの \(path) の値は何でしょうか。"
    case .screen: start + "画面に新しく何が表示されるでしょうか。"
    }
  }
  func typeForecast(_ kind: PredictionSubject.Kind) -> String {
    switch kind {
    case .path: "メッセージ 1 個につきひとつ、頭文字を入力してください。"
    case .count: "数を入力してください。"
    case .order: "番号を順に入力してください。"
    case .value: "値を入力してください。"
    case .screen: "新しい行を入力してください。なければ「なし」と入力してください。"
    }
  }
  func thenFire(_ line: String) -> String { "では確かめましょう: \(line)" }
  func sealed(_ answer: String) -> String { "予想を封じました: \(answer)" }
  func sealedAgain(_ answer: String) -> String { "予想を改めました: \(answer)" }
  func firedTooEarly(_ line: String) -> String {
    "まだ予想していませんでした。いま答えて、もう一度実行してください: \(line)"
  }
  func firedOnce(_ line: String) -> String {
    "まだ予想していませんでした。元に戻すには: undo。そのあと答えて: \(line)"
  }
  func firedOther(_ line: String) -> String {
    "問いは別のイベントについてです: \(line)。予想はこのイベントの前の状態についてのものです。そこに戻すには: undo"
  }
  var foreseen: String { "予想のとおりです。" }
  func hopsRight(_ met: Int, _ count: Int, _ more: Int) -> String {
    "予想とは少し違います。\(count) 個のうち \(met) 個が一致" + (more > 0 ? "、余分が \(more) 個:" : ":")
  }
  var metHop: String { "予想のとおり" }
  var missedHop: String { "抜けていました" }
  func hadHere(_ message: String) -> String { "ここに \(message) を置いていました" }
  func unexpectedHop(_ role: String) -> String { "ここで \(role) に送っていましたが、何も送られませんでした" }
  func counted(_ answer: Int, _ fact: Int) -> String { "予想は \(answer)、実際は \(fact) でした。" }
  func valued(_ answer: String, _ fact: String) -> String { "予想は \(answer)、実際は \(fact) です。" }
  func shown(_ answer: String, _ fact: String) -> String {
    "予想は \(answer)。画面に新しく表示されたもの: \(fact)。"
  }
  var why: String { "なぜでしょうか。自分の言葉で書いてください。書かずに進むには Enter。" }
  func takenAsReason(_ line: String) -> String {
    "いまの入力を理由として受け取りました。イベントを実行するには: \(line)"
  }

  // Practice.
  var nothingToPractise: String { "まだ練習するものがありません。始めるには: lesson" }
  func practised(_ others: Int) -> String {
    "前に間違えた問いです。" + (others == 0 ? "これが最後です。" : "このあとにまだ \(others) 個あります。次: practice")
  }
  func drawn(_ lines: String) -> String {
    "間違えた問いは残っていません。代わりに予想してみましょう: \(lines)"
  }
}
