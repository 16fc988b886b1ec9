import Views

/// What is told of what a learner does and looks for, in Japanese.
struct JapaneseLookPhrases: LookPhrases, InEnglishByDefault {
  // What is open.
  func built(_ feature: String, _ count: Int, _ only: String?, _ areEqual: Bool) -> String {
    if let only { return "\(feature)、\(only) 版" }
    return "\(feature)、\(count) 通り" + (areEqual ? "。ユーザーには区別がつきません" : "")
  }
  func besides(_ asked: [String], _ others: [String], _ areEqual: Bool, _ line: String) -> String {
    "並んで開いているもの: \(joined(others))（画面は\(areEqual ? "同じです" : "違います")）。"
      + "\(joined(asked)) だけにするには: \(line)"
  }
  func aside(_ patterns: [String], _ line: String) -> String {
    "脇に置いたもの: \(joined(patterns))。また一緒に開くには: \(line)"
  }
  func reset(_ events: Int) -> String { "読み込み直しました。イベント \(events) 個を忘れました。" }
  func undone(_ what: String) -> String { "取り消しました: \(what)" }

  // Notes.
  func noted(_ message: String?, _ event: Int?) -> String {
    let place = message ?? event.map { $0 == 0 ? "読み込み" : "イベント \($0)" }
    return "書き留めました\(place.map { "（\($0)）" } ?? "")。"
  }

  // Pointing at what is wrong; the variants tell themselves what it is, in English.
  let right = "正解です。"
  func warm(_ warmth: Verdict.Warmth) -> String {
    switch warmth {
    case .way: "近いです。メッセージの道筋はここで合っています。"
    case .ofLayer(let layer): "近いです。\(layer) ですが、このメッセージではありません。"
    case .layer: "近いです。このレイヤーは関係しています。"
    case .inLayer: "近いです。このレイヤーですが、これではありません。"
    }
  }
  let cold = "遠いです。ここに間違いはありません。rules、owners、leaks、source が役に立ちます。"
  func sender(_ message: String) -> String { "これを送る行: source \(message) --sender" }

  // Events.
  func event(_ number: Int, _ event: String) -> String { "イベント \(number)、\(event)" }
  func messages(_ count: Int) -> String { "メッセージ \(count) 個" }
  let call = "呼び出し"
  let notification = "通知"
  func inFull(_ example: String, _ isOneOfMany: Bool) -> String {
    isOneOfMany ? "名前も: side     ひとつを詳しく: trace \(example)" : "詳しく: trace \(example)"
  }
  func byWidgets(_ patterns: [String], _ example: String) -> String {
    "\(joined(patterns)) では View の部品が自分でこれを行い、ほかのレイヤーは知りません。見るには: "
      + "trace \(example) --inside"
  }
  func behind(_ groups: [(missed: Int, patterns: [String])]) -> String {
    let told = groups.map { "\(joined($0.patterns)) は \($0.missed) 個" }
    return "まだ受け取っていないイベント: \(told.joined(separator: "、"))。追いつかせるには: sync"
  }

  // Screens.
  let screen = "画面"
  let allScreens = "すべての画面"
  let everyScreen = "どの画面も"
  func screens(_ patterns: [String]) -> String { joined(patterns) }
  func unchanged(_ subject: String, _: Bool) -> String { "\(subject): 変化なし。" }
  func became(_ subject: String, _ was: String, _ now: String, _: Bool) -> String {
    "\(subject): \(was) が \(now) になりました。"
  }
  func whatChanged(_ subject: String, _ isSpoken: Bool) -> String {
    isSpoken ? "\(subject)で変わったこと:" : "\(subject)で変わったこと。全体: screen"
  }
  let nothing = "なし"

  private func joined(_ names: [String]) -> String { names.joined(separator: "、") }
}
