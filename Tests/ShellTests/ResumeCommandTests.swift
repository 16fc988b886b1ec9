import Catalog
import TestSupport
import Testing

/// Sessions at a terminal are kept, and gone on with.
@Suite struct ResumeCommandTests {
  @Test func `the last session goes on where it ended`() throws {
    let folder = try ScratchFolder()
    Learner(sessions: folder.path).type("open counter", "fire increase", "fire - on mvp", "sync")
    let learner = Learner(sessions: folder.path)
    #expect(learner.type("resume").hasPrefix("Done again: 4 actions.\n"))
    #expect(learner.shown.count == 6)
    #expect(Set(learner.shown.values) == ["0"])
    #expect(learner.type("events").contains("2  decrease\n"))
  }

  @Test func `a new session is told of it`() throws {
    let folder = try ScratchFolder()
    Learner(sessions: folder.path).type("open counter mvc mvp viper", "fire increase")
    let learner = Learner(sessions: folder.path)
    learner.type("help")
    #expect(
      learner.out.collected.lines.dropFirst(2).first
        == "Your last session ended after 2 actions. To go on with it: resume")
  }

  @Test func `earlier sessions are listed, and one can be chosen`() throws {
    let folder = try ScratchFolder()
    Learner(sessions: folder.path).type("open counter mvc", "fire increase")
    Learner(sessions: folder.path).type("open counter viper")
    let learner = Learner(sessions: folder.path)
    #expect(
      learner.type("resume --list") == """
          1  1 action, first 'open counter viper', last 'open counter viper'
          2  2 actions, first 'open counter mvc', last 'fire increase'

        """)
    #expect(
      learner.type("resume 3") == """
                          ^ no such session.
        Sessions: 1 to 2. To see them: resume --list. This session is as it was.

        """)
    learner.type("resume 2")
    #expect(learner.shown == ["mvc": "1"])
  }

  @Test func `its language comes back with it`() throws {
    let folder = try ScratchFolder()
    Learner(sessions: folder.path).type("set language ko", "open counter mvc", "fire increase")
    let learner = Learner(sessions: folder.path)
    #expect(
      learner.type("resume").hasPrefix(
        "동작 2개를 다시 했습니다.\n전과 같이 한국어로 이어 갑니다. 다른 언어로 바꾸려면: set language.\n"))
    #expect(learner.type("leaks").hasPrefix("누수가 없습니다."))
    learner.leave()
    // It stays so when that session is gone on with once more, and may be changed again.
    let third = Learner(sessions: folder.path)
    #expect(third.type("resume").contains("동작 2개를 다시 했습니다."))
    third.type("set language en")
    third.leave()
    #expect(Learner(sessions: folder.path, language: "ko").type("resume").hasPrefix("Done again"))
  }

  @Test func `a lesson goes on in its language`() throws {
    let folder = try ScratchFolder()
    let korean = { Learner(sessions: folder.path, course: RealCourse.shelf(in: "ko")) }
    korean().type("lesson 1.1", "5")
    let learner = Learner(sessions: folder.path, course: RealCourse.shelf(in: "en"))
    #expect(learner.type("resume").contains("이제 확인해 보세요"))
  }

  @Test func `a language that the program was begun with stays`() throws {
    let folder = try ScratchFolder()
    Learner(sessions: folder.path, language: "ko").type("open counter mvc")
    let learner = Learner(sessions: folder.path)
    learner.runner.isLanguageAsked = true
    #expect(learner.type("resume").hasPrefix("Done again: 1 action.\n"))
  }

  @Test func `the session of another person is read in one's own language`() throws {
    let folder = try ScratchFolder()
    let sender = Learner(sessions: folder.path, course: RealCourse.shelf(in: "ko"))
    let shared = sender.type("lesson 1.1", "5", "fire increase", "share")
    let file = try #require(folder.names.first)
    for line in ["replay \(folder.path)/\(file)", shared.lines[0]] {
      let reader = Learner(course: RealCourse.shelf(in: "en"))
      reader.type(line)
      #expect(reader.done == sender.done)
      #expect(reader.type("task").contains("Predict first"), "\(line)")
    }
  }

  @Test func `a session in which nothing was done leaves nothing`() throws {
    let folder = try ScratchFolder()
    Learner(sessions: folder.path).type("open", "help", "fire")
    #expect(folder.names == [])
    #expect(
      Learner(sessions: folder.path).type("resume") == """
        No earlier session is kept.
        This one will be kept when you leave it. This session is as it was.

        """)
  }

  @Test func `what was undone stays undone`() throws {
    let folder = try ScratchFolder()
    Learner(sessions: folder.path).type(
      "open counter mvc mvp viper", "fire +", "fire +", "undo", "undo", "fire -")
    let learner = Learner(sessions: folder.path)
    learner.type("resume")
    #expect(learner.shown["mvp"] == "-1")
    #expect(learner.type("history") == "  1  open counter mvc mvp viper\n  2  fire decrease\n")
  }

  @Test func `a session that was resumed can be resumed again`() throws {
    let folder = try ScratchFolder()
    Learner(sessions: folder.path).type("open counter mvc mvp viper", "fire +")
    Learner(sessions: folder.path).type("open counter mvc", "resume", "fire +")
    let learner = Learner(sessions: folder.path)
    learner.type("resume")
    #expect(learner.shown == ["mvc": "2", "mvp": "2", "viper": "2"])
    #expect(learner.session.timeline.count == 3)
  }

  @Test func `a session that still goes on is not the last one`() throws {
    let folder = try ScratchFolder()
    let other = Learner(sessions: folder.path)
    other.type("open counter mvc mvp viper", "fire +")
    let learner = Learner(sessions: folder.path)
    #expect(learner.type("resume").contains("No earlier session is kept"))
    other.type("fire +")
    #expect(other.shown["mvp"] == "2")
  }

  @Test func `a torn last line costs that line alone`() throws {
    let folder = try ScratchFolder()
    try folder.add("1-1.session", "# layercake-session 2\nopen counter\nfire increase\nfire incr")
    let learner = Learner(sessions: folder.path)
    #expect(learner.type("resume").contains("The last line is incomplete, so it was left out."))
    #expect(learner.shown["mvp"] == "1")
  }

  @Test func `files that are no sessions are passed over`() throws {
    let folder = try ScratchFolder()
    try folder.add("1-1.session", "# layercake-session 2\nopen counter mvp\n")
    try folder.add("2-1.session", "# layercake-session 99\nopen counter\n")
    try folder.add("3-1.session", "")
    try folder.add("4-1.session", [0xFF, 0x00, 0x0A])
    try folder.add("x.session", "# layercake-session 2\nopen counter\n")
    try folder.add("5-1.txt", "# layercake-session 2\nopen counter\n")
    let learner = Learner(sessions: folder.path)
    learner.type("resume")
    #expect(learner.patterns == ["mvp"])
  }

  @Test func `only the newest sessions are kept`() throws {
    let folder = try ScratchFolder()
    for number in 1...30 {
      try folder.add("\(number)-1.session", "# layercake-session 2\nopen counter\n")
    }
    Learner(sessions: folder.path).type("open counter mvc mvp viper")
    #expect(folder.names.count == 20)
    #expect(folder.names.contains("30-1.session"))
  }

  @Test func `a folder that can't be written harms nothing`() {
    let learner = Learner(sessions: "/dev/null/sessions")
    learner.type("open counter mvc mvp viper", "fire +")
    #expect(learner.shown["mvp"] == "1")
    #expect(learner.type("resume").contains("No earlier session is kept"))
  }
}
