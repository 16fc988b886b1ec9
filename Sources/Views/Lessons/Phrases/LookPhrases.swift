/// What is told of what a learner does and looks for in a lesson, in the lesson's language.
nonisolated package struct LookPhrases: Sendable {
  // What is open.
  /// That a feature is open, in so many patterns, or in one, which is named.
  let built:
    @Sendable (_ feature: String, _ count: Int, _ only: String?, _ areEqual: Bool) -> String
  /// What else is open beside what was asked for, whether it shows the same, and the line that leaves
  /// only what was asked for.
  let besides:
    @Sendable (_ asked: [String], _ others: [String], _ areEqual: Bool, _ line: String) -> String
  /// What was open and isn't any more, and the line that opens it again.
  let aside: @Sendable (_ patterns: [String], _ line: String) -> String
  let reset: @Sendable (_ events: Int) -> String
  let undone: @Sendable (_ what: String) -> String

  // Notes.
  /// That something was written down, at a message, or at an event, of which 0 is loading.
  let noted: @Sendable (_ message: String?, _ event: Int?) -> String

  // Pointing at what is wrong.
  let right: String
  /// What is wrong in a specimen: its name, such as `counter.mvp~a`, and the words of its author.
  let flaw: @Sendable (_ specimen: String, _ english: String) -> String
  let warm: @Sendable (_ warmth: Verdict.Warmth) -> String
  let cold: String
  let sender: @Sendable (_ message: String) -> String

  // Events.
  let event: @Sendable (_ number: Int, _ event: String) -> String
  let messages: @Sendable (_ count: Int) -> String
  /// How many, below a line that says of what.
  let fewer: @Sendable (_ count: Int) -> String
  let call: String
  let notification: String
  let inFull: @Sendable (_ example: String, _ isOneOfMany: Bool) -> String
  let byWidgets: @Sendable (_ patterns: [String], _ example: String) -> String
  /// That messages came on another thread, which no trace follows.
  let strays: @Sendable (_ count: Int, _ specimen: String) -> String
  let behind: @Sendable (_ groups: [(missed: Int, patterns: [String])]) -> String

  // Screens.
  let screen: String
  let allScreens: String
  let everyScreen: String
  let screens: @Sendable (_ patterns: [String]) -> String
  let unchanged: @Sendable (_ subject: String, _ isSpoken: Bool) -> String
  let became:
    @Sendable (_ subject: String, _ was: String, _ now: String, _ isSpoken: Bool) -> String
  let whatChanged: @Sendable (_ subject: String, _ isSpoken: Bool) -> String
  let nothing: String
}

