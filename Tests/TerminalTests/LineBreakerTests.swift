import Terminal
import Testing

@Suite struct LineBreakerTests {
  @Test(arguments: [
    ("", 10, [""]),
    ("one two three", 20, ["one two three"]),
    ("one two three", 7, ["one two", "three"]),
    ("one two three", 8, ["one two", "three"]),
    ("one  two", 4, ["one", "two"]),
    ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
    ("ab cdefghij", 4, ["ab", "cdef", "ghij"]),
    ("abcd ef", 4, ["abcd", "ef"]),
    ("  one two", 6, ["  one", "two"]),
    ("one   ", 3, ["one"]),
    ("one\ntwo\n", 9, ["one", "two", ""]),
    ("one\r\n\r\ntwo", 9, ["one", "", "two"]),
  ])
  func `lines break at spaces, and within words that no line can hold`(
    text: String, columns: Int, expected: [String]
  ) {
    #expect(text.wrapped(to: columns) == expected)
  }

  @Test(arguments: [
    ("漢字仮名", 5, ["漢字", "仮名"]),
    ("ab漢字", 4, ["ab漢", "字"]),
    ("漢字仮。名", 6, ["漢字", "仮。名"]),
    ("漢「字」", 4, ["漢", "「字", "」"]),
    ("한국어는 띄어 쓴다", 10, ["한국어는", "띄어 쓴다"]),
    ("프레젠테이션", 5, ["프레", "젠테", "이션"]),
    ("漢字", 1, ["漢", "字"]),
  ])
  func `Chinese and Japanese break between characters, Korean at its spaces`(
    text: String, columns: Int, expected: [String]
  ) {
    #expect(text.wrapped(to: columns) == expected)
  }

  @Test func `every line but the first is indented`() {
    #expect(
      "open  lists features that are built".wrapped(to: 16, indent: 6)
        == ["open  lists", "      features", "      that are", "      built"])
    #expect("aa bb cc".wrapped(to: 4, indent: 100) == ["aa", "  bb", "  cc"])
    #expect("aa bb".wrapped(to: 4, indent: -1) == ["aa", "bb"])
  }

  @Test func `words in Greek stay whole where Greek is drawn wide`() {
    #expect("αβγ δε".wrapped(to: 8, ambiguous: .wide) == ["αβγ", "δε"])
  }

  @Test(arguments: 1...40)
  func `no line is too wide and no character is lost`(columns: Int) {
    let text = "A presenter 프레젠터는 화면을 모른다。「漢字仮名交じり文」 \u{1F468}\u{200D}\u{1F467} e\u{301}nd"
    let lines = text.wrapped(to: columns, indent: 2)
    for line in lines where line.drop(while: { $0 == " " }).count > 1 {
      #expect(line.displayWidth() <= columns)
    }
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }

  @Test(arguments: [0, -5])
  func `without any columns each character stands alone`(columns: Int) {
    #expect("abc".wrapped(to: columns) == ["a", "b", "c"])
  }
}
