import Platform
import TestSupport
import Testing

/// Lines that were typed, and a place where they can't be kept.
@Suite(.waiting) struct KeptLinesTests {
  private static let prompt = "layercake> "

  private func begin(state: String) throws -> PseudoTerminal {
    let terminal = try Program("layercake").onTerminal(
      environment: ["NO_COLOR": "1", "XDG_STATE_HOME": state], columns: 300)
    try terminal.expect(Self.prompt)
    return terminal
  }

  /// Types a line and Enter, and waits for what it answers.
  private func answer(_ line: String, at terminal: PseudoTerminal) throws -> String {
    try terminal.type(line + "\r")
    return try terminal.expect("\n" + Self.prompt)
  }

  @Test func `a history that is no file, or never ends, is told of once and left alone`() throws {
    for kind in ["pipe", "device", "large"] {
      let state = try ScratchFolder()
      try state.makeFolder("layercake")
      let path = "\(state.path)/layercake/history"
      switch kind {
      case "pipe": _ = try state.makePipe("layercake/history")
      case "device": try #require(symlink("/dev/zero", path) == 0)
      default: try #require(truncate(try state.add("layercake/history", ""), 1 << 40) == 0)
      }
      let terminal = try begin(state: state.path)
      let reason = kind == "large" ? "it is larger than 64 MB" : "it isn't a regular file"
      #expect(
        try answer("open counter", at: terminal).contains(
          "Your command history can't be saved: \(path) can't be read: \(reason)."))
      #expect(!(try answer("screen", at: terminal)).contains("can't be saved"))
      try terminal.type("quit\r")
      #expect(try terminal.end() == .code(0))
    }
  }

  @Test func `what can't be kept on a disk that fills up is told with the right reason`() throws {
    let state = try ScratchFolder()
    try state.makeFolder("layercake")
    // A line that fits in half: of some systems' blocks, one is full then.
    try state.add(
      "layercake/history", "# layercake-history 1\n" + String(repeating: "a", count: 470) + "\n")
    let shell = try Program(at: "/bin/sh").onTerminal(
      ["-c", #"ulimit -f 1; exec "$0""#, try Program("layercake").path],
      environment: ["NO_COLOR": "1", "XDG_STATE_HOME": state.path])
    try shell.expect(Self.prompt)
    try shell.type("note " + String(repeating: "b", count: 700) + "\r")
    try shell.expect("Your command history can't be saved: File too large.")
  }

  #if os(Linux)
    @Test func `a folder that can't be made is told with the right reason`() throws {
      // Not even the superuser makes folders there.
      let terminal = try begin(state: "/sys")
      let told = try answer("open counter", at: terminal)
      #expect(told.contains("Your command history can't be saved: "))
      #expect(told.contains("This session can't be saved: "))
      #expect(!told.contains("No such file"))
    }

    @Test func `progress that can't be kept is told once, and one with a byte order mark is read`()
      throws
    {
      let state = try ScratchFolder()
      try state.makeFolder("layercake")
      try #require(symlink("/dev/full", "\(state.path)/layercake/progress") == 0)
      let terminal = try begin(state: state.path)
      try terminal.type("lesson 1.1\r")
      try terminal.expect("Your progress can't be saved: ")
      let other = try ScratchFolder()
      try other.makeFolder("layercake")
      try other.add(
        "layercake/progress",
        "\u{FEFF}# layercake-progress 1\nbegun mediator\nskipped mediator foresee 1\n")
      let second = try begin(state: other.path)
      #expect(try !answer("exam", at: second).contains("can't be saved"))
    }
  #endif
}
