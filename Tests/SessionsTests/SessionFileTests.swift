import Testing

@testable import Sessions

@Suite struct SessionFileTests {
  private func texts(_ text: String) throws -> [String] {
    try SessionFile(text).lines.map(\.text)
  }

  @Test func `a file gives the actions back with their lines`() throws {
    let file = try SessionFile("# layercake-session 2\nopen counter\n\n# by hand\nfire increase\n")
    #expect(
      file.lines == [
        SessionFile.Line(number: 2, text: "open counter"),
        SessionFile.Line(number: 5, text: "fire increase"),
      ])
    #expect(!file.isTorn)
  }

  @Test func `what was undone is left out`() throws {
    #expect(
      try texts("# layercake-session 2\na\nb\nundo\nc\nundo\nundo\nundo\nd\n") == ["d"])
  }

  @Test(arguments: ["fire incr", "x", "undo"])
  func `a torn last line costs that line alone`(torn: String) throws {
    let file = try SessionFile("# layercake-session 2\nopen counter\n" + torn)
    #expect(file.lines.map(\.text) == ["open counter"])
    #expect(file.isTorn)
  }

  @Test(arguments: [
    "", "\n", "open counter\n", "# layercake-session\n", "# layercake-session x\n",
    "# layercake-session 0\n", "# layercake-session 2",
  ])
  func `a file without a header is refused`(text: String) {
    #expect(throws: SessionFile.ReadError.noHeader) { try SessionFile(text) }
  }

  @Test func `a file of a later version is refused by its number`() {
    #expect(throws: SessionFile.ReadError.newer(7)) { try SessionFile("# layercake-session 7\n") }
  }

  @Test func `a file of version 1 is refused by its number`() {
    #expect(throws: SessionFile.ReadError.older(1)) {
      try SessionFile("# layercake-session 1\nfire +\n")
    }
  }

  @Test func `stopping in an event is taken back with what fired it`() throws {
    #expect(
      try texts("# layercake-session 2\na\nfire increase\ngoto mvp#1.3\nundo\ngoto mvp#1.2\n")
        == ["a", "goto mvp#1.2"])
  }
}
