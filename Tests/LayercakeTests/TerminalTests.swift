import TestSupport
import Testing

/// The program at a terminal, as a learner meets it.
@Suite(.waiting) struct TerminalTests {
  private static let prompt = "layercake> "

  /// The program, after it has greeted and asked.
  private func begin(
    _ arguments: [String] = [], environment: [String: String] = ["NO_COLOR": "1"],
    columns: Int = 80
  ) throws -> PseudoTerminal {
    try Program("layercake").onTerminal(arguments, environment: environment, columns: columns)
  }

  @Test func `it greets, and asks`() throws {
    let terminal = try begin()
    let greeting = try terminal.expect(Self.prompt)
    #expect(
      greeting == """
        Layercake 0.1. One feature, several architectures.
        lesson  begin   open  free play   help
        layercake>\u{20}
        """)
  }

  @Test func `what is typed is carried out, and the prompt comes again`() throws {
    let terminal = try begin()
    try terminal.expect(Self.prompt)
    try terminal.type("open counter\n")
    #expect(try terminal.expect(Self.prompt).contains("╭─ MVC = MVP = "))
    try terminal.type("fire increase\n")
    #expect(try terminal.expect(Self.prompt).contains("All screens: 0 became 1."))
    try terminal.type("trace mvp\n")
    #expect(try terminal.expect(Self.prompt).contains("onValueChange(number: 1)\n"))
  }

  @Test func `Ctrl-D leaves, with the cursor on a line of its own`() throws {
    let terminal = try begin()
    try terminal.expect(Self.prompt)
    try terminal.type("\u{4}")
    #expect(try terminal.end() == .code(0))
    #expect(terminal.isCooked)
    // The editor shows the key, and takes it back.
    #expect(["^D\n", "^D\u{8}\u{8}\n"].contains(terminal.rest))
    #expect(!terminal.takesPastes)
  }

  @Test(arguments: ["quit", "exit", "open counter; quit"])
  func `quit leaves`(line: String) throws {
    let terminal = try begin()
    try terminal.expect(Self.prompt)
    try terminal.type("\(line)\n")
    #expect(try terminal.end() == .code(0))
    #expect(terminal.isCooked)
    #expect(!terminal.rest.contains(Self.prompt))
  }

  @Test func `a session with mistakes in it ends well all the same`() throws {
    let terminal = try begin()
    try terminal.expect(Self.prompt)
    try terminal.type("opne\n")
    try terminal.expect(Self.prompt)
    try terminal.type("quit\n")
    #expect(try terminal.end() == .code(0))
  }

  @Test func `Ctrl-C gives up the line, not the session`() throws {
    let terminal = try begin()
    try terminal.expect(Self.prompt)
    try terminal.type("open counter\n")
    try terminal.expect(Self.prompt)
    try terminal.type("fire decr\u{3}")
    try terminal.expect("^C")
    try terminal.type("fire increase\n")
    try terminal.expect("event 1, increase")
    try terminal.expect(Self.prompt)
    try terminal.type("quit\n")
    #expect(try terminal.end() == .code(0))
  }

  @Test func `a Ctrl-C that comes fast is answered with a prompt like any other`() throws {
    let terminal = try begin()
    try terminal.expect(Self.prompt)
    for _ in 0..<200 {
      try terminal.type("x\u{3}")
      try terminal.expect("^C\n" + Self.prompt)
    }
  }

  @Test func `a caret stands right below the word that was typed`() throws {
    let terminal = try begin()
    try terminal.expect(Self.prompt)
    try terminal.type("open counter\n")
    try terminal.expect(Self.prompt)
    for (line, word) in [
      ("fire incraese on mvp", "incraese"), ("  opne counter", "opne"),
      ("fire increase on '한글'", "'한글'"), ("trace '한글' --flatt", "--flatt"),
    ] {
      try terminal.type("\(line)\n")
      let lines = try terminal.expect(Self.prompt).split(separator: "\n")
      let typed = try #require(line.firstRange(of: word)?.lowerBound)
      // Every character of Hangul takes two columns.
      let before = Self.prompt + line[..<typed]
      let columns = before.reduce(0) { $0 + ($1.isASCII ? 1 : 2) }
      let marks = word.reduce(0) { $0 + ($1.isASCII ? 1 : 2) }
      let caret = String(repeating: " ", count: columns) + String(repeating: "^", count: marks)
      let below = try #require(lines.dropFirst().first)
      #expect(below == caret || below.hasPrefix(caret + " "), "\(line)")
    }
  }

  @Test func `lines that are pasted at once are carried out one after another`() throws {
    let terminal = try begin()
    try terminal.expect(Self.prompt)
    try terminal.type("open counter mvp\nfire increase\nfire increase\n")
    for number in 1...2 { try terminal.expect("event \(number), increase") }
    try terminal.expect("1 became 2.")
  }

  @Test func `a resized terminal is written to its new width`() throws {
    let terminal = try begin(columns: 100)
    try terminal.expect(Self.prompt)
    try terminal.type("help trace\n")
    #expect(try terminal.expect(Self.prompt).contains("[name NAME] [event NUMBER]"))
    terminal.resize(columns: 40, rows: 200)
    // The line is drawn again.
    try terminal.expect(Self.prompt)
    try terminal.type("help trace\n")
    let narrow = try terminal.expect(Self.prompt).split(separator: "\n").dropFirst()
    #expect(narrow.allSatisfy { $0.count <= 40 })
    #expect(narrow.contains("trace [PATTERN or MESSAGE…] [from ROLE]"))
  }

  @Test func `being resized while it waits doesn't disturb a line that is half typed`() throws {
    let terminal = try begin()
    try terminal.expect(Self.prompt)
    try terminal.type("open cou")
    try terminal.expect("open cou")
    terminal.resize(columns: 60)
    try terminal.expect(Self.prompt + "open cou")
    try terminal.type("nter\n")
    #expect(try terminal.expect(Self.prompt).contains("counter, built"))
  }

  /// SIGHUP and SIGTERM, with the same numbers on every system.
  @Test(arguments: [1, 15] as [Int32])
  func `a signal that ends it leaves the terminal as it was`(signal: Int32) throws {
    let terminal = try begin()
    try terminal.expect(Self.prompt)
    terminal.signal(signal)
    #expect(try terminal.end() == .signal(signal))
    #expect(terminal.isCooked)
    #expect(!terminal.takesPastes)
  }
}
