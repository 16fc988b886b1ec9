import Testing

@testable import Shell

@Suite struct SessionFileTests {
  private func texts(_ text: String) throws -> [String] {
    try SessionFile(text).actions.map(\.text)
  }

  @Test func `a file gives the actions back with their lines`() throws {
    let file = try SessionFile("# layercake-session 1\nopen counter\n\n# by hand\nfire increase\n")
    #expect(
      file.actions == [
        SessionFile.Line(number: 2, text: "open counter"),
        SessionFile.Line(number: 5, text: "fire increase"),
      ])
    #expect(!file.isTorn)
  }

  @Test func `what was undone is left out`() throws {
    #expect(
      try texts("# layercake-session 1\na\nb\nundo\nc\nundo\nundo\nundo\nd\n") == ["d"])
  }

  @Test(arguments: ["fire incr", "x", "undo"])
  func `a torn last line costs that line alone`(torn: String) throws {
    let file = try SessionFile("# layercake-session 1\nopen counter\n" + torn)
    #expect(file.actions.map(\.text) == ["open counter"])
    #expect(file.isTorn)
  }

  @Test(arguments: [
    "", "\n", "open counter\n", "# layercake-session\n", "# layercake-session x\n",
    "# layercake-session 0\n", "# layercake-session 1",
  ])
  func `a file without a header is refused`(text: String) {
    #expect(throws: SessionFile.Fault.noHeader) { try SessionFile(text) }
  }

  @Test func `a file of a later version is refused by its number`() {
    #expect(throws: SessionFile.Fault.newer(7)) { try SessionFile("# layercake-session 7\n") }
  }

  @Test func `a file of an earlier version is brought up step by step`() throws {
    let steps: [@Sendable (String) -> String] = [{ $0 + " to two" }, { $0 + " to three" }]
    func read(_ version: Int) throws -> [String] {
      try SessionFile("# layercake-session \(version)\nfire\n", migrations: steps).actions.map(
        \.text)
    }
    #expect(try read(1) == ["fire to two to three"])
    #expect(try read(2) == ["fire to three"])
    #expect(try read(3) == ["fire"])
    #expect(throws: SessionFile.Fault.newer(4)) { try read(4) }
  }

  @Test func `the version that is written is the newest that is read`() {
    #expect(SessionFile.version == SessionFile.migrations.count + 1)
  }
}
