import Terminal
import Testing

@Suite struct TerminalProfileDetectTests {
  static func detect(
    _ descriptor: Int32, _ environment: [String: String] = [:], plain: Bool = false
  ) -> TerminalProfile {
    TerminalProfile.detect(output: descriptor, environment: environment, plain: plain)
  }

  @Test(arguments: [
    ([:], 80), (["COLUMNS": "132"], 132), (["COLUMNS": "5"], 20), (["COLUMNS": "5000"], 1_000),
    (["COLUMNS": "0"], 80), (["COLUMNS": "-3"], 80), (["COLUMNS": "wide"], 80),
    (["COLUMNS": ""], 80), (["COLUMNS": "99999999999999999999"], 80),
  ])
  func `off a terminal the environment knows the columns`(
    environment: [String: String], columns: Int
  ) {
    let file = ScratchFile()
    let profile = Self.detect(file.descriptor, environment)
    #expect(!profile.isTerminal)
    #expect(profile.columns == columns)
    #expect(profile.rows == 24)
  }

  @Test(arguments: [(60, 60), (3, 20), (4_000, 1_000), (0, 132)])
  func `a terminal knows its columns better than the environment`(size: UInt16, columns: Int) {
    let terminal = PseudoTerminal(columns: size, rows: size == 0 ? 0 : 20)
    let profile = Self.detect(terminal.terminal, ["COLUMNS": "132", "LINES": "50"])
    #expect(profile.isTerminal)
    #expect(profile.columns == columns)
    #expect(profile.rows == (size == 0 ? 50 : 20))
  }

  @Test(arguments: [
    (["TERM": "xterm"], true, false), (["TERM": "dumb"], false, false),
    (["TERM": ""], false, false),
    ([:], false, false),
    (["TERM": "xterm", "NO_COLOR": "1"], false, false),
    (["TERM": "xterm", "NO_COLOR": ""], true, false),
    (["CLICOLOR_FORCE": "1"], true, true), (["TERM": "dumb", "CLICOLOR_FORCE": "1"], true, true),
    (["TERM": "xterm", "CLICOLOR_FORCE": "0"], true, false),
    (["TERM": "xterm", "CLICOLOR_FORCE": ""], true, false),
    (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false, false),
  ])
  func `the environment decides about colour`(
    environment: [String: String], onTerminal: Bool, onFile: Bool
  ) {
    let terminal = PseudoTerminal(columns: 80, rows: 24)
    let file = ScratchFile()
    #expect(Self.detect(terminal.terminal, environment).color == onTerminal)
    #expect(Self.detect(file.descriptor, environment).color == onFile)
    #expect(!Self.detect(terminal.terminal, environment, plain: true).color)
  }

  @Test func `plain mode is as asked for`() {
    let file = ScratchFile()
    #expect(Self.detect(file.descriptor, plain: true).isPlain)
    #expect(!Self.detect(file.descriptor).isPlain)
  }

  @Test func `a descriptor that is closed is no terminal`() {
    #expect(Self.detect(-1, ["TERM": "xterm"]) == .batch)
  }
}
