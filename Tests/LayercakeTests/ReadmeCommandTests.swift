import Foundation
import Testing
import TestSupport

/// Every command of the README and the book that a shell takes is carried out, one after another in one folder; those
/// that build are carried out by `.ci/run`.
@Suite(.waiting) struct ReadmeCommandTests {
  private let folder: ScratchFolder

  /// A folder as the README's reader has it: the program on the path, a kept session, and what others
  /// handed over.
  init() throws {
    folder = try ScratchFolder()
    try folder.makeFolder("bin")
    try folder.add("bin/layercake", "#!/bin/sh\nexec '\(Program("layercake").path)' \"$@\"\n")
    try folder.makeExecutable("bin/layercake")
    let terminal = try Program("layercake").onTerminal(
      ["lesson"], environment: ["NO_COLOR": "1", "XDG_STATE_HOME": folder.path])
    try terminal.expect("1.1 1/5 predict> ")
    try terminal.type("7\nfire increase\nit notifies\nquit\n")
    try #require(terminal.end() == .code(0))
    try folder.add("clean.rules", ShopTrace.rules)
    // An app that was recorded, and keeps its rules.
    try folder.add("shop.jsonl", ShopTrace.header + "\n")
    try folder.makeFolder("hand-ins")
    for line in [
      "layercake handin 1.1 hand-ins/ann.handin --name Ann",
      #"printf 'open counter\nfire increase\nexport jsonl ann.jsonl\n' | layercake run -"#,
      #"printf 'open counter\nfire increase\nshare question.layercake\n' | layercake run -"#,
    ] {
      try #require(shell(line).exit == .code(0), "\(line)")
    }
  }

  /// Carries out a line in the folder. A conversation that it begins is left at once.
  private func shell(_ line: String) throws -> Outcome {
    try Program(at: "/bin/bash").run(
      ["-ec", "set -o pipefail; cd '\(folder.path)'; \(line)"],
      input: .pipe(Array("quit\n".utf8)), environment: environment)
  }

  private var environment: [String: String] {
    ["XDG_STATE_HOME": folder.path, "PATH": "\(folder.path)/bin:/usr/local/bin:/usr/bin:/bin"]
  }

  /// The lines of the blocks for a shell, without what is said behind them.
  private static func lines() throws -> [String] {
    let blocks = try Book.text().components(separatedBy: "```sh\n").dropFirst()
    return blocks.flatMap { block in
      block.prefix(upTo: block.firstRange(of: "```")?.lowerBound ?? block.endIndex)
        .split(separator: "\n").map { line in
          let command = line.firstRange(of: "  #").map { line[..<$0.lowerBound] } ?? line
          return String(command.reversed().drop { $0 == " " }.reversed())
        }
    }
  }

  private static func isBuilding(_ line: String) -> Bool {
    line.hasPrefix(".ci/") || line.contains("swift ")
  }

  @Test func `every command of the README and the book is carried out`() throws {
    let lines = try Self.lines().filter { !Self.isBuilding($0) }
    #expect(lines.count >= 15)
    for line in lines where !line.contains("--watch") && !line.contains("| man ") {
      let outcome = try shell(line)
      #expect(outcome.exit == .code(0), "\(line): \(outcome.complaints)")
    }
    for name in ["lecture.txt", "ann.html", "first.md", "worksheet.md"] {
      #expect(folder.names.contains(name), "\(name)")
    }
    #expect(folder.names.contains("one-tap-kim-min-ji.handin"))
  }

