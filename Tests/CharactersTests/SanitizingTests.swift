import Characters
import Testing

@Suite struct SanitizingTests {
  @Test(arguments: [
    ("\u{1B}[31mred", #"\u{1B}[31mred"#),
    ("\u{0}", #"\u{0}"#), ("a\tb", #"a\u{9}b"#), ("\u{7}", #"\u{7}"#), ("\u{7F}", #"\u{7F}"#),
    ("\u{80}\u{9B}31m\u{9F}", #"\u{80}\u{9B}31m\u{9F}"#),
    ("\u{202A}\u{202E}", #"\u{202A}\u{202E}"#), ("\u{2066}\u{2069}", #"\u{2066}\u{2069}"#),
    ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
    ("a\nb", #"a\u{A}b"#), ("a\r\nb", #"a\u{D}\u{A}b"#),
    ("한\u{1B}글", #"한\u{1B}글"#),
  ])
  func `what steers a terminal becomes an escape`(text: String, expected: String) {
    #expect(text.sanitized == expected)
  }

  @Test(arguments: [
    "", "fire increase", "한글 漢字", "e\u{301}", "a → b", "\u{A0}", "\u{A9}", "\u{2027}",
    "\u{202F}", "\u{2065}", "\u{206A}", "\u{200E}", "\u{1F468}\u{200D}\u{1F467}", "\\u{1B}",
  ])
  func `all else is kept to the scalar`(text: String) {
    #expect(Array(text.sanitized.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test func `line feeds can be kept, carriage returns can't`() {
    #expect("a\nb\r\nc\u{1B}".sanitized(keepingNewlines: true) == "a\nb\\u{D}\nc\\u{1B}")
    #expect("a\nb".sanitized(keepingNewlines: true) == "a\nb")
    #expect("→\n→".sanitized(keepingNewlines: true) == "→\n→")
  }

  @Test func `no control, override or isolate of any block gets through`() {
    let steering = [
      0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF...0xFEFF, 0xFFFE...0xFFFF,
    ].joined()
    for value in steering {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let clean = "a\(Character(scalar))b".sanitized
      #expect(!clean.unicodeScalars.contains(scalar))
      #expect(clean == "a\\u{\(String(value, radix: 16, uppercase: true))}b")
    }
  }

  @Test func `sanitising twice is sanitising once`() {
    let once = "\u{1B}]0;title\u{7}".sanitized
    #expect(once.sanitized == once)
  }
}
