import Platform
import TestSupport
import Testing

/// A trace as a program takes it home.
@Suite(.waiting) struct ExportTests {
  private static let script = "open counter mvc mvp viper\nfire increase\nexport jsonl -\n"

  @Test func `without a file's name it picks one that is free`() throws {
    let folder = try ScratchFolder()
    let lines = "open counter mvp\nexport html\nexport html\nexport csv\n"
    let outcome = try Program("layercake").run(
      [], input: .pipe(Array(lines.utf8)), prefix: ["/usr/bin/env", "-C", folder.path])
    #expect(outcome.text.contains("Wrote counter.html, "))
    #expect(outcome.text.contains("Wrote counter-2.html, "))
    #expect(folder.names.sorted() == ["counter-2.html", "counter.csv", "counter.html"])
  }

  @Test func `only JSON Lines go to standard output`() throws {
    let outcome = try Script.run(Self.script)
    #expect(outcome.exit == .code(0))
    #expect(outcome.complaints == "")
    let lines = try TraceLine.all(outcome.text)
    let head = try #require(lines.first)
    #expect(head.format == "layercake-trace")
    #expect(head.version == 1)
    #expect(head.specimens == ["counter.mvc", "counter.mvp", "counter.viper"])
    #expect(head.dropped == 0)
    for line in lines.dropFirst() { #expect((line.line == nil) == (line.id != nil)) }
    #expect(Set(lines.compactMap(\.line)) == ["action", "screen", "site", "state"])
    #expect(
      lines.filter { $0.line == "action" }.map(\.text) == [
        "open counter mvc mvp viper", "fire increase",
      ])
  }