nonisolated extension LookPhrases {
  static let english = LookPhrases(
    built: { feature, count, only, areEqual in
      if let only { return "\(feature), built in \(only)" }
      let times = count == 2 ? "built twice" : "built \(spelled(count)) times"
      return "\(feature), \(times)" + (areEqual ? ". The user can't tell them apart" : "")
    },
    besides: { asked, others, areEqual, line in
      "Open beside \(asked.count == 1 ? "it" : "them"), with \(areEqual ? "the same" : "another") "
        + "screen: \(Wording.list(others)). To have \(Wording.list(asked)) alone: \(line)."
    },
    aside: {
      "Put aside: \(Wording.list($0)). To have \($0.count == 1 ? "it" : "them"), too: \($1)."
    },
    reset: { "Loaded anew; \(Wording.count($0, "event")) forgotten." },
    undone: { "Undone: \($0)" },
    noted: { message, event in
      let place = message ?? event.map { $0 == 0 ? "loading" : "event \($0)" }
      return "Noted\(place.map { ", at \($0)" } ?? "")."
    },
    right: "Right.",
    flaw: { $1 },
    warm: { warmth in
      switch warmth {
      case .way: "Warm: this way of messages."
      case .ofLayer(let layer): "Warm: the \(layer), but not in this message."
      case .layer: "Warm: this layer has to do with it."
      case .inLayer: "Warm: this layer, but not this."
      }
    },
    cold: "Cold. Nothing is wrong with this. 'rules', 'owners', 'leaks' and 'source' may help.",
    sender: { "The line that sends it: source \($0) --sender" },
    event: { "event \($0), \($1)" },
    messages: { Wording.count($0, "message") },
    fewer: { String($0) },
    call: "call",
    notification: "notification",
    inFull: { $1 ? "names: side     one in full: trace \($0)" : "in full: trace \($0)" },
    byWidgets: {
      "In \(Wording.list($0)) the View's own widgets did this, and no other layer is told; to see "
        + "them: trace \($1) --inside"
    },
    strays: {
      "\($1): \(Wording.count($0, "message")) came on another thread, in no event and in no trace. What "
        + "they change may be shown late. A service answers when it is told to; a queue doesn't."
    },
    behind: { groups in
      let told = groups.map {
        "by \(Wording.count($0.missed, "event")): \(Wording.list($0.patterns))"
      }
      return "Behind \(told.joined(separator: "; ")). To bring up: sync."
    },
    screen: "The screen",
    allScreens: "All screens",
    everyScreen: "Every screen",
    screens: Wording.list,
    unchanged: { $1 ? "\($0) unchanged." : "\($0): unchanged." },
    became: { $3 ? "\($0) changed from \($1) to \($2)." : "\($0): \($1) became \($2)." },
    whatChanged: { $1 ? "\($0), what changed:" : "\($0), what changed; the whole: screen." },
    nothing: "nothing")

  /// A number as a word if it is small.
  private static func spelled(_ number: Int) -> String {
    let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    return words.indices.contains(number) ? words[number] : String(number)
  }

  static let korean = LookPhrases(
    built: { feature, count, only, areEqual in
      if let only { return "\(feature), \(only)" }
      return "\(feature), \(count)가지" + (areEqual ? ". 사용자는 구별하지 못합니다" : "")
    },
    besides: { asked, others, areEqual, line in
      "함께 열려 있음: \(others.joined(separator: ", ")) (\(areEqual ? "화면이 같습니다" : "화면이 다릅니다")). "
        + "\(asked.joined(separator: ", "))만 남기려면: \(line)"
    },
    aside: { "옆으로 치움: \($0.joined(separator: ", ")). 다시 함께 열려면: \($1)" },
    reset: { "처음 상태로 다시 열었습니다. 이벤트 \($0)개를 지웠습니다." },
    undone: { "되돌림: \($0)" },
    noted: { message, event in
      let place = message ?? event.map { $0 == 0 ? "처음 열 때" : "이벤트 \($0)" }
      return "적어 두었습니다\(place.map { " (\($0))" } ?? "")."
    },
    right: "맞습니다.",
    flaw: { koreanFlaws[$0] ?? $1 },
    warm: { warmth in
      switch warmth {
      case .way: "가깝습니다: 메시지가 오가는 길은 여기가 맞습니다."
      case .ofLayer(let layer): "가깝습니다: \(layer) 계층이 맞지만 이 메시지는 아닙니다."
      case .layer: "가깝습니다: 이 계층과 관계가 있습니다."
      case .inLayer: "가깝습니다: 이 계층은 맞지만 이것은 아닙니다."
      }
    },
    cold: "멉니다. 여기에는 잘못이 없습니다. rules, owners, leaks, source가 도움이 됩니다.",
    sender: { "이 메시지를 보내는 줄: source \($0) --sender" },
    event: { "이벤트 \($0), \($1)" },
    messages: { "메시지 \($0)개" },
    fewer: { "메시지 \($0)개" },
    call: "호출",
    notification: "알림",
    inFull: { $1 ? "이름까지: side     하나를 자세히: trace \($0)" : "자세히: trace \($0)" },
    byWidgets: {
      "\($0.joined(separator: ", "))에서는 View의 UI 요소가 스스로 한 일이라 다른 계층은 모릅니다. 보려면: "
        + "trace \($1) --inside"
    },
    strays: {
      "\($1): 다른 스레드에서 온 메시지 \($0)개는 어느 이벤트에도, 추적에도 없습니다. 그 결과는 화면에 늦게 "
        + "나타날 수 있습니다. 큐 대신 service에 요청하면 정해진 때에 답합니다."
    },
    behind: { groups in
      let told = groups.map { "\($0.patterns.joined(separator: ", "))에서 \($0.missed)개" }
      return "아직 받지 못한 이벤트: \(told.joined(separator: "; ")). 맞추려면: sync"
    },
    screen: "화면",
    allScreens: "모든 화면",
    everyScreen: "모든 화면",
    screens: { $0.joined(separator: ", ") },
    unchanged: { subject, _ in "\(subject): 그대로입니다." },
    became: { subject, was, now, _ in "\(subject): \(was) → \(now)" },
    whatChanged: { $1 ? "\($0)에서 바뀐 것:" : "\($0)에서 바뀐 것. 전체: screen" },
    nothing: "빈 줄")
}
