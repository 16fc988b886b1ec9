import Languages
import Lessons
import Queries
import Sessions
import Views

/// What the shell says around a lesson, in Japanese.
struct JapaneseLessonPhrases: LessonPhrases, InEnglishByDefault {
  let language = Language.japanese

  // The step.
  let lesson = "レッスン "
  func step(_ number: Int, _ count: Int) -> String { "ステップ \(number)/\(count)" }
  func types(_ line: String) -> String { "レッスンが入力します: \(line)。" }
  let yourTurn = "やってみましょう。"
  func forHelp(_ commands: String) -> String { "ヘルプ: \(commands)。" }
  let or = " または "
  let stepDone = "このステップは終わりました。続けるには: next"
  let lessonDone = "このレッスンは終わりました。"
  func hint(_ number: Int, _ count: Int) -> String { "ヒント \(number)/\(count)" }
  func fault(_ line: Int) -> String { "このレッスンには誤りがあります。\(line) 行目、" }

  // What came of it.
  let done = "できました。"
  let goOnByNext = "続けるには: next"
  let goOnByEnter = "続けるには Enter を押してください。"
  let right = "正解です。"
  let notThat = "それではありません。"
  let notThese = "少し違います。"
  func stillMissing(_ count: Int) -> String { "正しい答えがあと \(count) 個あります。" }
  func inPlace(_ count: Int, _ all: Int) -> String {
    count == 0 ? "まだどれも正しい位置にありません。" : "\(all) 個のうち \(count) 個が正しい位置にあります。"
  }
  let notYet = "まだです:"
  func notYetOf(_ met: Int, _ count: Int) -> String { "まだです。\(count) 個の条件のうち \(met) 個を満たしています:" }
  let notLikeThis = "このやり方ではありません:"
  func hidden(_ kind: CheckError.Kind?) -> String { "\(lack(kind))。どれかは自分で見つけてください" }
  func wayOut(_ commands: String) -> String {
    "ここからはレッスンのやり方では解けません。戻るには: \(commands)。"
  }
  let oneWay = "やり方のひとつ:"
  let doneForYou = "ここまでの操作の代わりに、レッスンのやり方で進めました:"
  func howToAnswer(_ form: AnswerForm) -> String {
    switch form {
    case .messages(let count):
      "1 から \(count) までの番号を、正しい順に一度ずつ入力してください。"
    case .path(let roles):
      "レイヤーを順に入力してください。"
        + roles.map { "\($0.initials): \($0.role)" }.joined(separator: "、") + "。"
    case .count: "0 以上の数を入力してください。"
    case .text: "テキストを入力してください。"
    }
  }
  func didYouMean(_ what: String, _ nearest: String) -> String {
    "\(what)。もしかして '\(nearest)' ですか。"
  }
  func lessonsThere(_ names: [String]) -> String { "レッスン: \(names.joined(separator: "、"))。" }
  func reason(_ failure: CheckError) -> String {
    Language.japanese.speaking { failure.description }
  }

  // Coming and going.
  func thatWas(_ title: String, _ skipped: Int) -> String {
    "「\(title)」はここまでです。" + (skipped > 0 ? "飛ばしたステップが \(skipped) 個あります。" : "")
  }
  func nextIs(_ title: String) -> (head: String, tail: String) {
    ("次は「\(title)」です。続けるには: ", " または Enter。")
  }
  let noneAfter = "このあとにレッスンはありません。自由に試すには: play"
  let takeAlong = "答えも含めて持ち帰るには: export markdown   カードとして: export anki"
  let away = "自由練習です。ここでしたことはレッスンに数えません。戻るには: play"
  let startedOver = "これまでの操作ではこのステップを始められないので、レッスンのとおりに準備し直します。"
  func back(_ title: String, _ step: Int) -> String {
    "「\(title)」のステップ \(step) に戻りました。離れたときのままです。"
  }
  func goingOn(_ step: Int, _ number: String) -> String {
    "ステップ \(step) から続けます。最初から: lesson \(number) at 1"
  }
  let again = "これは終えたレッスンです。最初からもう一度始めます。"
  let more = "Enter: 続きを読む"
  let restFirst = "問いをまだ表示していなかったので、答えとして受け取りませんでした。いま表示しました。"
  func buildsOn(_ numbers: [String]) -> String {
    "このレッスンは、まだ終えていない \(numbers.joined(separator: "、")) の続きです。"
  }

  // Lists.
  let noLessons = "ここにレッスンはありません。ファイルのパスで開けます: lesson FILE"
  func part(_ number: String, _ title: String) -> String { "第 \(number) 部: \(title)" }
  func next(_ number: String, _ isBegun: Bool, _ buildsOn: [String]) -> String {
    isBegun
      ? "途中から続けるには: lesson \(number)"
      : "次: lesson \(number)"
        + (buildsOn.isEmpty ? "" : "（\(buildsOn.joined(separator: "、")) の続き）")
  }
  func entry(_ number: String, _ title: String, _ id: String, _ done: String) -> String {
    "レッスン \(number)、\(title)、名前 \(id)" + (done.isEmpty ? "。" : ": \(done)。")
  }
  func outcome(_ outcome: Progress.Outcome?) -> String {
    switch outcome {
    case .done: "完了"
    case .skipped: "飛ばした"
    case nil: "未完了"
    }
  }
  func wrongAnswers(_ count: Int) -> String { "（間違い \(count) 回）" }
  let changed = "、その後変更あり"
  let nothingDone = "まだ終えたステップがありません。始めるには: lesson"
  func allDone(_ count: Int) -> String { "\(count) 個のレッスンをすべて終えました。もう一度: lesson 1.1" }
  func someDone(_ done: Int, _ all: Int) -> String {
    "\(all) 個のレッスンのうち \(done) 個を終えました。続けるには: lesson"
  }
  func through(_ through: Int, _ all: Int) -> String { "\(through)/\(all)" }
  func skipped(_ count: Int) -> String { "、飛ばし \(count)" }
  func notKept(_ reason: String) -> String { "保存できません: \(reason)。" }
  var looks: any LookPhrases { JapaneseLookPhrases() }
  var presenting: any PresentingPhrases { JapanesePresentingPhrases() }

  /// What isn't met yet, by its kind.
  private func lack(_ kind: CheckError.Kind?) -> String {
    switch kind {
    case .value: "ある値が、まだ課題のとおりではありません"
    case .part: "開いているものの一部が、まだないか、違っています"
    case .screen: "ある画面に、まだ課題のとおりに表示されていません"
    case .message: "あるメッセージが、まだ課題のとおりに送られていません"
    case .stop: "イベントを、まだメッセージの前で止めていません"
    case .life: "あるレイヤーの生死が、課題のとおりではありません"
    case .look: "まだ見ていないものがあります"
    case .flaw: "間違いをまだ指し示していません"
    case .rules: "規則が、まだ課題のとおりに破られていません"
    case nil: "何かが、まだ課題のとおりではありません"
    }
  }
}
