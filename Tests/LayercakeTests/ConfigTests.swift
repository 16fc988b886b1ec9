import TestSupport
import Testing

/// What a person has set for all sessions.
@Suite(.waiting) struct ConfigTests {
  private func begin(_ config: String) throws -> (PseudoTerminal, ScratchFolder) {
    let home = try ScratchFolder()
    try home.makeFolder("layercake")
    try home.add("layercake/config", config)
    let terminal = try Program("layercake").onTerminal(
      environment: ["NO_COLOR": "1", "XDG_CONFIG_HOME": home.path, "XDG_STATE_HOME": home.path])
    try terminal.expect("layercake> ")
    return (terminal, home)
  }

  @Test func `its lines count in every session at a terminal`() throws {
    let (terminal, home) = try begin("# for a class\nset plain on\n")
    try terminal.type("open counter mvp\r")
    #expect(try terminal.expect("layercake> ").contains("Screen of MVP:\n0\n"))
    withExtendedLifetime(home) {}
  }

  @Test func `lines that end in CR LF count as any`() throws {
    let (terminal, home) = try begin("# for a class\r\nset plain on\r\n")
    #expect(!terminal.transcript.contains("config:"))
    try terminal.type("open counter mvp\r")
    #expect(try terminal.expect("layercake> ").contains("Screen of MVP:\n0\n"))
    withExtendedLifetime(home) {}
  }

  @Test func `a line that is wrong is told with its place, and spoils no other`() throws {
    let (terminal, home) = try begin("set lok projector\nset plain on\n")
    #expect(terminal.transcript.contains("\(home.path)/layercake/config:1: no such setting\n"))
    try terminal.type("open counter mvp\r")
    #expect(try terminal.expect("layercake> ").contains("Screen of MVP:"))
  }

  @Test func `a file that is no configuration doesn't flood the start`() throws {
    let (terminal, home) = try begin(String(repeating: "junk\n", count: 1_000))
    #expect(terminal.transcript.contains("\(home.path)/layercake/config: 995 more lines\n"))
    #expect(terminal.transcript.split(separator: "\n").count < 15)
  }
}
