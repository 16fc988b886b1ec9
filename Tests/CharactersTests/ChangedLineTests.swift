import Characters
import Testing

@Suite struct ChangedLineTests {
  private func marked(_ lines: [ChangedLine]) -> [String] {
    lines.map { line in
      switch line.kind {
      case .came: "+\(line.text)"
      case .went: "-\(line.text)"
      case .stayed: " \(line.text)"
      }
    }
  }

  @Test func `the lines of two texts are told from top to bottom`() {
    #expect(
      marked(ChangedLine.all(from: ["a", "b", "c"], to: ["a", "d", "c", "e"]))
        == [" a", "-b", "+d", " c", "+e"])
    #expect(marked(ChangedLine.all(from: [], to: ["a"])) == ["+a"])
    #expect(marked(ChangedLine.all(from: ["a"], to: [])) == ["-a"])
    #expect(ChangedLine.all(from: [], to: []).isEmpty)
  }

  @Test func `what isn't compared of a line is that of the new text`() {
    let lines = ChangedLine.all(from: ["a", " b"], to: ["  A"]) {
      $0.lowercased().filter { $0 != " " }
    }
    #expect(marked(lines) == ["   A", "- b"])
  }
}
