extension RandomAccessCollection where Index == Int {
  /// The index of an element by the number, from 1, that people count it by; nil if there is none. The
  /// number may be any that was typed or read from a file.
  package func index(ofNumber number: Int) -> Int? {
    number >= 1 && number <= count ? startIndex + (number - 1) : nil
  }
}
