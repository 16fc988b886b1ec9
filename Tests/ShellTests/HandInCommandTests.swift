import TestSupport
import Testing

@testable import Sessions

@Suite struct HandInCommandTests {
  /// All of the toy course's first lesson, with one wrong answer.
  static let taps = [
    "lesson taps", "a", "b", "next", "fire increase; fire increase", "next",
  ]

  @Test func `it writes what was done of the lesson, what was taken back of it, and nothing else`()
  {
    let learner = Learner()
    learner.type(
      "open greeting", "lesson taps", "a", "play", "open counter mvp", "increase", "play")
    learner.type("b", "next", "note it went well", "increase", "undo", "lesson quiet")
    #expect(
      learner.type("handin taps name 'Kim \"Min\" Ji' -") == """
        # layercake-handin 2
        name "Kim \\"Min\\" Ji"
        of taps 9cde2b6512c2579a en
        layercake 0.1
        lesson taps at who
        choices 435e0dfa
        answer a
        choices 8d14dcb6
        answer b
        next
        note "it went well"
        fire increase
        undo
        end 13 fd377ae6d7290fd2

        """)
  }

  @Test func `a look that was taken back with the way back is graded as it was done`() throws {
    let learner = Learner(course: RealCourse.shelf(in: "en"))
    learner.type(
      "lesson 5.4 at 5", "fire link", "goto viper#1.3+3", "source viper.interactor", "undo")
    let lesson = try #require(learner.session.state.lesson?.shelved)
    let handIn = learner.session.handIn(of: lesson, by: "Kim", program: "0.1")
    #expect(
      handIn.actionLines.suffix(3) == ["source CandyInteractor.swift", "undo", "again fire link"])
    let work = GradedWork(handIn, against: lesson, like: learner.session, nothing: "nothing")
    #expect(work.refused == nil)
  }

  @Test func `a file takes it, which is read back the same`() throws {
    let folder = try ScratchFolder()
    let learner = Learner()
    learner.type(Self.taps)
    let answer = learner.type("handin taps --name Kim \(folder.path)/kim.handin")
    #expect(answer.contains("3 of 3 steps done."))
    let text = try folder.contents("kim.handin")
    let (handIn, damage) = try HandIn.read(text)
    #expect(handIn.name == "Kim")
    #expect(handIn.text == text)
    #expect(damage == [])
  }

  @Test func `two learners of one name lose nothing, and each is told which file is theirs`() throws
  {
    let folder = try ScratchFolder()
    let file = "\(folder.path)/kim.handin"
    let (one, other) = (Learner(columns: 400), Learner(columns: 400))
    one.type(Self.taps)
    other.type("lesson taps", "c")
    one.type("handin taps name Kim \(file)")
    let first = try folder.contents("kim.handin")
    let answer = other.type("handin taps name Kim \(file)").replacing("\n", with: " ")
    #expect(answer.contains("Wrote \(folder.path)/kim-2.handin, "))
    #expect(
      answer.contains("There was a kim.handin already. It stays unchanged. Hand in this file."))
    #expect(try folder.contents("kim.handin") == first)
    #expect(try HandIn.read(folder.contents("kim-2.handin")).handIn.actionLines.last == "answer c")
  }

  @Test func `--force takes the place of one's own earlier work, and puts another's aside`() throws
  {
    let folder = try ScratchFolder()
    let file = "\(folder.path)/kim.handin"
    let (one, other) = (Learner(columns: 400), Learner(columns: 400))
    one.type("lesson taps", "a")
    one.type("handin taps name Kim \(file)")
    one.type("b")
    #expect(one.type("handin taps name Kim \(file) --force").contains("hand it in.\n"))
    #expect(folder.names == ["kim.handin"])
    let first = try folder.contents("kim.handin")
    other.type("lesson taps", "c")
    #expect(
      other.type("handin taps name Kim \(file) --force").replacing("\n", with: " ").contains(
        "The old kim.handin had other work, by Kim. It was renamed to kim-2.handin."))
    #expect(folder.names == ["kim-2.handin", "kim.handin"])
    #expect(try folder.contents("kim-2.handin") == first)
  }

  @Test func `what another shell has done so far is handed in, too`() throws {
    let folder = try ScratchFolder()
    let open = Learner(sessions: folder.path)
    open.type("lesson taps", "a", "b")
    let handIn = Learner(sessions: folder.path).type("handin taps name Kim -")
    #expect(handIn.contains("answer a\nchoices 8d14dcb6\nanswer b\n"))
    #expect(Learner(sessions: folder.path).type("resume").hasPrefix("No earlier session"))
    withExtendedLifetime(open) {}
  }

  @Test func `earlier sessions are handed in, too, and each sitting once`() throws {
    let folder = try ScratchFolder()
    let first = Learner(sessions: folder.path)
    first.type("lesson taps", "a", "b")
    first.leave()
    let second = Learner(sessions: folder.path)
    second.type("lesson taps at two", "increase", "increase")
    second.leave()
    let third = Learner(sessions: folder.path)
    third.type("resume", "next")
    #expect(
      third.type("handin taps name Kim -").lines.dropFirst(4).dropLast().filter {
        !$0.hasPrefix("choices ")
      } == [
        "lesson taps at who", "answer a", "answer b",
        "lesson taps at two", "fire increase", "fire increase", "next",
      ])
  }

  @Test func `what was taken back in an earlier session stays in the record`() throws {
    let folder = try ScratchFolder()
    let first = Learner(sessions: folder.path)
    first.type("lesson taps", "a", "undo", "b")
    first.leave()
    let second = Learner(sessions: folder.path)
    second.type("resume", "next")
    let lines = Array(second.type("handin taps name Kim -").lines.dropFirst(4).dropLast())
    #expect(
      lines.filter { !$0.hasPrefix("choices ") } == [
        "lesson taps at who", "answer a", "undo", "answer b", "next",
      ])
  }

  @Test func `two ways into a lesson stay two, though one is left by going back before it`() throws
  {
    let learner = Learner()
    learner.type(
      "lesson taps at two", "increase", "increase", "next", "lesson taps at two", "increase",
      "undo", "rewind 9", "increase")
    let handIn = learner.type("handin taps name Kim -")
    #expect(
      Array(handIn.lines.dropFirst(4).dropLast()) == [
        "lesson taps at two", "fire increase", "fire increase", "next", "undo 3",
        "lesson taps at two", "fire increase", "undo", "lesson taps at two", "fire increase",
      ])
  }

  @Test func `what was gone on with after another session counts once, and is last`() throws {
    let folder = try ScratchFolder()
    let first = Learner(sessions: folder.path)
    first.type("lesson taps", "a", "b")
    first.leave()
    let second = Learner(sessions: folder.path)
    second.type("lesson taps at two", "increase")
    second.leave()
    let third = Learner(sessions: folder.path)
    third.type("resume 2", "next")
    let lines = third.type("handin taps name Kim -").lines.dropFirst(4).dropLast()
    #expect(
      lines.filter { !$0.hasPrefix("choices ") } == [
        "lesson taps at who", "answer a", "answer b", "lesson taps at two", "fire increase",
        "lesson taps at who", "again answer a", "again answer b", "next",
      ])
  }

  @Test func `hints, solutions and keys that were read are in it, and how long things took`() throws
  {
    let learner = Learner()
    var now = 100
    learner.session.clock = { now }
    learner.type("lesson taps")
    now += 35
    learner.type("a", "undo", "hint", "solution", "b")
    now += 5
    learner.type("next", "handout taps - --key")
    let lines = Array(learner.type("handin taps name Kim -").lines.dropFirst(4).dropLast())
    #expect(
      lines == [
        "lesson taps at who", "after 35", "choices 435e0dfa", "answer a", "undo", "saw hint 1",
        "saw solution", "choices 8d14dcb6", "answer b", "after 5", "next", "saw key taps",
      ])
    #expect(
      Array(learner.type("handin taps name Kim - --no-times").lines.dropFirst(4).dropLast())
        == lines.filter { !$0.hasPrefix("after ") })
  }

  @Test func `the key of a lesson is in it, whenever it was written`() throws {
    let folder = try ScratchFolder()
    let other = Learner(sessions: folder.path)
    other.type("handout taps \(folder.path)/key.md --key")
    other.leave()
    let learner = Learner(sessions: folder.path)
    learner.type("lesson taps", "b")
    let text = learner.type("handin taps name Kim -")
    #expect(text.contains("\nsaw key taps\nlesson taps at who\n"))
    #expect(try HandIn.read(text).handIn.hasKey)
    // It is no session to go on with.
    #expect(Learner(sessions: folder.path).type("resume").hasPrefix("No earlier session"))
  }

  @Test func `going back in time and answering anew leaves the first answer in the record`() throws
  {
    let learner = Learner()
    learner.type("lesson taps", "b", "next", "increase", "decrease", "rewind", "increase")
    let lines = Array(learner.type("handin taps name Kim -").lines.dropFirst(8).dropLast())
    #expect(lines == ["fire increase", "fire decrease", "undo", "fire increase"])
  }
}
