// swift-format-ignore-file
// A text stands on one line, so that a search finds it.

extension KoreanTexts {
  /// What is looked at inside.
  static let looks: [String: String] = [
    "leaks.none": "누수가 없습니다.",
    "leaks.none-open": "누수가 없습니다. 화면에 보이지 않으면서 남아 있는 객체가 없습니다. 'close' 뒤에 다시 확인해 보세요.",
    "leaks.alive": "{1}{2=1:, 닫은 뒤}: 계층 {3}개가 아직 해제되지 않았습니다",
    "leaks.layers": "남아 있는 계층: {1&}",
    "leaks.cycle": "순환 참조: {1}",
    "leaks.cycle-on": "그리고 {1}",
    "leaks.no-cycle": "순환 참조는 없습니다. {1}. 이것을 보여 주는 화면은 없습니다",
    "leaks.unseen": "순환 참조가 보이지 않습니다. 다른 무언가가 붙들고 있습니다",
    "leaks.holds": "{1}{이} {3} 프로퍼티로 {2}{을} 강하게 참조합니다",
    "leaks.captures": "{1}{이} {3}의 클로저로 {2}{을} 강하게 참조합니다",
  ]
}