  @Test func `the messages are those of the event`() throws {
    let lines = try TraceLine.all(Script.run(Self.script).text)
    let crossings = lines.filter { $0.event == 1 && $0.crossLayer == true }
    #expect(
      crossings.map(\.row) == [
        "mvc#1.1 User -> View tap",
        "mvc#1.2 View -> Controller increaseButtonTouched",
        "mvc#1.3 Controller -> Model increase",
        "mvc#1.4 Model ~> Controller number",
        "mvc#1.5 Controller -> View text",
        "mvp#1.1 User -> View tap",
        "mvp#1.2 View -> Presenter increaseButtonTouched",
        "mvp#1.3 Presenter -> Model increase",
        "mvp#1.4 Model ~> Presenter number",
        "mvp#1.5 Presenter -> View onValueChange",
        "viper#1.1 User -> View tap",
        "viper#1.2 View -> Presenter increaseButtonTouched",
        "viper#1.3 Presenter -> Interactor increase",
        "viper#1.4 Interactor -> Presenter didChange",
        "viper#1.5 Presenter -> View onValueChange",
      ])
    #expect(crossings.allSatisfy { $0.fired == "increase" })
  }

  @Test func `ids count up, and a cause is an earlier message of the same event and specimen`()
    throws
  {
    let messages = try TraceLine.all(Script.run(Self.script).text).filter { $0.id != nil }
    #expect(messages.compactMap(\.id) == Array(1...messages.count))
    for message in messages {
      guard let cause = message.cause else {
        #expect(["User", "App"].contains(message.from?.role))
        continue
      }
      let causing = try #require(messages.first { $0.id == cause })
      #expect(cause < message.id ?? 0)
      #expect(causing.specimen == message.specimen && causing.event == message.event)
    }
  }

  @Test func `two processes write the same bytes`() throws {
    #expect(try Script.run(Self.script) == Script.run(Self.script))
  }

  @Test func `a file appears whole, and no other`() throws {
    let folder = try ScratchFolder()
    let file = "\(folder.path)/a.jsonl"
    let outcome = try Script.run("open counter\nfire +\nexport jsonl \(file)\n", options: ["-v"])
    #expect(outcome.exit == .code(0))
    let size = try folder.contents("a.jsonl").utf8.count
    #expect(outcome.complaints.hasSuffix("Wrote \(file), \(size) bytes.\n"))
    #expect(folder.names == ["a.jsonl"])
    #expect(
      try folder.contents("a.jsonl") == Script.run("open counter\nfire +\nexport jsonl -\n").text)
  }

  @Test func `a file that exists is left alone, unless it is forced`() throws {
    let folder = try ScratchFolder()
    let file = try folder.add("a.jsonl", "mine")
    let outcome = try Script.run("open counter\nexport jsonl \(file)\n")
    #expect(outcome.exit == .code(73))
    #expect(outcome.complaints.contains("this file already exists"))
    #expect(try folder.contents("a.jsonl") == "mine")
    #expect(try Script.run("open counter\nexport jsonl \(file) --force\n").exit == .code(0))
    #expect(try folder.contents("a.jsonl").hasPrefix(#"{"format":"#))
    #expect(folder.names == ["a.jsonl"])
  }

  @Test func `a link is not followed over what it leads to`() throws {
    let folder = try ScratchFolder()
    let file = try folder.add("precious", "mine")
    symlink(file, "\(folder.path)/link")
    symlink("/nowhere", "\(folder.path)/dangling")
    for name in ["link", "dangling"] {
      let outcome = try Script.run("open counter\nexport jsonl \(folder.path)/\(name)\n")
      #expect(outcome.exit == .code(73))
    }
    #expect(try folder.contents("precious") == "mine")
  }

  @Test func `a folder that is missing is told`() throws {
    let outcome = try Script.run("open counter\nexport jsonl /nowhere/a.jsonl\n")
    #expect(outcome.exit == .code(73))
    #expect(
      outcome.complaints == """
        standard input:2:14: error: can't create this file: No such file or directory.
          export jsonl /nowhere/a.jsonl
                       ^^^^^^^^^^^^^^^^
        Nothing was written.

        """)
  }

  @Test(.enabled("the superuser can write anywhere") { geteuid() != 0 })
  func `a folder that is read-only is told`() throws {
    let folder = try ScratchFolder()
    folder.setReadOnly(true)
    let outcome = try Script.run("open counter\nexport jsonl \(folder.path)/a.jsonl\n")
    folder.setReadOnly(false)
    #expect(outcome.exit == .code(73))
    #expect(outcome.complaints.contains("can't create this file: Permission denied."))
  }

  @Test(.disabled(if: Sanitizer.isOn), arguments: ["", "trap '' XFSZ; "])
  func `a disk that is full leaves the old file, and says so`(trap: String) throws {
    let folder = try ScratchFolder()
    let file = try folder.add("a.jsonl", "mine")
    let lines = "open counter\n" + String(repeating: "fire +\n", count: 50)
    let script = try folder.add("script", lines + "export jsonl \(file) --force\n")
    // Files of more than a block are as good as a full disk.
    let outcome = try Program("layercake").run(
      ["run", script], prefix: ["/bin/sh", "-c", trap + #"ulimit -f 1; exec "$0" "$@""#])
    #expect(outcome.exit == .code(74))
    #expect(outcome.complaints.contains("can't write this file: File too large."))
    #expect(outcome.complaints.contains("Nothing was written."))
    #expect(try folder.contents("a.jsonl") == "mine")
    #expect(folder.names == ["a.jsonl", "script"])
  }

  @Test(arguments: 1...8)
  func `a process that is killed leaves the old file whole, or the new one`(moment: Int) throws {
    let folder = try ScratchFolder()
    let file = try folder.add("a.md", "mine")
    let lines = "open candy\n" + String(repeating: "fire quantity 3\nfire choco 1\n", count: 40)
    let script = try folder.add("script", lines + "export markdown \(file) --full --force\n")
    let time = "0.0\(moment * 11)"
    _ = try Program("layercake").run(
      ["run", script], prefix: ["/usr/bin/timeout", "-s", "KILL", time])
    let left = try folder.contents("a.md")
    #expect(left == "mine" || left.hasPrefix("# candy") && left.hasSuffix("fire choco 1\n```\n"))
  }

  @Test func `a folder in the file's place is left alone, whatever the format`() throws {
    // Cards need a lesson with questions.
    for format in try Script.exportFormats() where format != "anki" {
      let folder = try ScratchFolder()
      let outcome = try Script.run("open counter mvp\nexport \(format) \(folder.path) --force\n")
      #expect(outcome.exit == .code(73), "\(format)")
      #expect(outcome.complaints.contains("can't create this file: Is a directory."), "\(format)")
      #expect(folder.names == [])
    }
  }
}
