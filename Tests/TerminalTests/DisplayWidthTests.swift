import Terminal
import Testing

@Suite struct DisplayWidthTests {
  /// Answers recorded from wcwidth 0.7.0 (Unicode 17.0).
  static let recorded: [(text: String, columns: Int)] = [
    ("", 0), ("a", 1), ("layercake> ", 11),
    // Combining marks, joiners and other characters without a column.
    ("e\u{301}", 1), ("\u{E9}", 1), ("\u{301}", 0), ("\u{200B}", 0), ("\u{200D}", 0),
    ("\u{FEFF}", 0), ("\u{3164}", 0), ("\u{AD}", 1), ("\u{600}", 1),
    // East Asian Wide, Fullwidth and Halfwidth.
    ("漢字", 4), ("カナ", 4), ("\u{FF76}\u{FF85}", 2), ("\u{FF21}", 2), ("\u{3000}", 2),
    ("\u{303F}", 1), ("\u{4DC0}", 2), ("\u{20000}", 2),
    // Hangul: a syllable, the same in conjoining letters, a lone letter, and fillers.
    ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1100}\u{1161}", 2), ("\u{314E}", 2),
    ("\u{115F}", 2), ("\u{1100}\u{1100}", 4), ("MVC 패턴 \u{1F34E}", 11),
    // Emoji: by default, by U+FE0F, and text where U+FE0F has no say.
    ("\u{231A}", 2), ("\u{2764}", 1), ("\u{2764}\u{FE0F}", 2), ("\u{AE}\u{FE0F}", 2),
    ("a\u{FE0F}", 1), ("1\u{FE0F}\u{20E3}", 2), ("\u{1F44D}", 2), ("\u{1F44D}\u{1F3FD}", 2),
    // Flags, half a flag, and joined sequences.
    ("\u{1F1F0}\u{1F1F7}", 2), ("\u{1F1F0}", 2),
    ("\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2),
    ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", 2),
    ("\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}", 2),
    // Marks that take a column of their own.
    ("\u{E01}\u{E33}", 2), ("\u{915}\u{940}", 2),
    // Newcomers of Unicode 16 and 17, and private use.
    ("\u{16D40}", 1), ("\u{1CEC0}", 1), ("\u{1FAEA}", 2), ("\u{E000}", 1),
    // Ambiguous characters, narrow unless said otherwise.
    ("\u{2500}", 1), ("\u{2192}", 1), ("\u{3B1}", 1), ("\u{42F}", 1),
  ]

  @Test(arguments: recorded)
  func `a text takes the columns that wcwidth gives it`(row: (text: String, columns: Int)) {
    #expect(row.text.displayWidth() == row.columns)
  }

  /// Answers recorded from wcwidth 0.7.0 with ambiguous_width=2.
  @Test(arguments: [
    ("─", 2), ("→", 2), ("α", 2), ("Я", 2), ("…", 2), ("\u{2460}", 2), ("\u{A1}", 2),
    ("\u{256D}", 2), ("\u{E000}", 2), ("a", 1), ("\u{2591}", 1), ("\u{2764}", 1), ("한", 2),
    ("\u{301}", 0),
  ])
  func `an ambiguous character is wide where the terminal says so`(text: String, columns: Int) {
    #expect(text.displayWidth(ambiguous: .wide) == columns)
  }

  @Test func `a joined sequence is two columns wide without its presentation selector`() {
    // wcwidth 0.7.0 answers 1, the width of the white flag alone; the glyph is an emoji's.
    #expect("\u{1F3F3}\u{200D}\u{1F308}".displayWidth() == 2)
  }

  @Test(arguments: ["\n", "\r\n", "\t", "\u{1B}", "\u{7F}", "\u{9B}", "\u{2028}"])
  func `a control character takes no column`(text: String) {
    #expect(text.displayWidth() == 0)
  }

  @Test func `a character is as wide as the text of it alone`() {
    for row in Self.recorded where row.text.count == 1 {
      for character in row.text { #expect(character.displayWidth() == row.columns) }
    }
  }

  @Test func `composing a text does not change its width`() {
    let syllables = "가각힣한글"
    let decomposed =
      "\u{1100}\u{1161}\u{1100}\u{1161}\u{11A8}\u{1112}\u{1175}\u{11C2}"
      + "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"
    #expect(syllables.displayWidth() == 10)
    #expect(decomposed.displayWidth() == 10)
  }
}
