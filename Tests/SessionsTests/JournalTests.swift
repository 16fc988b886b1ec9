import Platform
import Staging
import Testing
import TestSupport

@testable import Sessions

@Suite struct JournalTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func file(_ name: String, _ text: String) throws {
    let file = try #require(fopen("\(folder.path)/\(name)", "w"))
    fputs(text, file)
    fclose(file)
  }

  @Test func `nothing is written before the first action`() {
    let journal = Journal(folder: folder.path)
    #expect(folder.names.isEmpty)
    journal.append(.action(.stage(.open("counter"))))
    #expect(folder.names.count == 1)
  }

  @Test func `each action is on disk at once`() throws {
    let journal = Journal(folder: folder.path)
    journal.append(.action(.stage(.open("counter"))))
    let name = try #require(folder.names.first)
    #expect(try TextFile.read("\(folder.path)/\(name)") == SessionFile.header + "\nopen counter\n")
    journal.append(.action(.stage(.event(Event("increase")))))
    #expect(
      try TextFile.read("\(folder.path)/\(name)")
        == SessionFile.header + "\nopen counter\nfire increase\n")
  }

  @Test func `it begins with the language that is spoken, and says when that changes`() throws {
    let journal = Journal(folder: folder.path)
    journal.language = "ko"
    #expect(folder.names.isEmpty)
    journal.append(.action(.stage(.open("counter"))))
    journal.language = "ko"
    journal.language = "en"
    journal.append(.undo(1))
    let name = try #require(folder.names.first)
    let text = try TextFile.read("\(folder.path)/\(name)")
    #expect(
      text == SessionFile.header + "\nset language ko\nopen counter\nset language en\nundo\n")
    let file = try SessionFile(text)
    #expect(file.language == "en")
    #expect(file.lines == [], "a language is nothing that can be undone")
  }

  @Test func `a session that goes on isn't the last one for another shell`() {
    let one = Journal(folder: folder.path)
    one.append(.action(.stage(.open("counter"))))
    let other = Journal(folder: folder.path)
    #expect(other.lastSession() == nil)
  }

  @Test func `the newest session that did anything is found when its shell has ended`() throws {
    try file("10-1.session", SessionFile.header + "\nopen counter\n")
    try file("11-1.session", SessionFile.header + "\nopen counter\nundo\n")
    try file("9-1.session", SessionFile.header + "\nfire increase\n")
    try file("12-1.session", "no session\n")
    try file("13-1.other", SessionFile.header + "\nopen counter\n")
    let found = try Journal(folder: folder.path).lastSession()?.get()
    #expect(found?.path == "\(folder.path)/10-1.session")
    #expect(found?.file.lines.map(\.text) == ["open counter"])
  }

  @Test func `a session that a newer program wrote is told, and one before it is found`() throws {
    try file("10-1.session", SessionFile.header + "\nopen counter\n")
    try file("11-1.session", "# layercake-session 99\nopen counter\n")
    let newer = "\(folder.path)/11-1.session"
    let journal = Journal(folder: folder.path)
    #expect(
      journal.lastSession()
        == .failure(Journal.ReadError(path: newer, reason: "a newer Layercake wrote it")))
    #expect(journal.sessions().map(\.name) == ["10-1.session"])
  }

  @Test func `a session of a version that is no longer read is told`() throws {
    try file("10-1.session", "# layercake-session 1\nopen counter\nfire +\n")
    let journal = Journal(folder: folder.path)
    #expect(
      journal.lastSession()
        == .failure(
          Journal.ReadError(
            path: "\(folder.path)/10-1.session", reason: "a Layercake older than 0.1 wrote it")))
    #expect(journal.sessions().map(\.name) == [])
  }

  @Test func `only the newest sessions are kept`() throws {
    for number in 100..<130 { try file("\(number)-1.session", SessionFile.header + "\n") }
    let journal = Journal(folder: folder.path)
    journal.append(.action(.stage(.open("counter"))))
    #expect(folder.names.count == Journal.mostKept)
    #expect(!folder.names.contains("100-1.session"))
    #expect(folder.names.contains("129-1.session"))
  }

  @Test func `a folder that can't be made ends the journal, not the session`() {
    let journal = Journal(folder: "/dev/null/sessions")
    journal.append(.action(.stage(.open("counter"))))
    journal.append(.action(.stage(.event(Event("increase")))))
    #expect(journal.failure == .call(ENOTDIR))
    #expect(journal.lastSession() == nil)
  }

  @Test(
    arguments: [
      ("/state", "/home/a", "/state/layercake/sessions"),
      (nil, "/home/a", "/home/a/.local/state/layercake/sessions"),
      ("relative", "/home/a", "/home/a/.local/state/layercake/sessions"),
      (nil, nil, nil),
    ] as [(String?, String?, String?)])
  func `sessions are kept where the system keeps state`(
    state: String?, home: String?, expected: String?
  ) {
    #expect(StateFolder(of: "layercake", stateHome: state, home: home)?.sessions == expected)
  }
}
