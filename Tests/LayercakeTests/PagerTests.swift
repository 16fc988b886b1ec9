import TestSupport
import Testing

/// Answers that are longer than the terminal.
@Suite(.waiting) struct PagerTests {
  private static let prompt = "layercake> "

  private func begin(_ arguments: [String] = [], path: String? = nil) throws -> PseudoTerminal {
    var environment = ["NO_COLOR": "1"]
    if let path { environment["PATH"] = path }
    let terminal = try Program("layercake").onTerminal(
      arguments, environment: environment, rows: 10)
    try terminal.expect(Self.prompt)
    return terminal
  }

  /// A pager that says that it was there, instead of one that may not be installed.
  private func fakePager() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.add(
      "less",
      "#!/bin/sh\necho \"pager $LESSSECURE $*\"\nwhile read -r line; do echo \"$line\"; done\n")
    try folder.makeExecutable("less")
    return folder
  }

  @Test func `are shown page by page, short ones are not`() throws {
    let pager = try fakePager()
    let terminal = try begin(path: pager.path)
    try terminal.type("help\r")
    #expect(
      try terminal.expect(Self.prompt).contains(
        "pager 1 -FRX -Ps?eThe end   q goes on:Space shows more   b goes back   q ends. "))
    try terminal.type("notes\r")
    #expect(!(try terminal.expect(Self.prompt).contains("pager")))
  }

  @Test func `are written as they are where the learner isn't waiting for them`() throws {
    let pager = try fakePager()
    for arguments in [["--no-pager"], ["--plain"]] {
      let terminal = try begin(arguments, path: pager.path)
      try terminal.type("help\r")
      #expect(!(try terminal.expect("help fire").contains("pager")))
    }
    // Lines that are typed ahead are not for the pager to take.
    let terminal = try begin(path: pager.path)
    try terminal.type("\u{1B}[200~help\nnotes\n\u{1B}[201~")
    #expect(!(try terminal.expect("No notes yet.").contains("pager")))
  }

  @Test func `are shown by the learner's own less, with its options`() throws {
    let (pager, elsewhere) = (try fakePager(), try ScratchFolder())
    let terminal = try Program("layercake").onTerminal(
      [],
      environment: ["NO_COLOR": "1", "PAGER": pager.path + "/less -i -S", "PATH": elsewhere.path],
      rows: 10)
    try terminal.expect(Self.prompt)
    try terminal.type("help\r")
    #expect(try terminal.expect(Self.prompt).contains("pager 1 -i -S -FRX "))
  }

  @Test(arguments: ["cat", ""])
  func `are written as they are for a learner who wants no pager`(wish: String) throws {
    let pager = try fakePager()
    let terminal = try Program("layercake").onTerminal(
      [], environment: ["NO_COLOR": "1", "PAGER": wish, "PATH": pager.path], rows: 10)
    try terminal.expect(Self.prompt)
    try terminal.type("help\r")
    #expect(!(try terminal.expect("help fire").contains("pager")))
  }

  @Test func `are read at the prompt in a lesson, so that its question comes first`() throws {
    let pager = try fakePager()
    let terminal = try begin(path: pager.path)
    try terminal.type("lesson 1.1\r")
    #expect(!(try terminal.expect("Enter: go on reading>").contains("pager")))
    try terminal.type("help\r")
    #expect(!(try terminal.expect("In this lesson").contains("pager")))
    try terminal.expect("Enter: go on reading>")
    try terminal.type("\r")
    #expect(!(try terminal.expect("What can I look at?").contains("pager")))
  }

  @Test func `are written as they are where there is no pager`() throws {
    let terminal = try begin(path: "/nowhere")
    try terminal.type("help\r")
    #expect(try terminal.expect(Self.prompt).contains("help all."))
  }
}