  @Test func `what watches goes on until Ctrl-C`() throws {
    let lines = try Self.lines().filter { $0.contains("--watch") }
    #expect(lines.count == 1)
    _ = try shell("layercake new lesson first")
    for line in lines {
      let terminal = try Program(at: "/bin/bash").onTerminal(
        ["-c", "cd '\(folder.path)'; exec \(line)"], environment: environment)
      try terminal.expect("Waiting for a change in first.md. To stop: Ctrl-C.")
      terminal.signal(SIGINT)
      #expect(try terminal.end() == .signal(SIGINT))
    }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/man")))
  func `the manual page is shown`() throws {
    let lines = try Self.lines().filter { $0.contains("| man ") }
    #expect(lines.count == 1)
    for line in lines {
      let outcome = try shell("MANPAGER=cat \(line)")
      #expect(outcome.exit == .code(0), "\(outcome.complaints)")
      #expect(outcome.text.contains("LAYERCAKE(1)"))
    }
  }

  @Test func `what builds is carried out by the script that every change passes`() throws {
    let script = try Book.text(of: ".ci/run")
    let scripts = try script + Book.text(of: ".ci/features")
    for line in try Self.lines() where Self.isBuilding(line) {
      // The two commands are read from the README by the script itself.
      let isRead = ["swift run layercake", "swift test"].contains { part in
        line.hasPrefix(".ci/setup && \(part)") && script.contains("^\\.ci/setup && \(part)")
      }
      for part in line.components(separatedBy: " && ") where !isRead && !part.hasPrefix("cd ") {
        #expect(scripts.contains(part), "\(line)")
      }
    }
  }

  /// What stands in the table of commands and is no command by itself: kinds of predictions, formats of
  /// 'export', an option and an answer.
  private static func parts() throws -> Set<String> {
    try Set(["V P M P V", "count", "order", "--full"] + Script.exportFormats())
  }

  /// The rows of the table of commands: what is typed, in order.
  private static func rows() throws -> [[String]] {
    let (text, parts) = (try Book.text(), try parts())
    let table = try #require(text.firstRange(of: "## What to type").map { text[$0.upperBound...] })
    return table.split(separator: "\n").drop { !$0.hasPrefix("|---") }.dropFirst()
      .prefix { $0.hasPrefix("|") }
      .map { row in
        row.split(separator: "|").dropFirst().joined(separator: "|")
          .matches(of: #/`([^`]+)`/#).map { String($0.1) }.filter { !parts.contains($0) }
      }
  }

  @Test func `every row of the table is typed, and understood`() throws {
    let rows = try Self.rows()
    #expect(rows.count >= 25)
    let before = ["open counter"] + Array(repeating: "fire increase", count: 5)
    for row in rows {
      let script = (before + row).joined(separator: "\n") + "\n"
      try folder.add("row.txt", script)
      let outcome = try shell("layercake run --keep-going row.txt || [[ $? == @(65|73) ]]")
      #expect(!outcome.complaints.contains("no such"), "\(row): \(outcome.complaints)")
    }
  }

  /// A class that didn't agree: what each foresaw, twice, and answered.
  private static let answers = [
    ("5", "V C M C V", "d"), ("3", "V C M C V", "b"), ("7", "V M V", "c"), ("5", "V M C V", "d"),
    ("4", "V C M C V", "d"), ("5", "V C M C V", "c"), ("3", "V C M V", "d"),
    ("5", "V C M C V", "d"),
  ]

  @Test func `the book's picture of a class is what 'report' draws`() throws {
    try folder.makeFolder("class")
    for (place, (count, path, choice)) in Self.answers.enumerated() {
      try folder.add(
        "learner.txt",
        """
        lesson 1.1
        \(count)
        fire increase
        because "reason \(place + 1)"
        next
        \(path)
        fire decrease
        because "reason \(place + 1)"
        next
        \(choice)
        next
        fire decrease; fire decrease
        next
        handin 1.1 name L\(place + 1) class/\(place + 1).handin

        """)
      _ = try shell("layercake run --keep-going learner.txt || [[ $? == 65 ]]")
    }
    let drawn = try shell("layercake report class --lesson 1.1 --format svg")
    #expect(drawn.exit == .code(0))
    #expect(drawn.text == (try Book.text(of: "Sources/Hosting/Hosting.docc/class.svg")))
    #expect(try Book.text().contains("(class.svg)"))
  }
}
