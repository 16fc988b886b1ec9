import Testing

@testable import Shell

@Suite struct NotesCommandTests {
  @Test func `without any it says how to write one`() {
    #expect(Learner().type("notes") == "No notes yet. To write one: note TEXT.\n")
  }

  @Test func `notes stay, whatever lesson comes, and tell in which they were written`() {
    let learner = Learner()
    learner.type("note free", "lesson taps", "note bound", "skip", "skip", "next")
    #expect(learner.type("notes") == "1  free\n2  bound   1.1, loading\n")
    learner.type("play")
    #expect(learner.type("notes").lines.count == 2)
  }

  @Test func `a note is text, whatever is in it`() {
    let learner = Learner()
    learner.type("note 'a\u{1B}[31mb'")
    #expect(!learner.type("notes").contains("\u{1B}"))
  }
}
