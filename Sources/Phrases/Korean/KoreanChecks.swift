import Queries
import Sessions
import Views

/// Why checks fail, in Korean.
extension KoreanLessonPhrases {
  func reason(_ failure: CheckError) -> String {
    switch failure {
    case .values(let failures, let origin):
      return failures.map(value).joined(separator: "; ") + (origin.map { " (\(place($0)))" } ?? "")
    case .line(let number, let one, let other):
      return "\(number)번째 줄이 \(one.title)에서는 \(one.text.quotedAsWord), "
        + "\(other.title)에서는 \(other.text.quotedAsWord)입니다"
    case .lines(let one, let count, let other, let others):
      return "\(one)에는 \(count)줄, \(other)에는 \(others)줄이 보입니다"
    case .lacks(let text, let title, let shown):
      let lines = CheckError.list(shown, near: text).map { " 지금 보이는 것: \($0)" } ?? ""
      return "\(title) 화면에 없습니다: \(text.quotedAsWord).\(lines)"
    case .sentNothing(let title): return "\(title)에서 오간 메시지가 없습니다"
    case .sentNone(let title, let hop, nil): return "\(title)에 \(hop) 메시지가 없습니다"
    case .sentNone(let title, let hop, let last?):
      return "\(title)에서 \(last.name) \(last.text) 뒤에 \(hop) 메시지가 없습니다"
    case .sentOther(let message, let hop):
      return "\(message.name)에 온 것은 \(message.text), 와야 할 것은 \(hop)"
    case .sentMore(let title, let messages):
      return "\(title)에서 \(messages.count)개가 더 갔습니다: \(CheckError.list(messages))"
    case .sentForbidden(let title, let messages):
      return "\(title)에서 있어서는 안 될 메시지 \(messages.count)개: \(CheckError.list(messages))"
    case .counted(let title, let hop, let messages, let asked, let number):
      let names = messages.isEmpty ? "" : ": \(CheckError.names(messages))"
      return "\(title)에서 \(hop) 메시지가 \(messages.count)번 갔습니다. "
        + "횟수는 \(wanted(asked, number.description, true)) 합니다\(names)"
    case .notPaused: return "멈춘 이벤트가 없습니다"
    case .pausedElsewhere(let message, let hop): return "\(hop) 앞이 아니라 \(message) 앞에 멈추었습니다"
    case .stillExists(let path): return "아직 있습니다: \(path)"
    case .noneAlive(let role): return "살아남은 계층 가운데 \(role) 역할은 없습니다"
    case .stillAlive(let roles):
      return "아직 살아 있습니다: \(roles.map(\.name).joined(separator: ", "))"
    case .notLooked(let look): return missing(look)
    case .brokeRules(let title, let count, let wanted):
      return "\(title)에서 규칙을 어긴 횟수가 \("\(wanted)".with("이어야")) 하는데 \(count)입니다"
    case .unreadable(let error):
      return unreadable(error.fault) ?? failure.description
    }
  }

  private func value(_ failure: ComparisonError) -> String {
    switch failure.told {
    case .value(let name, let value, let asked, let other):
      "\(name)의 값이 \(wanted(asked, other, failure.wanted)) 하는데 \(value)입니다"
    case .part(let name, let value, let whole):
      "\(name)의 값 \("\(value)".with("이")) \(whole)에 들어 " + (failure.wanted ? "있지 않습니다" : "있습니다")
    case .plain(let comparison): "\(comparison): \(failure.wanted ? "거짓" : "참")입니다"
    }
  }

  /// What a value should be, beside another.
  /// What a value has to be, up to the word that says that it has to: `2여야`, `0보다 커야`.
  private func wanted(
    _ asked: ComparisonOperator, _ other: String, _ wanted: Bool
  ) -> String {
    switch (asked, wanted) {
    case (.equal, true), (.unequal, false): other.with("이어야")
    case (.unequal, true), (.equal, false): "\(other.with("이")) 아니어야"
    case (.less, true), (.atLeast, false): "\(other)보다 작아야"
    case (.atMost, true), (.more, false): "\(other) 이하여야"
    case (.more, true), (.atMost, false): "\(other)보다 커야"
    case (.atLeast, true), (.less, false): "\(other) 이상이어야"
    case (.contains, true): "\(other.with("을")) 포함해야"
    case (.contains, false): "\(other.with("을")) 포함하지 않아야"
    }
  }

  private func place(_ origin: ValueOrigin) -> String {
    switch origin {
    case .setInside(let message): "\(message)에서 설정된 값"
    case .loaded: "로드된 뒤 바뀌지 않음"
    }
  }

  private func missing(_ look: LookExpectation) -> String {
    switch look {
    case .blamed(nil): "결함을 아직 찾지 못했습니다"
    case .blamed(let specimen?): "\(specimen.title)의 결함을 아직 찾지 못했습니다"
    case .inspected(let path): "아직 들여다보지 않았습니다: \(path)"
    case .read(let what): "아직 읽지 않았습니다: \(what)"
    case .compared(nil): "아직 비교하지 않았습니다"
    case .compared(let feature?): "\(feature)의 패턴들을 아직 비교하지 않았습니다"
    }
  }

  /// Why a check can't be held against what lies open; nil where the lesson is at fault.
  private func unreadable(_ fault: QueryError.Kind) -> String? {
    switch fault {
    case .notOpen(let name): "열려 있지 않습니다: \(name)"
    case .nowhere(.emptyScreen(let specimen)): "\(specimen)에는 아직 아무것도 보이지 않습니다"
    case .nowhere(.noSuchRole(let specimen)): "\(specimen)에는 그런 계층이 없습니다"
    case .nowhere(.noSuchProperty(let type)), .nowhere(.plainValue(let type)):
      "\(type)에는 그런 프로퍼티가 없습니다"
    case .nowhere(.nothingInside): "nil 안에는 아무것도 없습니다"
    case .unterminatedQuote, .unknownEscape, .unknown, .expected, .tooLarge, .unexpected,
      .misordered, .tooDeep, .incomparable, .unordered, .notText, .unresolved:
      nil
    }
  }
}
