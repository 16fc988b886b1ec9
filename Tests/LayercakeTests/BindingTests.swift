import TestSupport
import Testing

/// The keys that a learner's `.editrc` chooses, and what libedit makes of them.
@Suite(.waiting) struct BindingTests {
  private static let prompt = "layercake> "

  private func begin(
    editrc: String, more: [String: String] = [:], columns: Int = 80, rows: Int = 200
  ) throws -> PseudoTerminal {
    let home = try ScratchFolder()
    try home.add(".editrc", editrc)
    return try begin(["HOME": home.path].merging(more) { $1 }, columns: columns, rows: rows)
  }

  private func begin(
    _ environment: [String: String], columns: Int = 80, rows: Int = 200
  ) throws -> PseudoTerminal {
    let terminal = try Program("layercake").onTerminal(
      ["--no-pager"], environment: environment.merging(["NO_COLOR": "1"]) { $1 },
      columns: columns, rows: rows)
    try terminal.expect(Self.prompt)
    return terminal
  }

  /// Gives the line up, and has another one answered.
  private func answersStill(_ terminal: PseudoTerminal) throws -> Bool {
    try terminal.type("\u{3}open counter\r")
    try terminal.expect("counter, built")
    try terminal.type("\rquit\r")
    return try terminal.end() == .code(0)
  }

  @Test(
    arguments: [
      ("\u{1B}:\r", "a command of libedit's"), ("\u{1B}:bind \"\r", "one that isn't whole"),
      ("\u{1B}[Fr99999", "to the end of an empty line"), ("\u{1B}$ix\u{1B}$ax", "there, typing"),
      ("\u{1B}$\u{1B}.\u{1B}.", "there, again"), ("open\u{1B}9999999rx", "a letter so often"),
      ("\u{1B}9999999~", "cases so often"), ("\u{1B}/\rN\u{1B}?\r", "nothing searched"),
      ("open\u{1B}Nx0d$NP", "behind the end"), ("\u{1B}\u{1B}[\u{80}\u{9B}\u{FF}", "junk"),
      ("open\u{1B}0vx", "the line in vi"),
    ])
  func `no keys of vi end the session`(keys: String, what: String) throws {
    let terminal = try begin(editrc: "bind -v\n", more: ["PATH": "/nowhere"])
    try terminal.type(keys)
    #expect(try answersStill(terminal), "\(what)")
  }

  @Test(arguments: ["\u{1B}x\r", "\u{1B}xbind \"\r", "\u{1B}X\r"])
  func `no keys of emacs end the session`(keys: String) throws {
    let terminal = try begin(editrc: "")
    try terminal.type(keys)
    #expect(try answersStill(terminal))
  }

  @Test(arguments: ["bind -e\n", "bind -v\n"])
  func `a line that is longer than the screen is edited like another`(editrc: String) throws {
    let terminal = try begin(editrc: editrc, columns: 20, rows: 4)
    let text = String(repeating: "천국", count: 40)
    try terminal.type("note a\u{1B}[200~\(text)\u{1B}[201~")
    try terminal.expect("국")
    // To its ends, and a row more.
    let ends = editrc.contains("-v") ? "\u{1B}0$a" : "\u{1}\u{5}"
    for _ in 0..<4 { try terminal.type("\(ends)abcdefghijklmnopqrst") }
    try terminal.type("\r")
    try terminal.expect("Noted")
    #expect(try answersStill(terminal))
  }

  @Test(
    arguments: [
      ("bind ^T \"", "an open quote"), ("bind ^T 'ed", "another"), ("bind ^T \\", "nothing quoted"),
      ("bind " + String(repeating: "x", count: 200_000), "a long line"),
      ("bind ^T " + String(repeating: "\\", count: 99_999), "many quotes"),
      ("\u{0}bind", "a zero"), ("rubbish", "no command"), ("bind ^T rubbish", "no function"),
      ("settc co 100000000", "columns that no terminal has"), ("settc li -5", "rows"),
      ("edit off", "no editing"), ("bind -r", "too few words"), (":", "a colon"),
      ("bind ''", "none"),
    ])
  func `a line of an editrc that is no good does no harm`(line: String, what: String) throws {
    let isLong = line.utf8.count > 60_000
    let good = "bind ^T ed-move-to-beg\n"
    let terminal = try begin(editrc: isLong ? "\(good)\(line)\n" : "\(line)\n\(good)")
    // The others are heeded.
    try terminal.type("counter\u{14}open \r")
    #expect(try terminal.expect("\n" + Self.prompt).contains("counter, built"), "\(what)")
    #expect(try answersStill(terminal), "\(what)")
  }

  @Test(arguments: ["bind -e\n", "bind -v\n"])
  func `an editrc that chooses the kind of keys loses neither completion nor search`(
    editrc: String
  ) throws {
    let terminal = try begin(editrc: editrc)
    try terminal.type("op\tcounter\r")
    try terminal.expect("counter, built")
    try terminal.expect(Self.prompt)
    try terminal.type("\u{12}count")
    try terminal.expect("search 'count': open counter")
  }

  @Test func `a search among lines of a hundred thousand bytes comes to an end`() throws {
    let terminal = try begin(editrc: "bind -e\n")
    let text = String(repeating: ".", count: 100_000)
    try terminal.type("note \(text)\r")
    try terminal.expect("Noted")
    try terminal.expect(Self.prompt)
    // What Up looks for is in no line.
    for keys in ["\u{12}.*.*.*.*.*z\u{7}", "...........z\u{1B}[A\u{1B}p"] {
      try terminal.type(keys)
    }
    #expect(try answersStill(terminal))
  }

  @Test func `EDITRC names another file`() throws {
    let folder = try ScratchFolder()
    let file = try folder.add("keys", "# mine\n\n  bind ^T ed-move-to-beg")
    let terminal = try begin(["EDITRC": file, "HOME": folder.path])
    try terminal.type("counter\u{14}open \r")
    #expect(try terminal.expect("\n" + Self.prompt).contains("counter, built"))
  }

  @Test func `an editrc that is a pipe, a device or a folder keeps no one waiting`() throws {
    let folder = try ScratchFolder()
    for file in [try folder.makePipe("pipe"), "/dev/zero", "/dev/tty", folder.path, "/nowhere"] {
      #expect(try answersStill(try begin(["EDITRC": file])), "\(file)")
    }
  }

  @Test(arguments: [(65_535, 65_535), (0, 0), (1, 1), (20, 1), (65_535, 1), (1, 65_535)])
  func `a terminal may say any size`(columns: Int, rows: Int) throws {
    let terminal = try Program("layercake").onTerminal(
      ["--no-pager"], environment: ["NO_COLOR": "1"], columns: columns, rows: rows)
    // The end of the prompt, however it is broken.
    try terminal.expect(">")
    #expect(try answersStill(terminal))
  }

  @Test func `a terminal may say any size while a line is typed`() throws {
    let terminal = try begin(editrc: "")
    try terminal.type("open cou")
    try terminal.expect("open cou")
    for size in [65_535, 0, 1, 65_535, 80] { terminal.resize(columns: size, rows: size) }
    try terminal.type("nter\r")
    try terminal.expect("counter, built")
    #expect(try answersStill(terminal))
  }
}
