import Views

/// What is told of what a learner does and looks for, in Korean.
struct KoreanLookPhrases: LookPhrases {
  // What is open.
  func built(_ feature: String, _ count: Int, _ only: String?, _ areEqual: Bool) -> String {
    if let only { return "\(feature), \(only)" }
    return "\(feature), \(count)가지" + (areEqual ? ". 사용자는 구별하지 못합니다" : "")
  }
  func besides(_ asked: [String], _ others: [String], _ areEqual: Bool, _ line: String) -> String {
    "함께 열려 있음: \(others.joined(separator: ", ")) (\(areEqual ? "화면이 같습니다" : "화면이 다릅니다")). "
      + "\(asked.joined(separator: ", "))만 남기려면: \(line)"
  }
  func aside(_ patterns: [String], _ line: String) -> String {
    "옆으로 치움: \(patterns.joined(separator: ", ")). 다시 함께 열려면: \(line)"
  }
  func reset(_ events: Int) -> String { "처음 상태로 다시 열었습니다. 이벤트 \(events)개를 지웠습니다." }
  func undone(_ what: String) -> String { "되돌림: \(what)" }

  // Notes.
  func noted(_ message: String?, _ event: Int?) -> String {
    let place = message ?? event.map { $0 == 0 ? "처음 열 때" : "이벤트 \($0)" }
    return "적어 두었습니다\(place.map { " (\($0))" } ?? "")."
  }

  // Pointing at what is wrong.
  let right = "맞습니다."
  func flaw(_ specimen: String, _ explanation: String) -> String {
    Self.flaws[specimen] ?? explanation
  }
  func warm(_ warmth: Verdict.Warmth) -> String {
    switch warmth {
    case .way: "가깝습니다: 메시지가 오가는 길은 여기가 맞습니다."
    case .ofLayer(let layer): "가깝습니다: \(layer) 계층이 맞지만 이 메시지는 아닙니다."
    case .layer: "가깝습니다: 이 계층과 관계가 있습니다."
    case .inLayer: "가깝습니다: 이 계층은 맞지만 이것은 아닙니다."
    }
  }
  let cold = "멉니다. 여기에는 결함이 없습니다. rules, owners, leaks, source가 도움이 됩니다."
  func sender(_ message: String) -> String { "이 메시지를 보내는 줄: source \(message) --sender" }

  // Events.
  func event(_ number: Int, _ event: String) -> String { "이벤트 \(number), \(event)" }
  func messages(_ count: Int) -> String { "메시지 \(count)개" }
  func fewer(_ count: Int) -> String { "메시지 \(count)개" }
  let call = "호출"
  let notification = "알림"
  func inFull(_ example: String, _ isOneOfMany: Bool) -> String {
    isOneOfMany ? "이름까지: side     하나를 자세히: trace \(example)" : "자세히: trace \(example)"
  }
  func byWidgets(_ patterns: [String], _ example: String) -> String {
    "\(patterns.joined(separator: ", "))에서는 View의 UI 요소가 스스로 한 일이라 다른 계층은 모릅니다. 보려면: "
      + "trace \(example) --inside"
  }
  func strays(_ count: Int, _ specimen: String) -> String {
    "\(specimen): 다른 스레드에서 온 메시지 \(count)개는 어느 이벤트에도, 추적에도 없습니다. 그 결과는 화면에 늦게 "
      + "나타날 수 있습니다. 큐 대신 service에 요청하면 정해진 때에 답합니다."
  }
  func behind(_ groups: [(missed: Int, patterns: [String])]) -> String {
    let told = groups.map { "\($0.patterns.joined(separator: ", "))에서 \($0.missed)개" }
    return "아직 받지 못한 이벤트: \(told.joined(separator: "; ")). 맞추려면: sync"
  }

  // Screens.
  let screen = "화면"
  let allScreens = "모든 화면"
  let everyScreen = "모든 화면"
  func screens(_ patterns: [String]) -> String { patterns.joined(separator: ", ") }
  func unchanged(_ subject: String, _: Bool) -> String { "\(subject): 그대로입니다." }
  func became(_ subject: String, _ was: String, _ now: String, _: Bool) -> String {
    "\(subject): \(was) → \(now)"
  }
  func whatChanged(_ subject: String, _ isSpoken: Bool) -> String {
    isSpoken ? "\(subject)에서 바뀐 것:" : "\(subject)에서 바뀐 것. 전체: screen"
  }
  let nothing = "빈 줄"
}
