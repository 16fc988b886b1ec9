import Terminal
import Testing

@Suite struct FittingTests {
  @Test(arguments: [
    ("ab", 5, Alignment.left, "ab   "), ("ab", 5, .right, "   ab"), ("ab", 5, .center, " ab  "),
    ("ab", 6, .center, "  ab  "), ("한글", 6, .right, "  한글"), ("한글", 5, .center, "한글 "),
    ("ab", 2, .left, "ab"), ("abc", 2, .right, "abc"), ("", 2, .left, "  "),
    ("ab", -1, .left, "ab"),
  ])
  func `padding counts columns, not characters`(
    text: String, columns: Int, alignment: Alignment, expected: String
  ) {
    #expect(text.padded(to: columns, alignment: alignment) == expected)
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("abcd", 1, "…"), ("abcd", 0, ""), ("abcd", -1, ""),
    ("한글은", 6, "한글은"), ("한글은", 5, "한글…"), ("한글은", 4, "한…"), ("한글은", 2, "…"),
    ("", 0, ""),
    (
      "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}!!", 3,
      "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}…"
    ),
  ])
  func `a cut text ends in an ellipsis and keeps clusters whole`(
    text: String, columns: Int, expected: String
  ) {
    #expect(text.truncated(to: columns) == expected)
  }

  @Test func `an ellipsis that is wide takes the room of two`() {
    #expect("abcd".truncated(to: 3, ambiguous: .wide) == "a…")
    #expect("abcd".truncated(to: 1, ambiguous: .wide) == "")
    #expect("→".padded(to: 3, ambiguous: .wide) == "→ ")
  }
}
