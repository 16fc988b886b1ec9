import TestSupport
import Testing

@testable import Shell

/// What is in a file is what its name says.
@Suite struct FileEndingTests {
  /// The commands that write a file, up to its name; how the name may end, and how the file then begins.
  private nonisolated static let written: [(line: String, endings: [String: String])] = [
    ("export markdown", ["md": "# counter"]), ("export html", ["html": "<!DOCTYPE html>"]),
    ("export slides", ["md": "---\nmarp: true", "html": "<!DOCTYPE html>"]),
    ("export worksheet", ["md": "# Worksheet", "html": "<!DOCTYPE html>"]),
    ("export svg", ["svg": "<svg"]), ("export mermaid", ["mmd": "sequenceDiagram"]),
    ("export plantuml", ["puml": "@startuml"]), ("export csv", ["csv": "\u{FEFF}message,"]),
    ("export jsonl", ["jsonl": "{\"format\""]), ("export chrome", ["json": "{"]),
    ("export test", ["swift": "import "]),
    ("change to", ["md": "# The price", "html": "<!DOCTYPE html>"]),
    ("choose to", ["md": "# Which pattern", "html": "<!DOCTYPE html>"]),
    ("glossary to", ["md": "# Architecture terms", "html": "<!DOCTYPE html>"]),
    (
      "export",
      [
        "md": "# counter", "html": "<!DOCTYPE html>", "svg": "<svg", "mmd": "sequenceDiagram",
        "puml": "@startuml", "csv": "\u{FEFF}message,", "jsonl": "{\"format\"", "json": "{",
        "swift": "import ",
      ]
    ),
    ("handout 1.1", ["md": "# 1.1 Taps", "html": "<!DOCTYPE html>"]),
    ("handout 1.1 --html", ["html": "<!DOCTYPE html>"]),
    ("transcript", ["md": "# "]), ("record", ["md": "---\nid: "]),
    ("share", ["layercake": "layercake:"]),
    ("progress export", ["progress": "# layercake-progress"]),
  ]

  private func learner() -> Learner {
    let learner = Learner()
    learner.type("open counter mvp", "fire increase")
    return learner
  }

  @Test(arguments: written)
  func `a file that is written is what its name ends with`(
    line: String, endings: [String: String]
  ) throws {
    let folder = try ScratchFolder()
    let learner = learner()
    for (ending, beginning) in endings {
      for name in ["one.\(ending)", "two.x.\(ending.uppercased())"] {
        #expect(learner.type("\(line) \(folder.path)/\(name)").hasPrefix("Wrote "))
        #expect(try folder.contents(name).hasPrefix(beginning))
      }
    }
  }

  @Test(arguments: written)
  func `an ending that is of something else is refused, and those that there are are named`(
    line: String, endings: [String: String]
  ) throws {
    let folder = try ScratchFolder()
    let learner = learner()
    let known = Self.written.flatMap(\.endings.keys) + ExportFormat.all.flatMap(\.endings)
    for ending in Set(known + ["pdf", "docx", "zip"]).subtracting(endings.keys)
    // Cards are of a lesson, and there is none here.
    where line != "export" || ExportFormat.of(ending: ending)?.name != "anki" {
      let answer = learner.type("\(line) \(folder.path)/a.\(ending)")
      #expect(answer.replacing("\n", with: " ").contains("can't be a '.\(ending)' file."))
      for accepted in endings.keys { #expect(answer.contains(".\(accepted)")) }
      #expect(answer.hasSuffix("Nothing was written.\n") || line.hasPrefix("progress"))
    }
    #expect(folder.names == [])
  }

  @Test func `every format of an export is one of these, with all its endings`() {
    let endings = Dictionary(
      uniqueKeysWithValues: Self.written.map { ($0.line, Set($0.endings.keys)) })
    // The questions of a lesson need one: ExportHandoutTests.
    let formats = ExportFormat.all.filter { $0.name != "anki" }
    for format in formats {
      #expect(endings["export \(format.name)"] == Set(format.endings), "\(format.name)")
    }
    #expect(endings["export"] == Set(formats.map { $0.endings[0] }))
  }

  /// The commands that can replace a file.
  private static let writing = Command.all.filter {
    $0.parameters.contains { $0.form.style == .flag(name: "force") }
  }

  @Test func `no random line has a command of these write a file`() {
    for command in Self.writing {
      #expect(!LineGenerator.isHarmless("\(command.name) to a.md --force"), "\(command.name)")
    }
  }

  @Test func `every command that can replace a file is one of these`() {
    let named = Set(Self.written.map { $0.line.split(separator: " ")[0] })
    // A hand-in needs work that was kept: HandInCommandTests.
    #expect(Self.writing.map(\.name).filter { !named.contains($0[...]) } == ["handin"])
  }

  @Test func `a name without an ending says nothing, and is taken`() throws {
    let folder = try ScratchFolder()
    let learner = learner()
    for name in ["plain", ".hidden", "mr. kim", "a.b/c"] {
      if name.contains("/") { try folder.makeFolder("a.b") }
      #expect(learner.type("export svg '\(folder.path)/\(name)'").hasPrefix("Wrote "))
    }
  }
}
