import Platform
import TestSupport
import Testing

/// `layercake check`, as authors and build servers see it.
@Suite(.waiting) struct CheckTests {
  private static let good = """
    ---
    id: one
    title: One
    ---
    ```run
    open counter
    ```
    Tap.
    ```try id=tap
    fire increase
    ```
    ```expect for=tap
    state mvp.presenter.amount.number == 1
    ```
    """

  private func check(_ arguments: [String]) throws -> Outcome {
    try Program("layercake").run(["check"] + arguments)
  }

  @Test func `a lesson in order passes`() throws {
    let folder = try ScratchFolder()
    let file = try folder.add("one.md", Self.good)
    let outcome = try check([file])
    #expect(outcome.text == "9 checks, all passed\n")
    #expect(outcome.exit == .code(0))
  }

  @Test func `all that is wrong is told in one run, with file, line and column`() throws {
    let folder = try ScratchFolder()
    let one = try folder.add(
      "10-one.md",
      Self.good.replacing("```expect", with: "```exepct").replacing("open c", with: "opne c"))
    let two = try folder.add(
      "20-two.md", Self.good.replacing("== 1", with: "= 1").replacing("id: one", with: "id: two"))
    let three = try folder.add(
      "30-three.md",
      Self.good.replacing("== 1", with: "== 0").replacing("id: one", with: "id: three"))
    let outcome = try check([folder.path])
    #expect(outcome.exit == .code(1))
    #expect(
      outcome.text == """
        \(one):6:1: error: no such command. Did you mean 'open'? Accepted: open, close, screen, \
        fire, events, service, mock, sync, reset, trace, side, explain, rules, pin, unpin, inspect, \
        diff, why, when, watch, unwatch, source, owners, leaks, blame, compare, break, breaks, unbreak, \
        kill, relaunch, increase, decrease, show, quantity, choco, buy, retry, back, link, reload, select, \
        applyCheckCard, confirm, moveToMain, finish.
        \(one):12:4: error: no such block as 'exepct'. Did you mean 'expect'? Blocks: run, try, \
        expect, guard, hint, quiz, predict, prove, write, start, solution, flawed, order, \
        pause.
        \(two):13:35: error: a comparison is expected here. Did you mean '=='? Accepted: ==, !=, \
        <, <=, >, >=, contains.
        \(three):13:1: error: this is true before the task is done, so it can't show when the task is done
        \(three):13:1: error: after the solution: mvp.presenter.amount.number is 1, not 0, set during mvp#1.3
        12 checks, 5 failed

        """)
  }

  @Test func `the Test Anything Protocol and JUnit are spoken, too`() throws {
    let folder = try ScratchFolder()
    let file = try folder.add("one.md", Self.good.replacing("== 1", with: "== 2"))
    let tap = try check([file, "--format", "tap"])
    #expect(tap.text.hasPrefix("TAP version 13\n1..9\nok 1 - "))
    #expect(tap.text.contains("not ok 5 - one tap: holds after the solution: state mvp"))
    let junit = try check(["--format", "junit", file])
    #expect(
      junit.text.contains("<testsuites name=\"lessons\" tests=\"9\" failures=\"1\" errors=\"0\">"))
    #expect(junit.exit == .code(1))
  }

  @Test func `what can't be read, or isn't there, ends it`() throws {
    let folder = try ScratchFolder()
    for (path, reason) in [
      ("/nowhere", "can't read '/nowhere': No such file or directory"),
      (folder.path, "no lessons in '\(folder.path)': a lesson's file ends in .md"),
    ] {
      let outcome = try check([path])
      #expect(outcome.exit == .code(66))
      #expect(outcome.complaints == "layercake: \(reason)\n")
    }
    #expect(try check(["--format", "xml"]).exit == .code(64))
  }

  @Test func `a pipe is no lesson, and no folder of lessons`() throws {
    let folder = try ScratchFolder()
    let pipe = try folder.makePipe("one.md")
    for (arguments, path) in [
      (["check", pipe], pipe), (["check", folder.path], pipe), (["--lessons", pipe], pipe),
      (["check", "/dev/zero"], "/dev/zero"),
    ] {
      let outcome = try Program("layercake").run(arguments)
      #expect(outcome.exit == .code(66))
      #expect(outcome.complaints == "layercake: can't read '\(path)': it isn't a regular file\n")
    }
    let outcome = try Script.run("lesson \(pipe)\n")
    #expect(outcome.exit == .code(66))
    #expect(outcome.complaints.contains("it isn't a regular file"))
  }

  @Test func `a lesson that can't be read is named, and hides no other`() throws {
    let folder = try ScratchFolder()
    try folder.add("one.md", Self.good)
    let unnamed = Array("\(folder.path)/b".utf8CString.dropLast()) + [-1] + Array(".md".utf8CString)
    let descriptor = open(unnamed, O_WRONLY | O_CREAT, 0o600)
    try #require(descriptor >= 0)
    close(descriptor)
    defer { unlink(unnamed) }
    try #require(symlink("/nowhere", "\(folder.path)/c.md") == 0)
    let told = """
      layercake: can't read '\(folder.path)/b\u{FFFD}.md': its name is not UTF-8
      layercake: can't read '\(folder.path)/c.md': No such file or directory

      """
    let outcome = try check([folder.path])
    #expect(outcome.exit == .code(66))
    #expect(outcome.complaints == told)
    #expect(outcome.text.contains("9 checks, all passed"))
    let session = try Script.run("lessons\n", options: ["--lessons", folder.path])
    #expect(session.exit == .code(0))
    #expect(session.complaints == told)
    #expect(session.text.contains("One"))
  }

  @Test func `a lesson elsewhere may require one of the course, proven or shown`() throws {
    let folder = try ScratchFolder()
    try folder.add("one.md", Self.good.replacing("id: one\n", with: "id: one\nrequires: one-tap\n"))
    #expect(try folder.contents("one.md").contains("requires"))
    #expect(try check([folder.path]).exit == .code(0))
    let session = try Script.run("lessons\n", options: ["--lessons", folder.path])
    #expect(!session.text.contains("fault"))
    #expect(session.complaints == "")
  }

  @Test func `a lesson that is watched is proven again when it changes`() throws {
    let folder = try ScratchFolder()
    try folder.add("one.md", Self.good.replacing("== 1", with: "== 2"))
    let terminal = try Program("layercake").onTerminal(["check", "--watch", folder.path])
    let first = try terminal.expect("To stop: Ctrl-C.")
    #expect(first.contains("9 checks, 1 failed"))
    try folder.add("one.md", Self.good)
    #expect(try terminal.expect("To stop: Ctrl-C.").contains("9 checks, all passed"))
    terminal.signal(SIGINT)
    #expect(try terminal.end() == .signal(SIGINT))
  }

  @Test func `there must be something to watch`() throws {
    let outcome = try check(["--watch"])
    #expect(outcome.exit == .code(64))
    #expect(outcome.complaints.contains("--watch needs a lesson, or a folder of lessons"))
  }

  @Test func `a translation alone is held against the original beside it`() throws {
    let folder = try ScratchFolder()
    try folder.add("one.md", Self.good)
    let file = try folder.add("one.ko.md", Self.good.replacing("== 1", with: "== 2"))
    let outcome = try check([file])
    #expect(outcome.exit == .code(1))
    #expect(
      outcome.text.contains("\(file):13:1: error: the checks of 'tap' differ from the original"))
    #expect(outcome.text == (try check([folder.path])).text)
  }

  @Test func `a lesson that is required is looked for beside the file, and in the course`() throws {
    let folder = try ScratchFolder()
    try folder.add("10-one.md", Self.good)
    let two = Self.good.replacing("id: one", with: "id: two")
    let file = try folder.add("20-two.md", two.replacing("title", with: "requires: one\ntitle"))
    #expect(try check([file]).exit == .code(0))
    try folder.add("20-two.md", two.replacing("title", with: "requires: one-tap\ntitle"))
    for path in [file, folder.path] { #expect(try check([path]).exit == .code(0)) }
    try folder.add("20-two.md", two.replacing("title", with: "requires: nowhere\ntitle"))
    for path in [file, folder.path] {
      #expect(try check([path]).text.contains("3:11: error: no such lesson as 'nowhere'"))
    }
    // One that has a mistake is there all the same: the mistake is told where it is checked.
    try folder.add("10-one.md", Self.good + "\n```nonsense\n```\n")
    try folder.add("20-two.md", two.replacing("title", with: "requires: one\ntitle"))
    #expect(try check([file]).exit == .code(0))
  }

  @Test func `a file that names itself as an option is still a file`() throws {
    let folder = try ScratchFolder()
    try folder.add("one.md", Self.good)
    #expect(try check(["--", "\(folder.path)/one.md"]).exit == .code(0))
  }
}
