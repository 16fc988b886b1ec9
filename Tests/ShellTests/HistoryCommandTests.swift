import Sessions
import Testing

@Suite struct HistoryCommandTests {
  @Test func `before anything was done it says so`() {
    let learner = Learner()
    #expect(learner.type("history") == "Nothing was done yet.\n")
    #expect(learner.type("open", "help", "history") == "Nothing was done yet.\n")
  }

  @Test func `it lists what was done in its plainest form, and nothing that was only looked at`() {
    let learner = Learner()
    learner.type(
      "open counter", "FIRE increase on mvp", "trace mvp", "+ # once more", "sync; side",
      "fire", "incraese", "close 'viper'", "reset", "events")
    #expect(
      learner.type("history") == """
          1  open counter
          2  fire increase on mvp
          3  fire increase
          4  sync
          5  close viper
          6  reset

        """)
  }

  @Test func `what was taken back is not in it`() {
    let learner = Learner()
    learner.type("open counter", "fire +", "fire -", "undo")
    #expect(learner.type("history") == "  1  open counter\n  2  fire increase\n")
  }

  @Test func `numbers of different length end in the same column`() {
    let learner = Learner()
    learner.type(["open counter mvp"] + Array(repeating: "+", count: 9))
    let lines = learner.type("history").lines
    #expect(lines.first == "   1  open counter mvp")
    #expect(lines.last == "  10  fire increase")
  }

  @Test func `a build is named by its number, and taken back it is told what runs`() {
    let learner = Learner()
    learner.session.environment.builds = StandInShelf.shared
    learner.type(
      "open counter mvp", "increase", "build counter mvp~mine mvp 1",
      "build counter mvp~mine mvp 2")
    #expect(
      learner.type("history") == """
          1  open counter mvp
          2  fire increase
          3  build mvp~mine (build 1)
          4  build mvp~mine (build 2)

        """)
    let answer = learner.type("undo")
    #expect(answer.hasPrefix("Undone: build mvp~mine\n"))
    #expect(answer.contains("mvp~mine runs its build 1 again;"))
    #expect(learner.type("undo").contains("mvp~mine is gone;"))
    #expect(learner.type("redo", "redo", "history").contains("(build 2)"))
  }

  @Test func `a build in the past says first what it drops`() {
    let learner = Learner()
    learner.session.environment.builds = StandInShelf.shared
    learner.type("open counter mvp", "increase", "increase", "rewind")
    let lines = learner.type("build counter mvp~mine mvp 1").lines
    #expect(lines.first?.hasPrefix("This dropped what lay ahead: event 2.") == true)
  }

  @Test func `changes tells the newest events, and all of them when asked`() {
    let learner = Learner()
    learner.session.environment.builds = StandInShelf.shared
    learner.type("open counter mvp", "build counter mvp~mine mvp 2")
    learner.type(Array(repeating: "decrease", count: 5))
    let answer = learner.type("changes")
    #expect(answer.contains("2 earlier events differ; the first is event 1: changes"))
    #expect(!answer.contains("event 2, decrease"))
    #expect(answer.contains("event 5, decrease"))
    #expect(learner.type("changes --all").contains("event 2, decrease"))
  }

  @Test func `changes says when what runs isn't what stands in the folder`() {
    let learner = Learner()
    let shelf = StandInShelf()
    learner.session.environment.builds = shelf
    func folder(_ files: OwnFolder.Files) -> [OwnFolder] {
      [OwnFolder(feature: "counter", name: "mvp~mine", path: "counter-mvp", files: files)]
    }
    shelf.folders = folder(.asBuilt)
    #expect(learner.type("open counter mvp", "changes").hasPrefix("Nothing has changed in"))
    learner.type("build counter mvp~mine mvp 1")
    #expect(!learner.type("changes").contains("The newest code"))
    shelf.folders = folder(.faulty)
    #expect(learner.type("changes").contains("The newest code in counter-mvp/ can't be built"))
    shelf.folders = folder(.others)
    #expect(learner.type("changes").contains("The newest code in counter-mvp/ isn't built"))
    // A session holds its shelf weakly.
    withExtendedLifetime(shelf) {}
  }
}
