import Testing

@testable import Shell

@Suite struct NotesCommandTests {
  @Test func `without any it says how to write one`() {
    #expect(Learner().type("notes") == "No notes yet. To write one: note TEXT.\n")
  }

  @Test func `a lesson has notes of its own`() {
    let learner = Learner()
    learner.type("note free", "lesson taps", "note bound")
    #expect(learner.type("notes") == "1  bound   loading\n")
    learner.type("play")
    #expect(learner.type("notes") == "1  free\n")
  }

  @Test func `a note is text, whatever is in it`() {
    let learner = Learner()
    learner.type("note 'a\u{1B}[31mb'")
    #expect(!learner.type("notes").contains("\u{1B}"))
  }
}
