import TestSupport
import Testing

/// A class, from the system's shell.
@Suite(.waiting) struct ClassroomTests {
  private func program(
    _ arguments: [String], _ state: ScratchFolder
  ) throws -> Outcome {
    try Program("layercake").run(arguments, environment: ["XDG_STATE_HOME": state.path])
  }

  @Test func `what was done at a terminal is handed in, graded and reported`() throws {
    let state = try ScratchFolder()
    let terminal = try Program("layercake").onTerminal(
      ["lesson"], environment: ["NO_COLOR": "1", "XDG_STATE_HOME": state.path])
    try terminal.expect("1.1 1/5 predict> ")
    try terminal.type("7\nfire increase\nit notifies\nquit\n")
    #expect(try terminal.end() == .code(0))

    let file = "\(state.path)/kim.handin"
    let written = try program(["handin", "1.1", file, "--name", "Kim"], state)
    #expect(written.exit == .code(0))
    // How long it took isn't the test's business.
    let lines = try state.contents("kim.handin").split(separator: "\n").filter {
      !$0.hasPrefix("after ")
    }
    #expect(lines.joined(separator: "\n").contains("\nanswer = 7\nfire increase\n"))
    let grades = try program(["grade", file, "--lesson", "1.1", "--format", "csv"], state)
    #expect(grades.text.contains("yes,1,5,0,0,0,4,1,0,0,0,no,1,"), "\(grades.text)")
    #expect(grades.text.contains(",wrong: 7,open"))
    try state.add("photo.jpg", [0xFF, 0xD8])
    let report = try program(
      ["report", file, "\(state.path)/photo.jpg", "--lesson", "one-tap"], state)
    #expect(report.exit == .code(65))
    #expect(report.text.contains("1 of 1 wrong, 1 said 7"))
  }

  @Test func `an exam is handed in from the system's shell, and graded with those of its part`()
    throws
  {
    let state = try ScratchFolder()
    let terminal = try Program("layercake").onTerminal(
      [], environment: ["NO_COLOR": "1", "XDG_STATE_HOME": state.path])
    try terminal.expect("layercake> ")
    try terminal.type("exam 1 seed 4711\n")
    try terminal.expect("exam 1 1/8 predict> ")
    try terminal.type("v\nskip\nskip\nskip\nskip\nskip\nskip\nskip\nquit\n")
    #expect(try terminal.end() == .code(0))
    let file = "\(state.path)/kim.handin"
    #expect(try program(["handin", "exam-1-4711", file, "--name", "Kim"], state).exit == .code(0))
    let grades = try program(["grade", file, "--lesson", "exam 1"], state)
    #expect(grades.exit == .code(0))
    #expect(grades.text.contains(", for practice, replayed: 0 of 8 right, not passed."))
  }

  @Test func `a presentation ends with the program, and leaves nothing behind`() throws {
    let state = try ScratchFolder()
    let terminal = try Program("layercake").onTerminal(
      ["present", "1.1"], environment: ["NO_COLOR": "1", "XDG_STATE_HOME": state.path],
      columns: 60, rows: 20)
    let first = try terminal.expect("Enter: on   back   quit")
    #expect(!first.contains("Layercake"))
    #expect(!first.contains("present 1.1"))
    try terminal.type("\n\n2 5 13 7\n")
    try terminal.expect("Enter: show")
    try terminal.type("\n")
    try terminal.expect("event 1, increase")
    try terminal.type("quit\n")
    #expect(try terminal.end() == .code(0))
    #expect(state.names.allSatisfy { $0 == "layercake" })
    #expect(try program(["run", "-"], state).exit == .code(0))
    #expect(try program(["handin", "1.1", "--name", "Kim"], state).exit == .code(65))
  }

  @Test
  func `a page is drawn anew when the terminal gets another size, with what was typed below it`()
    throws
  {
    let state = try ScratchFolder()
    let terminal = try Program("layercake").onTerminal(
      ["present", "1.1"], environment: ["NO_COLOR": "1", "XDG_STATE_HOME": state.path],
      columns: 60, rows: 20)
    try terminal.expect("Enter: on   back   quit")
    try terminal.expect("> ")
    try terminal.type("at 2")
    try terminal.expect("at 2")
    terminal.resize(columns: 120, rows: 40)
    let wide = try terminal.expect("Enter: on   back   quit")
    try terminal.expect("at 2")
    // What moves the cursor counts, too: a line of sixty columns has a few bytes more.
    let widest = wide.split(whereSeparator: \.isNewline).map(\.count).max() ?? 0
    #expect(widest > 80, "\(wide)")
    try terminal.type("\nquit\n")
    #expect(try terminal.end() == .code(0))
  }

  @Test func `what was shared is opened from the system's shell`() throws {
    let state = try ScratchFolder()
    let line = try Program("layercake").run(
      ["run", "-"], input: .pipe(Array("open counter mvp\nfire increase\nshare\n".utf8)))
    try state.add("q.layercake", line.text)
    let opened = try program(["open", "\(state.path)/q.layercake"], state)
    #expect(opened.text.contains("Opened: 2 actions."))
  }

  @Test func `a pack that is faulty is told with its line`() throws {
    let folder = try ScratchFolder()
    try folder.add(
      "10-one.md", "---\nid: one\ntitle: One\n---\nHello.\n\n```pause\n```\n\nBye.\n")
    try folder.add("layercake.pack", "name: autumn\nversion: 1\nlayercake: 9.0\n")
    let check = try program(["check", folder.path], folder)
    #expect(check.exit == .code(1))
    #expect(check.complaints.contains("layercake.pack:1:1: error: this pack needs Layercake 9.0"))
    try folder.add("layercake.pack", "name: autumn\nversion: 1\nlayercake: 0.1\n")
    #expect(try program(["check", folder.path], folder).exit == .code(0))
    #expect(try program(["--lessons", folder.path, "lesson"], folder).text.contains("Hello."))
  }
}
