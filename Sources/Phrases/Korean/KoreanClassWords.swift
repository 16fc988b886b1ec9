import Exports
import Languages

/// What is said of what a class handed in, in Korean.
struct KoreanClassWords: ClassWords {
  var language: String { Language.korean.code }

  // The table.
  let heads = ["이름", "끝낸 단계", "처음에 맞음", "건너뜀", "Layercake"]
  func of(_ count: Int, _ all: Int) -> String { "\(all)개 중 \(count)개" }

  // The report.
  func summary(_ graded: Int, _ all: Int) -> String { "제출물 \(all)개 중 \(graded)개를 다시 실행했습니다." }
  func prediction(_ kind: String, _ event: String, _ pattern: String?) -> String {
    let kinds = [
      "path": "경로", "count": "메시지 수", "order": "순서", "value": "값", "screen": "화면",
    ]
    return (pattern.map { "\($0)에서 " } ?? "") + "\(event)의 \(kinds[kind] ?? kind) 예측"
  }
  let nothing = "없음"
  func didIt(_ count: Int, _ all: Int) -> String { "\(all)명 중 \(count)명이 했습니다" }
  func wrong(_ count: Int, _ all: Int) -> String { "\(all)명 중 \(count)명이 틀렸습니다" }
  func said(_ count: Int, _ what: String) -> String { "\(count)명의 답: \(what)" }
  func skippedIt(_ count: Int) -> String { "\(count)명이 건너뛰었습니다" }
  func didNotCome(_ count: Int) -> String { "\(count)명은 여기까지 오지 않았습니다" }
  let caveat =
    "제출물은 동작을 적은 파일이고, 처음부터 다시 실행한 것입니다. 무엇을 했는지는 알 수 있지만 누가 했는지는 알 수 없습니다. "
    + "파일은 복사할 수 있습니다."

  // The picture and the page.
  let legend = ["처음에 맞음", "처음에 틀림", "건너뜀", "오지 않음"]
  let sameInWords = "질문마다 막대가 하나씩 있습니다. 아래 표에 같은 내용이 있습니다."
  let byQuestion = "질문별 결과"
  let question = "질문"
  let outcome = "결과"
  let equals = "같은 제출물"
  let toLookAt = "살펴볼 것"

  // What is to be known of a hand-in, a sentence each.
  func foreign(_ header: String) -> String { "제출물이 아닙니다. 제출물은 \("'\(header)'".with("으로")) 시작합니다." }
  func newer(_ version: Int, _ newest: Int) -> String {
    "더 새로운 Layercake가 버전 \("\(version)".with("으로")) 썼습니다. 여기서는 \(newest)까지 읽습니다."
  }
  func lacks(_ key: String) -> String { "온전한 제출물이 아닙니다. '\(key) …' 줄이 없습니다." }
  func unreadable(_ reason: String) -> String { "읽을 수 없습니다: \(reason)." }
  func tooLarge(_ megabytes: Int) -> String { "\(megabytes) MB보다 큽니다. 제출물은 몇 천 바이트입니다." }
  func otherLesson(_ id: String, _ asked: String) -> String {
    "\("'\(asked)'".with("이")) 아니라 '\(id)' 레슨의 제출물입니다."
  }
  let cut = "끝이 없습니다. 있는 것만 셉니다."
  let changed = "쓰인 그대로가 아닙니다. 지금 실행되는 대로 셉니다."
  func noAction(_ line: Int) -> String { "\(line)번째 줄은 이 레슨에서 하는 동작이 아닙니다. 그 뒤는 세지 않습니다." }
  func tooMany(_ most: Int) -> String { "동작이 \(most)개보다 많습니다. 나머지는 세지 않습니다." }
  let lessonChanged = "이것을 쓸 때 레슨이 묻던 것은 지금과 다릅니다."
  func refused(_ line: String, _ reason: String) -> String { "'\(line)'은(는) 할 수 없습니다: \(reason)" }
  let ownCode = "직접 쓴 코드가 들어 있습니다. 보여 주기만 하고 실행하지 않았습니다."
  func twins(_ names: [String], _ actions: Int, _ hasOwnWords: Bool) -> String {
    "\(names.joined(separator: ", ")): 같은 동작 \(actions)개를 제출했습니다. "
      + (hasOwnWords
        ? "이유도 토씨 하나까지 같습니다." : "자기 말로 쓴 것은 없습니다. 짧고 바른 길은 서로 비슷합니다.")
  }
}
