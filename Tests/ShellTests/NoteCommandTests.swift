import Testing

@testable import Shell

@Suite struct NoteCommandTests {
  @Test func `a note belongs to the newest event, or to the message that it names`() {
    let learner = Learner()
    #expect(learner.type("note before anything") == "Noted.\n")
    learner.type("open counter")
    #expect(learner.type("note they look alike") == "Noted, at loading.\n")
    learner.type("fire increase")
    #expect(learner.type("note   one more  ") == "Noted, at event 1.\n")
    #expect(learner.type("note mvp#1.4 here; it's # speaking") == "Noted, at mvp#1.4.\n")
    #expect(
      learner.type("notes") == """
        1  before anything
        2  they look alike   loading
        3  one more   event 1
        4  here; it's # speaking   mvp#1.4

        """)
  }

  @Test func `it is taken back, done again, and gone on with like any deed`() {
    let learner = Learner()
    learner.type("open counter", "note 'a # b'", "note \"it's\"")
    #expect(learner.type("undo").hasPrefix("Undone: note \"it's\"\n"))
    learner.type("fire increase", "undo")
    #expect(learner.type("notes") == "1  a # b   loading\n")
  }

  @Test(
    arguments: [
      ("note \"mvp#1.4 is the one", "\"mvp#1.4 is the one"),
      ("note 'tis the view's", "'tis the view's"),
      ("note \"a\" # b", "\"a\" # b"), ("note x\ty#2", "x\\u{9}y#2"), ("note 'a b'", "a b"),
      ("NOTE   a", "a"),
    ])
  func `whatever it says, it comes back from the log as it was`(line: String, text: String) {
    let learner = Learner()
    learner.type(line, "open counter", "undo")
    #expect(learner.type("notes") == "1  \(text)\n")
  }
}
