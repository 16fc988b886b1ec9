import TestSupport
import Testing

/// Lines that are edited at a real terminal: the pitfalls of libedit, one by one.
@Suite(.waiting) struct EditingTests {
  private static let prompt = "layercake> "

  private func begin(
    _ environment: [String: String] = [:], state: ScratchFolder? = nil, columns: Int = 80,
    ambiguousColumns: Int? = 1
  ) throws -> PseudoTerminal {
    var all = ["NO_COLOR": "1"].merging(environment) { $1 }
    if let state { all["XDG_STATE_HOME"] = state.path }
    let terminal = try Program("layercake").onTerminal(
      environment: all, columns: columns, ambiguousColumns: ambiguousColumns)
    try terminal.expect(Self.prompt)
    return terminal
  }

  /// Types keys and Enter, and waits for what the line answers.
  private func answer(_ keys: String, at terminal: PseudoTerminal) throws -> String {
    try terminal.type(keys + "\r")
    return try terminal.expect("\n" + Self.prompt)
  }

  @Test(
    arguments: [
      ("counter\u{1}open \u{5}", "to its ends"), ("opem\u{8}n counter", "a letter back"),
      ("xopen counter\u{1}\u{4}", "a letter ahead"), ("open mvp\u{17}counter", "a word back"),
      ("open counter xx\u{1B}[D\u{1B}[D\u{1B}[3~\u{1B}[3~", "with arrows"),
      ("rubbish\u{15}open counter", "the whole line"),
    ])
  func `a line is edited with the keys of emacs`(keys: String, what: String) throws {
    let terminal = try begin()
    #expect(try answer(keys, at: terminal).contains("counter, built"), "\(what)")
  }

