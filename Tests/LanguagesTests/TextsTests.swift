import Languages
import Testing

/// The tables of texts: each language says the same.
@Suite struct TextsTests {
  private static let others = Language.all.filter { $0 != .english }

  /// The languages that have to say all.
  private static let whole = others.filter { !$0.isDraft }.map(\.code)

  private func language(_ code: String) throws -> Language { try #require(Language.known(code)) }

  @Test(arguments: whole)
  func `each language says all that English says, unless it is a draft`(code: String) throws {
    let (texts, english) = (Set(try language(code).texts.keys), Set(Language.english.texts.keys))
    #expect(english.subtracting(texts).sorted() == [], "these are missing")
  }

  @Test(arguments: others.map(\.code))
  func `no language says what English doesn't`(code: String) throws {
    let (texts, english) = (Set(try language(code).texts.keys), Set(Language.english.texts.keys))
    #expect(texts.subtracting(english).sorted() == [], "nothing asks for these")
  }

  @Test(arguments: others.map(\.code))
  func `a text fills in what the English one does`(code: String) throws {
    for (key, text) in try language(code).texts {
      guard let english = Language.english.texts[key] else { continue }
      #expect(Format(text).arguments == Format(english).arguments, "\(key)")
    }
  }

  @Test(arguments: Language.all.map(\.code))
  func `every particle is one of its language`(code: String) throws {
    let language = try language(code)
    for (key, text) in language.texts {
      for name in Format(text).particles {
        #expect(language.particle(name, "뷰") != nil, "\(key): {\(name)}")
      }
    }
  }

  @Test func `the first argument of a text is number 1, and none is left out`() {
    for (key, text) in Language.english.texts {
      let arguments = Format(text).arguments
      #expect(arguments == Set(1..<arguments.count + 1), "\(key)")
    }
  }

  /// What the glossary has other words for, or what a particle by hand looks like.
  @Test(arguments: [
    "을(를)", "를(을)", "이(가)", "은(는)", "와(과)", "(으)로", "뷰 모델", "데이터 묶음", "유스 케이스",
    "말을 듣", "말을 들", "관찰자", "넷째", "소식을", "옵저버블",
  ])
  func `Korean says what its glossary says`(word: String) {
    for (key, text) in Language.korean.texts { #expect(!text.contains(word), "\(key)") }
  }

  @Test func `a particle fits what is read before it, in quotes, too`() {
    let text = Format("'{1}'{은} {2}{을}")
    #expect(text.filled(with: ["로그", "MVP"], in: .korean) == "'로그'는 MVP를")
    #expect(text.filled(with: ["파일", "3"], in: .korean) == "'파일'은 3을")
    // Names of what is typed are words, in capitals, too; abbreviations are read by their letters.
    let needed = Format("{1}{이} 필요합니다")
    for (word, particle) in [
      ("PATTERN", "이"), ("LESSON", "이"), ("FILE", "이"), ("NAME", "이"), ("FORMAT", "이"),
      ("EVENT", "가"), ("PATH or TEXT", "가"), ("NUMBER or all", "이"), ("VIPER", "가"),
      ("MVVM", "이"), ("HTML", "이"), ("CSV", "가"),
    ] {
      #expect(needed.filled(with: [word], in: .korean) == "\(word)\(particle) 필요합니다")
    }
  }

  @Test func `a draft says what it has, and the rest in English`() {
    #expect(Language.japanese.speaking { localized("glossary.presenter") } == "プレゼンター")
    #expect(Language.japanese.speaking { localized("leaks.none") } == "Nothing leaks.")
    #expect(
      Language.japanese.localized("class.twins", ["Kim", "Lee"], 2, true).hasPrefix("Kim and Lee"))
    for language in Language.all {
      #expect(language.listed == language.code + (language.isDraft ? " (draft)" : ""))
    }
  }

  @Test func `a language is known by its code and by a locale's name`() {
    #expect(Language.of("ko_KR.UTF-8") == .korean)
    #expect(Language.of("ko-KR") == .korean)
    #expect(Language.of("C") == .english)
    #expect(Language.known("xx") == nil)
  }

  @Test func `what is said while a language is spoken is in it, and English before and after`() {
    let before = localized("leaks.none")
    #expect(Language.korean.speaking { localized("leaks.none") } == "누수가 없습니다.")
    #expect(before == "Nothing leaks.")
    #expect(localized("leaks.none") == before)
    #expect(Language.japanese.speaking { Language.korean.localized("leaks.none") } == "누수가 없습니다.")
  }

  @Test func `an answer is read in every language, whichever is spoken`() {
    let numbers = ["3", "three", "Three", "3개", "3個", "x"].map(AnswerWords.number)
    #expect(numbers == [3, 3, 3, 3, 3, nil])
    let roles = ["프레젠터", "プレゼンター", "presenter"].map(AnswerWords.role)
    #expect(roles == ["Presenter", "Presenter", nil])
    let nothing = ["nothing", "None", "없음", "なし", "0"].map(AnswerWords.meanNothing)
    #expect(nothing == [true, true, true, true, false])
    #expect(["because", "fire"].map { AnswerWords.areOfSentence($0) } == [true, false])
  }

  @Test func `a text that no language has is its key`() {
    #expect(localized("no.such.text") == "no.such.text")
  }
}
