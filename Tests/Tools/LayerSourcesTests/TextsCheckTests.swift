import Testing

@testable import LayerSourcesCore

/// What the sources say, held against the tables of texts.
struct TextsCheckTests {
  private static let table = """
    "fire.summary" = "do it";
    "leaks.all" = "All leaks.";
    "leaks.none" = "Nothing leaks.";
    """

  /// The findings in a file, without its name.
  private func findings(_ text: String, _ table: String = Self.table) -> [String] {
    var check = TextsCheck()
    check.addTable(table, at: "T")
    check.add(ScannedFile(path: "A", location: FileLocation(absolutePath: "/A"), text: text))
    return check.findings().map(\.description)
  }

  private let uses =
    "let all = [localized(\"leaks.none\"), localized(\"leaks.all\"), localized(\"\\(name).summary\")]"

  @Test func `what comes from the tables is in order`() {
    #expect(findings(uses) == [])
    #expect(findings(uses + "\nlet name = \"one\"\nlet path = \"a/b.txt\"") == [])
  }

  @Test func `a sentence outside of the tables is found with its place`() {
    #expect(
      findings(uses + "\nText(\"Nothing leaks \\(here).\")")
        == ["A:2: a reader sees this, and no table has it: \"Nothing leaks *.\""])
  }

  @Test func `a sentence inside of what is filled in is found`() {
    #expect(
      findings(uses + "\nlet a = localized(\"leaks.all\", \"no key at all\")")
        == ["A:2: a reader sees this, and no table has it: \"no key at all\""])
  }

  @Test func `a key that no table has is found, and a row that nothing asks for`() {
    #expect(
      findings("let a = localized(isAny ? \"leaks.none\" : \"leaks.non\")\nlet b = \"leaks.all\"")
        == ["A:1: no table has the key 'leaks.non'", "T:1: nothing asks for 'fire.summary'"])
    #expect(
      findings(uses + "\nlet b = StyledText(localized: \"\\(name).head\", .bold)")
        == ["A:2: no table has the key '*.head'"])
    #expect(
      findings(uses + "\nlet b = language.localized(\"leaks.some\", 2)")
        == ["A:2: no table has the key 'leaks.some'"])
  }

  @Test func `what is refused is a key of the tables, alone or with what is filled in`() {
    #expect(
      findings(uses + "\nfunc a() throws(Refusal) { throw \"error.no-such\" }")
        == ["A:2: no table has the key 'error.no-such'"])
    #expect(
      findings(
        uses + "\nlet b = Refusal(\"leaks.some\", name, accepted: LocalizedText(\"leaks.all\"))")
        == ["A:2: no table has the key 'leaks.some'"])
  }

  @Test func `a row beside another is asked for with that one`() {
    let table = Self.table.replacing(
      "\"leaks.none\"", with: "\"leaks.none.advice\" = \"Look: owners.\";\n\"leaks.none\"")
    let beside = "\nlet advice = localized(\"\\(key).advice\")"
    #expect(findings(uses + beside, table) == [])
    #expect(
      findings(uses.replacing("leaks.none", with: "leaks.all") + beside, table) == [
        "A:2: no table has the key '*.advice'", "T:3: nothing asks for 'leaks.none.advice'",
        "T:4: nothing asks for 'leaks.none'",
      ])
  }

  @Test(arguments: [
    "preconditionFailure(\"two texts of one key\")",
    "@available(*, message: \"no longer there\")\nfunc f() {}",
    "let a = \"digraph trace {\" // no text: Graphviz",
    "// no text: Graphviz\nlet a = [\"digraph trace {\"]",
  ])
  func `what is for authors or machines is none`(text: String) {
    #expect(findings(uses + "\n" + text) == [])
  }

  @Test(arguments: [
    "let a = Command(\"fire\", examples: [\"fire increase\", \"fire increase on mvp\"])",
    "let a = Command(look: \"side\", writtenAs: \"EVENT [on PATTERN]\") { _ in side() }",
    "let a = Parameter(\"PATH or TEXT\", .word).completing { _ in [] }",
  ])
  func `what is typed is none`(text: String) {
    #expect(findings(uses + "\n" + text) == [])
  }

  @Test(arguments: [
    "let a = Command(\"fire\", examples: []) { _ in Text(\"Nothing was fired.\") }",
    "let a = Text(examples: [\"Nothing was fired.\"])",
    "let a = Parameter(\"FILE\", .written(\"Nothing was fired.\"))",
  ])
  func `what is said beside it is found`(text: String) {
    #expect(
      findings(uses + "\n" + text)
        == ["A:2: a reader sees this, and no table has it: \"Nothing was fired.\""])
  }
}
