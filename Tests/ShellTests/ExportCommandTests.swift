import TestSupport
import Testing

@Suite struct ExportCommandTests {
  @Test(arguments: ["export jsonl -", "export JSONL -"])
  func `standard output takes it, too`(line: String) {
    let learner = Learner()
    learner.type("open counter mvc mvp viper", "fire increase")
    let lines = learner.type(line).lines
    let head = #"{"format":"layercake-trace","version":1,"specimens":["counter.mvc","counter.mvp","#
    #expect(lines.first?.hasPrefix(head) == true)
    #expect(lines.filter { $0.contains(#""crossLayer":true"#) }.count == 3 + 4 + 5 + 15)
    #expect(lines.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
  }

  @Test func `a file takes it, and its size is told`() throws {
    let folder = try ScratchFolder()
    let learner = Learner()
    learner.type("open counter mvc mvp viper", "fire increase")
    let answer = learner.type("export jsonl \(folder.path)/a.jsonl")
    let written = try folder.contents("a.jsonl")
    #expect(answer == "Wrote \(folder.path)/a.jsonl, \(written.utf8.count) bytes.\n")
    #expect(written == learner.type("export jsonl -"))
    #expect(folder.names == ["a.jsonl"])
  }

  @Test func `a file that exists is replaced only when forced`() throws {
    let folder = try ScratchFolder()
    let file = try folder.add("a.jsonl", "mine")
    let learner = Learner()
    learner.type("open counter mvc mvp viper")
    #expect(learner.type("export jsonl \(file)").contains("this file already exists"))
    #expect(try folder.contents("a.jsonl") == "mine")
    #expect(learner.type("export jsonl \(file) --force").hasPrefix("Wrote "))
    #expect(try folder.contents("a.jsonl") == learner.type("export jsonl -"))
    #expect(folder.names == ["a.jsonl"])
  }

  @Test func `a name in quotes may hold anything that a file's name may`() throws {
    let folder = try ScratchFolder()
    let learner = Learner()
    learner.type("open counter mvc mvp viper")
    for name in ["with blank", "한글.jsonl", "#1;2", "--force", "-"] {
      learner.type("export jsonl '\(folder.path)/\(name)'")
      #expect(folder.names.contains(name))
    }
  }

  @Test func `a tilde is the home folder`() throws {
    let folder = try ScratchFolder()
    let learner = Learner(home: folder.path)
    learner.type("open counter mvc mvp viper")
    #expect(learner.type("export jsonl ~/a.jsonl").hasPrefix("Wrote ~/a.jsonl, "))
    #expect(folder.names == ["a.jsonl"])
  }

  @Test func `a name that no file can have is refused`() throws {
    let folder = try ScratchFolder()
    let learner = Learner()
    learner.type("open counter mvc mvp viper")
    for name in ["a\u{0}b", String(repeating: "x", count: 300), "missing/a", ""] {
      let answer = learner.type("export jsonl '\(folder.path)/\(name)'")
      #expect(answer.contains("Nothing was written."), "\(name.debugDescription)")
    }
    #expect(learner.type("export jsonl ''").contains("Nothing was written."))
    #expect(folder.names == [])
  }

  @Test func `what is exported is the same after the same events`() {
    func export() -> String {
      let learner = Learner()
      return learner.type(
        "open counter mvc mvp viper", "fire +", "fire - on mvp", "sync", "export jsonl -")
    }
    #expect(export() == export())
  }

  @Test func `an export changes nothing`() {
    let learner = Learner()
    learner.type("open counter mvc mvp viper", "fire increase on mvp")
    let before = Snapshot(learner.runner)
    learner.type("export jsonl -")
    #expect(Snapshot(learner.runner) == before)
  }
}
