import Sessions
import Testing

/// What comes out of a sandbox is a line, or nothing.
@Suite struct CodeVerdictTests {
  @Test(arguments: CodeVerdict.Kind.allCases)
  func `what is written is read`(kind: CodeVerdict.Kind) {
    let verdict = CodeVerdict(kind, "why: 'so' [31m")
    #expect(CodeVerdict(verdict.text) == verdict)
    #expect(CodeVerdict(CodeVerdict(kind, "on\none\tline").text)?.reason == "on one line")
    #expect(CodeVerdict(kind, String(repeating: "long ", count: 1_000)).text.count < 450)
  }

  @Test(arguments: [
    "", "right", "verdict\tright\t", "verdict\tright\n", "verdict\tfine\t\n",
    "verdict\tright\t\n\n", "verdict\tright\t\r\n", "verdict\tright\t\nverdict\twrong\t\n",
    "noise\nverdict\tright\t\n", " verdict\tright\t\n", "verdict\tright\t\tmore\n",
    "verdict\tright\t" + String(repeating: "x", count: 500) + "\n",
  ])
  func `nothing else is`(text: String) { #expect(CodeVerdict(text) == nil) }
}
