import LayerTracing
import Testing

@Suite struct SourceFileTests {
  private let file = SourceFile(
    path: "MVP/Amount.swift", text: "class Amount {\n  func up() {\n  }\n}\n",
    declarations: [
      SourceDeclaration(kind: .class, name: "Amount", container: nil, line: 1, lines: 1...4),
      SourceDeclaration(kind: .function, name: "up()", container: "Amount", line: 2, lines: 2...3),
    ])

  @Test func `lines have no ends, and the last one is no line of its own`() {
    #expect(file.lines == ["class Amount {", "  func up() {", "  }", "}"])
    #expect(SourceFile(path: "", text: "", declarations: []).lines.isEmpty)
    #expect(SourceFile(path: "", text: "a\n\nb", declarations: []).lines == ["a", "", "b"])
  }

  @Test(arguments: [(1, "Amount"), (2, "up()"), (3, "up()"), (4, "Amount"), (5, nil), (0, nil)])
  func `a line belongs to the innermost declaration`(line: Int, name: String?) {
    #expect(file.declaration(at: line)?.name == name)
  }

  @Test func `the file's name has no module`() {
    #expect(file.fileName == "Amount.swift")
  }
}
