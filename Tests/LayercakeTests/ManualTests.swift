import TestSupport
import Testing

/// What an installer puts beside the program.
@Suite(.waiting) struct ManualTests {
  @Test func `the manual page has every option and every command with its examples`() throws {
    let outcome = try Program("layercake").run(["manual"])
    #expect(outcome.exit == .code(0))
    let text = outcome.text
    #expect(text.hasPrefix(".TH LAYERCAKE 1"))
    for part in [
      ".SH COMMANDS", ".B fire [EVENT] [VALUE] [on PATTERN...]", "\\-\\-plain", ".SS Lessons",
      "\\fItrace mvp \\-\\-diagram\\fR: a sequence diagram.", ".SH FILES", ".SH EXIT STATUS",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    // A line that begins with a dot is a request: only known ones.
    let requests = Set(
      text.split(separator: "\n").filter { $0.hasPrefix(".") }.map { $0.prefix(3) })
    #expect(requests == [".TH", ".SH", ".SS", ".TP", ".B ", ".I ", ".br", ".nf", ".fi"])
  }

  @Test func `its headings are those of the language that is spoken`() throws {
    let text = try Program("layercake").run(["--language", "ko", "manual"]).text
    let headings = text.split(separator: "\n").filter { $0.hasPrefix(".SH ") }.map {
      $0.dropFirst(4)
    }
    #expect(headings == ["이름", "사용법", "옵션", "명령", "파일", "종료 상태"])
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `the system's shells can complete its options`(shell: String) throws {
    let outcome = try Program("layercake").run(["--generate-completion-script", shell])
    #expect(outcome.exit == .code(0))
    for word in ["plain", "lessons", "check", "run"] { #expect(outcome.text.contains(word)) }
  }

  /// What the program offers for a word, as the script of a shell asks for it.
  private func candidates(
    for argument: [String], _ words: [String], at place: Int, shell: String = "bash"
  ) throws -> [String] {
    let asked = ["---completion"] + argument + [String(place), String(words[place].count)]
    let outcome = try Program("layercake").run(asked + words, environment: ["SAP_SHELL": shell])
    #expect(outcome.exit == .code(0))
    return outcome.text.split(separator: "\n").map(String.init)
  }

  @Test func `a lesson is completed by its id, or by its number`() throws {
    let lesson = ["lesson", "--", "positional@0"]
    let ids = try candidates(for: lesson, ["layercake", "lesson", ""], at: 2)
    #expect(ids.first == "one-tap" && ids.count > 20)
    let numbers = try candidates(for: lesson, ["layercake", "lesson", "1"], at: 2)
    #expect(numbers.first == "1.1" && numbers.count == ids.count)
  }

  @Test func `where the shell shows what a candidate is, a lesson's title is told`() throws {
    let lesson = ["lesson", "--", "positional@0"]
    let words = ["layercake", "--language", "ko", "lesson", ""]
    let fish = try candidates(for: lesson, words, at: 4, shell: "fish")
    #expect(fish.first == "one-tap\t한 번의 탭: 역할이란 무엇인가")
    let zsh = try candidates(for: lesson, ["layercake", "lesson", ""], at: 2, shell: "zsh")
    #expect(zsh.first == "one-tap:One tap\\: what a role is")
  }

  @Test func `a folder of lessons is heeded`() throws {
    let folder = try ScratchFolder()
    try folder.add("mine.md", "---\nid: mine\ntitle: Mine\n---\nHello.\n")
    let words = ["layercake", "lesson", "--lessons", folder.path, ""]
    #expect(try candidates(for: ["lesson", "--", "positional@0"], words, at: 4) == ["mine"])
  }

  @Test func `languages and patterns are those that there are`() throws {
    let words = ["layercake", "convert", ""]
    let languages = try candidates(for: ["convert", "--", "--language"], words, at: 2)
    let listed = try Script.run("set\n").text.firstMatch(
      of: /language en +((?:\w+(?: \(draft\))?(?:, )?)+)/)
    let codes = try #require(listed).output.1.split(separator: ", ").map { $0.prefix { $0 != " " } }
    #expect(languages == codes.map(String.init).sorted())
    let patterns = try candidates(for: ["convert", "--", "--on"], words, at: 2)
    #expect(patterns == patterns.sorted() && Set(["mvc", "ribs"]).isSubset(of: patterns))
  }
}
