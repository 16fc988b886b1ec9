import Platform
import TestSupport
import Testing

/// A session at a terminal outlives its end, whatever that was.
@Suite(.waiting) struct KeptSessionTests {
  private static let prompt = "layercake> "

  private func begin(
    _ state: ScratchFolder, _ arguments: [String] = []
  ) throws -> PseudoTerminal {
    let terminal = try Program("layercake").onTerminal(
      arguments, environment: ["NO_COLOR": "1", "XDG_STATE_HOME": state.path])
    try terminal.expect(Self.prompt)
    return terminal
  }

  /// Types lines and waits until each is carried out.
  private func type(_ lines: [String], at terminal: PseudoTerminal) throws {
    for line in lines {
      try terminal.type("\(line)\n")
      try terminal.expect(Self.prompt)
    }
  }

  /// SIGHUP, SIGKILL, SIGTERM, with the same numbers on every system.
  @Test(arguments: [1, 9, 15] as [Int32])
  func `however it ends, it can be gone on with`(signal: Int32) throws {
    let state = try ScratchFolder()
    let first = try begin(state)
    try type(["open counter mvc mvp", "fire increase", "fire increase on mvp"], at: first)
    first.signal(signal)
    _ = try first.end()

    let second = try begin(state)
    #expect(
      second.transcript.contains(
        "Your last session ended after 3 actions. To go on with it: resume\n"))
    try second.type("resume\n")
    try second.expect("Done again: 3 actions.\n")
    try second.expect(Self.prompt)
    try second.type("sync\n")
    #expect(try second.expect(Self.prompt).contains("│       2       │"))
  }

  @Test(arguments: [([], "동작 1개를 다시 했습니다.\n"), (["--language", "en"], "Done again: 1 action.\n")])
  func `it goes on in its language, unless the command asks for another`(
    arguments: [String], answer: String
  ) throws {
    let state = try ScratchFolder()
    let first = try begin(state, ["--language", "ko"])
    try type(["open counter mvp"], at: first)
    try first.type("quit\n")
    _ = try first.end()
    let second = try begin(state, arguments)
    try second.type("resume\n")
    try second.expect(answer)
  }

  @Test func `a session that is too large to go on with is named, with the reason`() throws {
    let state = try ScratchFolder()
    try state.makeFolder("layercake")
    try state.makeFolder("layercake/sessions")
    let file = try state.add(
      "layercake/sessions/10-1.session",
      Array(repeating: UInt8(ascii: "#"), count: TextFile.largest + 1))
    let terminal = try begin(state)
    #expect(
      terminal.transcript.contains(
        "Your last session can't be resumed: it is larger than 64 MB."))
    #expect(terminal.transcript.replacing("\n", with: "").contains(file))
    try type(["open counter"], at: terminal)
  }

  @Test func `two shells at once don't harm each other`() throws {
    let state = try ScratchFolder()
    let one = try begin(state)
    try type(["open counter mvc"], at: one)
    let other = try begin(state)
    #expect(!other.transcript.contains("Your last session"))
    try type(["open counter mvp", "fire +"], at: other)
    try type(["fire +"], at: one)
    try other.type("quit\n")
    #expect(try other.end() == .code(0))
    try one.type("resume\n")
    #expect(try one.expect(Self.prompt).contains("╭─ MVP ─"))
  }

  @Test func `scripts and pipes leave nothing behind`() throws {
    let state = try ScratchFolder()
    let layercake = try Program("layercake")
    let lines = Program.Input.pipe(Array("open counter\nfire +\n".utf8))
    for arguments in [[], ["run", "-"]] {
      let outcome = try layercake.run(
        arguments, input: lines, environment: ["XDG_STATE_HOME": state.path, "HOME": state.path])
      #expect(outcome.exit == .code(0))
    }
    #expect(state.names == [])
  }

  @Test func `a trace or a log that went through another system's editor is done again`() throws {
    let folder = try ScratchFolder()
    let trace = try Script.run("open counter mvp\nfire increase\nexport jsonl -\n").text
    let recorded = trace.drop { $0 != "{" }
    try folder.add("a.jsonl", String(recorded).replacing("\n", with: "\r\n"))
    try folder.add(
      "a.session", "# layercake-session 2\r\nopen counter mvp\r\nfire increase\r\n")
    let again = try Script.answer("replay \(folder.path)/a.jsonl\n")
    #expect(again.text.contains("Every message, state and screen is as it was."))
    let log = try Script.answer("replay \(folder.path)/a.session\n")
    #expect(log.text.contains("Done again: 2 actions."))
  }

  @Test func `a file that replays itself is refused`() throws {
    let folder = try ScratchFolder()
    let file = "\(folder.path)/a.session"
    try folder.add("a.session", "# layercake-session 2\nreplay \(file)\n")
    let outcome = try Script.run("replay \(file)\n")
    #expect(outcome.exit == .code(65))
    #expect(outcome.complaints.contains("can't be run: replay isn't an action."))
  }
}
