import Exports
import Languages

/// What handouts say around what happened, in Korean.
struct KoreanHandoutWords: HandoutWords {
  var language: String { Language.korean.code }

  // The top.
  func events(_ count: Int, _ isOne: Bool) -> String {
    isOne ? "이벤트가 \(count)개인 세션에서." : "한 세션의 이벤트 \(count)개."
  }
  let arrows = "`->`는 호출, `~>`는 알림입니다. `mvp#2.5`는 이벤트 2에서 MVP의 다섯 번째 메시지입니다."

  // An event.
  func event(_ number: Int, _ fired: String) -> String { "이벤트 \(number): \(fired)" }
  let loading = "로드"
  let asSeenLater = "나중에 본 모습"
  let unheard = "열려 있는 어떤 패턴도 받지 않았습니다."
  let everyScreen = "모든 화면에서:"
  func screen(_ names: [String]) -> String { "\(names.joined(separator: ", "))의 화면에서:" }
  let noScreen = "바뀐 화면이 없습니다."
  let pattern = "패턴"
  let messages = "메시지"
  let way = "경로"
  let whoToldWhom = "누가 누구에게 말했는가:"
  let breaches = "규칙을 어긴 것:"
  func part(_ number: Int, _ count: Int) -> String { "\(count) 중 \(number)" }
  let notWhole = "일부만"
  func omitted(_ messages: Int, _ patterns: Int) -> String {
    let parts = [
      messages == 0 ? nil : "메시지 \(messages)개", patterns == 0 ? nil : "패턴 \(patterns)개",
    ]
    return "한 쪽에 담기에 너무 많아 뺀 것: \(parts.compactMap(\.self).joined(separator: ", ")). "
      + "표에는 모두 있습니다: `csv`."
  }

  // Services, and what else was done: the words that are asked for by those who tell a session.
  let serviceFails = "여기서는 서비스가 실패합니다."
  let serviceIsSlow = "여기서는 서비스가 느려서 응답이 기다립니다."
  let serviceIsStored = "여기서는 서비스를 쓰지 않고 저장된 것을 읽습니다."
  let serviceAnswers = "여기부터 서비스가 바로 응답합니다."
  func answersTo(_ messages: [String]) -> String {
    "\(messages.joined(separator: ", "))에서 요청한 응답입니다."
  }
  func mocked(_ isOn: Bool, _ patterns: [String]) -> String {
    let names = patterns.joined(separator: ", ")
    return isOn
      ? "\(names)에서 Mock이 뷰를 대신하고, 지금까지의 이벤트를 받습니다."
      : "\(names)에 뷰가 돌아오고, 지금까지의 이벤트를 받습니다."
  }
  let reset = "모두 새로 로드합니다."
  func closed(_ patterns: [String]) -> String { "닫음: \(patterns.joined(separator: ", "))." }
  func caughtUp(_ patterns: [String], _ events: Int) -> String {
    "\(patterns.joined(separator: ", "))에서 지금까지의 이벤트 \(events)개를 되풀이했습니다."
  }

  // What was written down.
  let note = "메모"
  func noteOn(_ message: String) -> String { message }
  func code(_ file: String, _ first: Int, _ last: Int) -> String {
    first == last ? "\(file), \(first)번째 줄:" : "\(file), \(first)~\(last)번째 줄:"
  }

  // A lesson.
  let question = "질문"
  let task = "과제"
  func answered(_ answer: String) -> String { "답: \(answer)" }
  let rightAtOnce = "한 번에 맞혔습니다."
  func rightAfter(_ wrong: Int) -> String { "\(wrong)번 틀린 뒤에 맞혔습니다." }
  let rightOne = "정답"
  let chosen = "고른 답"
  let skipped = "건너뛰었습니다."
  let notAnswered = "아직 답하지 않았습니다."
  func because(_ reason: String) -> String { "이유: \(reason)" }
  let takeHome = "가져갈 것"

  // The learner's own code.
  func ownCode(_ name: String) -> String { "내 코드: \(name)" }
  func marks(_ signs: [String], _ own: String, _ original: String) -> String {
    "표시: \(signs[0]) \(own)에만 있음, \(signs[1]) \(original)에만 있음, \(signs[2]) 자리가 바뀜"
  }
  func beside(_ own: String, _ original: String) -> String { "\(original)와 나란히 본 \(own)" }

  // The end.
  let again = "다시 해 보려면"
  func more(_ count: Int) -> String { "… 그리고 \(count)줄 더." }
  let short = "모든 메시지와 그림과 명령: `export markdown --full`"

  // Worksheets.
  func worksheet(_ title: String) -> String { "학습지: \(title)" }
  let fillIn = "빈칸을 채우세요. 누가 보내고, 누가 받고, 무엇을 말하나요?"
  let sender = "보내는 쪽"
  let receiver = "받는 쪽"
  let words = "내용"
  func layers(_ names: [String]) -> String { "계층: \(names.joined(separator: ", "))" }
  let key = "정답"
  let answer = "정답"

  // Slides and pages.
  let before = "전"
  let after = "후"
  let screens = "화면"
  let inWords = "말로: ->는 호출, ~>는 알림"
}
