import Languages
import Testing

/// How a text of a language's table is filled in.
@Suite struct FormatTests {
  private func filled(
    _ text: String, _ arguments: any LocalizedArgument..., in language: Language = .english
  ) -> String {
    Format(text).filled(with: arguments, in: language)
  }

  @Test func `arguments stand where their numbers are`() {
    #expect(filled("{2} calls {1}", "Model", "View") == "View calls Model")
    #expect(filled("{1} of {2}, {1}", 2, 5) == "2 of 5, 2")
  }

  @Test func `a list has commas, an 'and' or an 'or', in the words of its language`() {
    let names = ["MVC", "MVP", "VIPER"]
    #expect(filled("{1}.", names) == "MVC, MVP, VIPER.")
    #expect(filled("{1&}.", names) == "MVC, MVP and VIPER.")
    #expect(filled("{1/}.", names) == "MVC, MVP or VIPER.")
    #expect(filled("{1&}", ["MVC"]) == "MVC")
    #expect(filled("{1&}", [String]()) == "")
    #expect(filled("{1/}", names, in: .korean) == "MVC, MVP 또는 VIPER")
    #expect(filled("{1}", names, in: .japanese) == "MVC、MVP、VIPER")
    #expect(filled("{1&}", names, in: .japanese) == "MVC、MVPとVIPER")
  }

  @Test(arguments: [(0, "nothing"), (1, "one layer"), (2, "2 layers")])
  func `a choice goes by a number`(count: Int, expected: String) {
    let text = "{1=0:nothing|1:one layer|*:{1} layers}"
    #expect(filled(text, count) == expected)
    #expect(
      filled(text, Array(repeating: "x", count: count)) == expected.replacing("2", with: "x, x"))
  }

  @Test func `what was filled into a text can be read again`() {
    let keys = ["program.parser.option-nearest", "program.parser.option"]
    func korean(_ text: String) -> String? {
      Language.korean.speaking { localized(text, matching: keys) }
    }
    #expect(
      korean("Unknown option '--plian'. Did you mean '--plain'?")
        == "'--plian'은 없는 옵션입니다. 혹시 '--plain'을 쓰려고 했나요?")
    #expect(korean("Unknown option '--x'") == "'--x'는 없는 옵션입니다.")
    #expect(korean("Unknown option --x") == nil)
    #expect(localized("Unknown option '--x'", matching: keys) == nil, "it is English already")
  }

  @Test func `a choice goes by a text, by whether there is one, and by yes and no`() {
    #expect(filled("{1=mvc:the first|*:another}", "mvc") == "the first")
    #expect(filled("{1=mvc:the first|*:another}", "mvp") == "another")
    #expect(filled("a{1=+:, in {1}}", "loop") == "a, in loop")
    #expect(filled("a{1=+:, in {1}}", "") == "a")
    #expect(filled("{1=1:yes|0:no}", true) == "yes")
    #expect(filled("{1=1:yes|0:no}", false) == "no")
  }

  @Test func `choices stand inside of others, and braces and lines can be written`() {
    #expect(filled("{1=1:{2=1:a|*:b}|*:c}", 1, 2) == "b")
    #expect(filled("{1=1:a || b|*:c} | d", 1) == "a | b | d")
    #expect(filled("{{1} {1}", "x") == "{1} x")
  }

  @Test func `a place that nothing fills shows its number`() {
    #expect(filled("{1} and {2}", "x") == "x and {2}")
  }

  @Test(arguments: [
    "{", "{1", "{1=", "{1=1", "{1=1:", "{1=1:a|", "{1&", "{x", "}", "{}", "{{", "||",
  ])
  func `what is torn off is read to its end`(text: String) {
    _ = filled(text, "x")
  }

  /// The word, its particles, and where from it is known how it is read.
  @Test(arguments: [
    ("모델", "을 이 은 과 로"), ("뷰", "를 가 는 와 로"), ("이벤트", "를 가 는 와 로"),
    ("화면", "을 이 은 과 으로"), ("줄", "을 이 은 과 로"),
    ("0", "을 이 은 과 으로"), ("1", "을 이 은 과 로"), ("2", "를 가 는 와 로"),
    ("3", "을 이 은 과 으로"), ("7", "을 이 은 과 로"), ("9", "를 가 는 와 로"),
    ("10", "을 이 은 과 으로"), ("1000", "을 이 은 과 으로"),
    ("MVC", "를 가 는 와 로"), ("MVVM", "을 이 은 과 으로"), ("VIPER", "를 가 는 와 로"),
    ("URL", "을 이 은 과 로"), ("Model", "을 이 은 과 로"), ("View", "를 가 는 와 로"),
    ("Presenter", "를 가 는 와 로"), ("screen", "을 이 은 과 으로"), ("step", "을 이 은 과 으로"),
    ("reset", "을 이 은 과 으로"), ("event", "를 가 는 와 로"), ("trace", "를 가 는 와 로"),
    ("back", "을 이 은 과 으로"), ("app", "을 이 은 과 으로"), ("book", "을 이 은 과 으로"),
    ("keep", "을 이 은 과 으로"), ("group", "을 이 은 과 으로"), ("check", "를 가 는 와 로"),
    ("ok", "를 가 는 와 로"), ("leak", "를 가 는 와 로"), ("edit", "를 가 는 와 로"), ("rule", "을 이 은 과 로"),
    ("'모델'", "을 이 은 과 로"),
    ("increase()", "를 가 는 와 로"), ("", "를 가 는 와 로"),
  ])
  func `a Korean particle has the form that the word before it asks for`(
    word: String, forms: String
  ) {
    let found = ["을", "이", "은", "과", "으로"].map {
      filled("{1}{\($0)}", word, in: .korean).dropFirst(word.count)
    }.joined(separator: " ")
    #expect(found == forms)
  }

  @Test func `what follows a Korean particle is written with it`() {
    #expect(filled("{1}{이라고} 합니다", "뷰", in: .korean) == "뷰라고 합니다")
    #expect(filled("{1}{이었}습니다", "화면", in: .korean) == "화면이었습니다")
    #expect(filled("{1}{이었}습니다", "뷰", in: .korean) == "뷰였습니다")
  }

  @Test(arguments: [
    ("략ㄷ", "fire"), ("ㅗ디ㅔ", "help"), ("ㅜㄷㅌㅅ", "next"), ("ㅕㅜ애", "undo"), ("ㅁ", "a"), ("ㅠ", "b"),
    ("ㅊ", "c"), ("ㅇ", "d"), ("ㅑㅜㅊㄱㄷㅁㄴㄷ", "increase"), ("퍋ㅈ", "view"), ("ㅅㄱㅁㅊㄷ", "trace"),
    ("ㅐㅔ두 채ㅕㅜㅅㄷㄱ", "open counter"), ("ㅋㅋ 3", "zz 3"), ("값", "rkqt"), ("왜", "dho"),
  ])
  func `Hangul tells which keys were pressed`(typed: String, keys: String) {
    #expect(Language.latin(typed) == keys)
  }

  @Test func `Hangul in its parts tells the same keys`() {
    #expect(Language.latin("\u{1105}\u{1163}\u{11A8}ㄷ") == "fire")
  }

  @Test func `what is in Latin letters, or in no script that is known, was typed as it is meant`() {
    #expect(Language.latin("fire") == nil)
    #expect(Language.latin("é") == nil)
    #expect(Language.latin("") == nil)
  }
}
