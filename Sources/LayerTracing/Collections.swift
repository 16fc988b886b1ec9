extension Sequence where Element: Hashable {
  /// The elements, each once, in the order of their first appearance.
  package var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The index of an element by the number, from 1, that people count it by; nil if there is none. The
  /// number may be any that was typed or read from a file.
  package func index(ofNumber number: Int) -> Int? {
    number >= 1 && number <= count ? startIndex + (number - 1) : nil
  }
}

extension Range<Int> {
  /// The first number that meets a condition which all later ones meet, too; the end if none does.
  func firstPlace(where isSo: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isSo(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