  @Test func `the user's editrc is heeded, and pasting still works`() throws {
    let home = try ScratchFolder()
    try home.add(".editrc", "layercake:bind -v\nlayercake:bind \"^T\" ed-insert\n")
    let terminal = try begin(["HOME": home.path])
    // Vi's keys: out of inserting, to the first letter, replace it.
    #expect(try answer("xpen counter\u{1B}0ro", at: terminal).contains("counter, built"))
    #expect(
      try answer("\u{1B}[200~note pasted in\u{1B}[201~", at: terminal).contains("Noted, at loading")
    )
  }

  @Test(
    arguments: [
      ("pen counter\u{1B}0io", "inserting"), ("open counterxx\u{1B}xx", "a letter"),
      ("xx open counter\u{1B}0dw", "a word"), ("counter\u{1B}Iopen ", "at the start"),
      ("open count\u{1B}Aer", "at the end"), ("open counter zz\u{1B}bD", "to the end"),
    ])
  func `a line is edited with the keys of vi`(keys: String, what: String) throws {
    let home = try ScratchFolder()
    try home.add(".editrc", "bind -v\n")
    let terminal = try begin(["HOME": home.path])
    #expect(try answer(keys, at: terminal).contains("counter, built"), "\(what)")
  }

  @Test func `of a thousand fast Ctrl-C none is lost`() throws {
    let terminal = try begin()
    try terminal.type(String(repeating: "\u{3}", count: 1_000))
    for _ in 0..<1_000 { try terminal.expect("^C\n" + Self.prompt) }
    #expect(try answer("open counter", at: terminal).contains("counter, built"))
  }

  @Test func `Ctrl-C from another process gives up the line, too`() throws {
    let terminal = try begin()
    try terminal.type("rubbish")
    try terminal.expect("rubbish")
    terminal.signal(2)
    try terminal.expect("^C\n" + Self.prompt)
    #expect(try answer("open counter", at: terminal).contains("counter, built"))
  }

  @Test(arguments: ["C", "POSIX", "", "en_US.ISO-8859-1", "ko_KR.UTF-8"])
  func `Hangul and emoji can be typed in any locale`(locale: String) throws {
    let terminal = try begin(["LANG": locale, "LC_ALL": locale])
    try terminal.type("note 천국 🍬 café\r")
    try terminal.expect(locale.hasPrefix("ko") ? "적어 두었습니다" : "Noted")
    try terminal.type("notes\r")
    try terminal.expect("1  천국 🍬 café\n")
  }

  @Test func `Hangul that comes in parts is put together`() throws {
    let terminal = try begin()
    try terminal.type(
      "\u{1B}[200~note \u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}\u{1B}[201~\r")
    try terminal.expect("Noted")
    try terminal.type("notes\r")
    try terminal.expect("1  한글\n")
  }

  @Test func `a pasted line end of two bytes is one`() throws {
    let terminal = try begin()
    try terminal.type(
      "\u{1B}[200~open counter mvp\r\nfire increase\r\n\u{1B}[201~note the end\r")
    let shown = try terminal.expect("Noted")
    #expect(shown.components(separatedBy: Self.prompt + "\n").count == 1, "\(shown)")
  }

  @Test(arguments: [
    ("e\u{301}", "\u{E9}"), ("カ\u{3099}", "\u{30AC}"), ("\u{1EA1}\u{302}", "\u{1EAD}"),
  ])
  func `a letter and its mark are drawn as one`(parts: String, whole: String) throws {
    let terminal = try begin()
    try terminal.type("\u{1B}[200~note \(parts)x\u{1B}[201~")
    let drawn = try terminal.expect("x")
    #expect(drawn.unicodeScalars.contains(whole.unicodeScalars.first ?? " "), "\(drawn)")
    #expect(
      !drawn.unicodeScalars.contains { $0.properties.canonicalCombiningClass != .notReordered })
  }

  @Test func `a line of two rows is drawn anew where it is changed before its end`() throws {
    let terminal = try begin()
    let first = String(repeating: "a", count: 67)
    try terminal.type("\(first)ttuvw xyz\u{1}")
    try terminal.expect("uvw xyz")
    try terminal.type("x")
    // libedit alone sends the letter and moves the others.
    try terminal.expect("x\(first)t")
    try terminal.expect("uvw xyz")
  }

  @Test func `what is pasted is text, whatever keys are in it`() throws {
    let terminal = try begin()
    try terminal.type("\u{1B}[200~note a\tb\u{3}c\u{1B}[Ad\u{7F}e\u{1B}[201~\r")
    try terminal.expect("Noted")
    try terminal.type("notes\r")
    try terminal.expect("1  a bc[Ade\n")
  }

  @Test func `a paste of two thousand lines is carried out line by line`() throws {
    let terminal = try begin()
    _ = try answer("open counter mvp", at: terminal)
    let lines = String(repeating: "fire increase\n", count: 2_000)
    try terminal.type("\u{1B}[200~\(lines)\u{1B}[201~")
    try terminal.expect("event 2000, increase")
    try terminal.expect(Self.prompt)
    #expect(try answer("inspect mvp.presenter.amount.number", at: terminal).contains("is 2000"))
  }

  @Test(arguments: [true, false])
  func `a line of a hundred thousand bytes is carried out`(isPasted: Bool) throws {
    let terminal = try begin()
    let text = String(repeating: "long ", count: 20_000)
    try terminal.type(isPasted ? "\u{1B}[200~note \(text)\u{1B}[201~\r" : "note \(text)\r")
    try terminal.expect("Noted.\n")
    try terminal.type("\rquit\r")
    #expect(try terminal.end() == .code(0))
  }

  @Test func `a storm of resizes disturbs no line`() throws {
    let terminal = try begin()
    _ = try answer("open counter", at: terminal)
    for number in 0..<200 {
      terminal.resize(columns: 20 + number % 100)
      try terminal.type(number < 13 ? String(Array("fire increase")[number]) : "")
    }
    try terminal.type("\r")
    try terminal.expect("event 1, increase")
  }

  @Test func `Tab completes as far as there is no choice, and then shows it`() throws {
    let terminal = try begin()
    #expect(try answer("op\tcou\tmv\tp", at: terminal).contains("╭─ MVP ─"))
    try terminal.type("fire \t\t")
    #expect(try terminal.expect("only in these patterns").contains("  increase  +\n"))
    try terminal.expect(Self.prompt + "fire ")
    try terminal.type("i\t\r")
    try terminal.expect("event 1, increase")
  }

  @Test func `Up finds what was typed, by how it begins`() throws {
    let terminal = try begin()
    _ = try answer("open counter", at: terminal)
    _ = try answer("fire increase", at: terminal)
    _ = try answer("screen", at: terminal)
    #expect(try answer("fi\u{1B}[A", at: terminal).contains("event 2, increase"))
    #expect(try answer("\u{10}", at: terminal).contains("event 3, increase"))
  }

  @Test func `lines are there again in the next shell, however the last one ended`() throws {
    let state = try ScratchFolder()
    let first = try begin(state: state)
    _ = try answer("open counter", at: first)
    _ = try answer("note kept", at: first)
    first.signal(9)
    _ = try first.end()
    let second = try begin(state: state)
    _ = try answer("open counter", at: second)
    #expect(try answer("no\u{1B}[A", at: second).contains("Noted"))
  }

  @Test func `two shells at once share their lines`() throws {
    let state = try ScratchFolder()
    let one = try begin(state: state)
    let other = try begin(state: state)
    _ = try answer("open counter mvp", at: one)
    // What another shell typed is known from the next line on.
    _ = try answer("help", at: other)
    #expect(try answer("op\u{1B}[A", at: other).contains("╭─ MVP ─"))
    _ = try answer("note from the other", at: other)
    _ = try answer("", at: one)
    #expect(try answer("no\u{1B}[A", at: one).contains("Noted"))
  }

  @Test func `another program's history file is left alone`() throws {
    let state = try ScratchFolder()
    let first = try begin(state: state)
    _ = try answer("open counter", at: first)
    try first.type("quit\r")
    _ = try first.end()
    try state.add("layercake/history", "my diary\n")
    let second = try begin(state: state)
    #expect(
      try answer("open counter", at: second).contains(
        "Your command history can't be saved:"))
    #expect(!(try answer("screen", at: second)).contains("can't be saved"))
    try second.type("quit\r")
    _ = try second.end()
    #expect(try state.contents("layercake/history") == "my diary\n")
  }

  /// SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSEGV.
  @Test(.disabled(if: Sanitizer.isOn), arguments: [3, 4, 5, 6, 8, 11] as [Int32])
  func `a crash leaves the terminal as it was`(signal: Int32) throws {
    let terminal = try begin(["SWIFT_BACKTRACE": "enable=no"])
    try terminal.type("half a line")
    try terminal.expect("half a line")
    #expect(!terminal.isCooked)
    terminal.signal(signal)
    #expect(try terminal.end() == .signal(signal))
    #expect(terminal.isCooked)
    #expect(!terminal.takesPastes)
  }

  @Test func `Ctrl-Z stops it, with the terminal as it was, and fg brings the line back`() throws {
    let shell = try Program(at: "/bin/bash").onTerminal(
      ["--norc", "--noprofile", "--noediting", "-i"],
      environment: ["PS1": "system> ", "NO_COLOR": "1"])
    try shell.expect("system> ")
    try shell.type("'\(try Program("layercake").path)'\n")
    try shell.expect(Self.prompt)
    try shell.type("open cou")
    try shell.expect("open cou")
    #expect(!shell.isCooked)
    try shell.type("\u{1A}")
    try shell.expect("system> ")
    #expect(shell.isCooked)
    #expect(!shell.takesPastes)
    try shell.type("fg\n")
    try shell.expect(Self.prompt + "open cou")
    #expect(!shell.isCooked)
    try shell.type("nter\r")
    try shell.expect("counter, built")
  }

  @Test func `a line of several rows is drawn once after a resize`() throws {
    let terminal = try begin(columns: 40)
    let line = "note " + String(repeating: "abcdefghi ", count: 8)
    try terminal.type(line)
    try terminal.expect("ghi abcdefghi ")
    terminal.resize(columns: 200)
    // From the third row up to the prompt's, which is taken away with all below, and drawn again.
    #expect(try terminal.expect(Self.prompt + line).contains("\u{1B}[2A\u{1B}[J"))
    try terminal.type("end\r")
    try terminal.expect("Noted")
  }

  @Test func `Ctrl-R finds a line by what is in it, whole characters and all`() throws {
    let terminal = try begin()
    _ = try answer("open counter", at: terminal)
    _ = try answer("note 천국의 사탕", at: terminal)
    _ = try answer("note 천국", at: terminal)
    try terminal.type("\u{12}천국")
    try terminal.expect("search '천국': note 천국")
    try terminal.type("\u{12}")
    try terminal.expect("search '천국': note 천국의 사탕")
    try terminal.type("\u{5}!\r")
    try terminal.expect("Noted, at loading.\n" + Self.prompt)
    // The search draws the prompt again, too: the one behind the answer is waited for.
    try terminal.type("\u{12}사\r")
    try terminal.expect("Noted, at loading.\n" + Self.prompt)
    // Given up, the line is what it was.
    try terminal.type("note\u{12}zzz")
    try terminal.expect("not found 'zzz'")
    #expect(try answer("\u{7}s", at: terminal).contains("  천국의 사탕!   loading\n"))
  }

  @Test(arguments: [(1, "narrow"), (2, "wide"), (nil, "narrow")] as [(Int?, String)])
  func `the terminal is asked how wide it draws what is ambiguous`(
    columns: Int?, width: String
  ) throws {
    let terminal = try begin(ambiguousColumns: columns)
    #expect(try answer("set ambiguous", at: terminal).contains("ambiguous is \(width)"))
    _ = try answer("set ambiguous narrow", at: terminal)
    #expect(try answer("set ambiguous", at: terminal).contains("ambiguous is narrow"))
  }

  @Test func `a terminal is not asked for what the person has said`() throws {
    let config = try ScratchFolder()
    try config.makeFolder("layercake")
    try config.add("layercake/config", "set ambiguous narrow\n")
    let terminal = try begin(["XDG_CONFIG_HOME": config.path], ambiguousColumns: 2)
    #expect(try answer("set ambiguous", at: terminal).contains("ambiguous is narrow"))
  }

  @Test func `a dumb terminal is sent no escape sequence`() throws {
    let terminal = try begin(["TERM": "dumb"])
    _ = try answer("open counter", at: terminal)
    try terminal.type("fire \t\tincrease\r")
    try terminal.expect("event 1, increase")
    #expect(!terminal.transcript.contains("\u{1B}"))
  }
}
