import TestSupport
import Testing

/// Text that comes while a line is typed.
@Suite struct PostTests {
  @Test func `a text stands above the line that is being typed, which goes on`() throws {
    let folder = try ScratchFolder()
    let pipe = try folder.makePipe("posts")
    let terminal = try Program("posting-host").onTerminal([pipe])
    try terminal.expect("say> ")
    try terminal.type("half a li")
    try terminal.expect("half a li")
    try folder.append("news \u{1B}[31mhere\n", to: "posts")
    // The line is taken away, the text printed, the line drawn again.
    let answer = try terminal.expect("half a li")
    #expect(answer == "\u{1B}[Jnews \\u{1B}[31mhere\nsay> half a li")
    try terminal.type("ne\r")
    try terminal.expect("you said half a line\nsay> ")
    try terminal.type("\u{4}")
    #expect(try terminal.end() == .code(0))
  }
}
