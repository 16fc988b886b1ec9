import Testing

@testable import LayerSourcesCore

/// How a finding is allowed, and what is no waiver.
struct WaiverTests {
  /// The head of a file whose third line holds a finding.
  private static func member(_ before: String, _ after: String = "") -> String {
    "@Layer(.model) class A {\n\(before)\nlazy var x = 1\(after)\n}"
  }

  @Test(arguments: [
    member("// layer-lint: allow(cannot-be-traced): it is built once"),
    member("//layer-lint:allow(cannot-be-traced):once"),
    member("", " // layer-lint: allow(cannot-be-traced): it is built once"),
    member("// layer-lint: allow(cannot-be-traced): it is built once\n/// What x is."),
    member(
      "// layer-lint: allow(cannot-be-traced): once\n"
        + "// layer-lint: allow(subclass-without-layer): another"),
  ])
  func `a waiver with a reason allows its rule`(source: String) {
    #expect(lint(source) == [])
  }

  @Test(arguments: [
    member("// layer-lint: allow(subclass-without-layer): another rule"),
    member("let y = 1 // layer-lint: allow(cannot-be-traced): speaks for its own line"),
    member("// layer-lint: allow(cannot-be-traced): too far away\n\n"),
    member("/// // layer-lint: allow(cannot-be-traced): an example"),
    member("/* layer-lint: allow(cannot-be-traced): no line comment */"),
    member("// layer-lint is a program."),
  ])
  func `a waiver for something else allows nothing`(source: String) {
    let findings = lint(source)
    #expect(findings.count == 1)
    #expect(findings.allSatisfy { $0.hasSuffix("[cannot-be-traced]") })
  }

  @Test(arguments: [
    Case(
      "no reason", "// layer-lint: allow(cannot-be-traced)",
      "1:1: error: this waiver gives no reason. Write '// layer-lint: allow(cannot-be-traced): "
        + "reason'. [waiver]"),
    Case(
      "an empty reason", "let x = 1  // layer-lint: allow(cannot-be-traced):  ",
      "1:12: error: this waiver gives no reason. Write '// layer-lint: allow(cannot-be-traced): "
        + "reason'. [waiver]"),
    Case(
      "an unknown rule", "// layer-lint: allow(everything): I say so",
      "1:1: error: this waiver names no rule: 'everything'. The rules are "
        + "extension-without-layer, subclass-without-layer, cannot-be-traced, "
        + "specimen-knows-too-much. [waiver]"),
    Case(
      "a waiver of waivers", "// layer-lint: allow(waiver): why not",
      "1:1: error: the rule about waivers can't be waived. Mend the waiver instead. [waiver]"),
    Case(
      "no rule", "// layer-lint: disable",
      "1:1: error: this waiver can't be read. Write '// layer-lint: allow(RULE): reason'. [waiver]"
    ),
    Case(
      "a colon left out", "// layer-lint allow(cannot-be-traced): x",
      "1:1: error: this waiver can't be read. Write '// layer-lint: allow(RULE): reason'. [waiver]"
    ),
    Case(
      "a colon left out before the reason", "// layer-lint: allow(cannot-be-traced) because",
      "1:1: error: this waiver can't be read. Write '// layer-lint: allow(RULE): reason'. [waiver]"
    ),
    Case(
      "a parenthesis left out", "// layer-lint: allow(cannot-be-traced: x",
      "1:1: error: this waiver can't be read. Write '// layer-lint: allow(RULE): reason'. [waiver]"
    ),
  ])
  func `a waiver that can't be honoured is found`(row: Case) {
    #expect(lint(row.source) == row.findings)
  }

  @Test func `a waiver without a reason allows nothing`() {
    #expect(lint(Self.member("// layer-lint: allow(cannot-be-traced)")).count == 2)
  }
}
