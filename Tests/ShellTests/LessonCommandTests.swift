import Lessons
import TestSupport
import Testing

@testable import Shell

@Suite struct LessonCommandTests {
  @Test func `a lesson says where one is, speaks, runs its commands, and asks`() {
    #expect(
      Learner().type("lesson taps") == """

        1.1 Taps                                                             step 1 of 3

        Look at this.

        1.1> open counter mvc
        counter, built in MVC:
          ╭─ MVC ─────────╮
          │       0       │      +  fire increase
          │ [ - ]   [ + ] │      -  fire decrease
          ╰───────────────╯

        A question

        Who is `touched`?
          a  the Model
          b  the View
          c  the Controller
        Type a, b or c.   hint  skip

        """)
  }

  @Test func `alone, it begins the first lesson that isn't done, and later goes on`() {
    let learner = Learner()
    #expect(learner.type("lesson").contains("1.1 Taps"))
    learner.type("b")
    #expect(learner.type("lesson") == "This step is done. To go on: next.\n")
    learner.type("next", "skip")
    #expect(learner.type("lesson").contains("1.2 Quiet"))
  }

  @Test func `alone, it goes on with the lesson that was worked at or begun last`() {
    let learner = Learner()
    learner.type("lesson quiet", "skip", "lesson taps", "b", "lesson quiet", "play")
    #expect(learner.session.progress.newestLesson == "quiet")
    learner.type("lesson taps", "play")
    #expect(learner.session.progress.newestLesson == "taps")
    let lessons = learner.session.environment.course
    #expect(lessons.next(learner.session.progress)?.name == "taps")
  }

  @Test func `it begins without the breakpoints and watches of before`() {
    let learner = Learner()
    learner.type("open counter", "break View -> Presenter", "watch mvp.presenter.amount.number")
    learner.type("lesson taps")
    #expect(learner.session.breakpoints.all.isEmpty)
    #expect(learner.session.watchpoints.all.isEmpty)
    #expect(learner.type("unbreak all") == "There are no breakpoints.\n")
    #expect(learner.type("unwatch all") == "Nothing is watched.\n")
  }

  @Test func `the prompt tells lesson, step, and what is asked`() {
    let learner = Learner()
    #expect(learner.prompt == "layercake> ")
    learner.type("lesson taps")
    #expect(learner.prompt == "1.1 1/3 quiz> ")
    learner.type("b")
    #expect(learner.prompt == "1.1 1/3 next> ")
    learner.type("next")
    #expect(learner.prompt == "1.1 2/3 try> ")
    learner.type("play")
    #expect(learner.prompt == "play (1.1)> ")
    learner.type("play", "skip")
    #expect(learner.prompt == "1.1 3/3 done> ")
  }

  @Test func `a task tells what is missing, with the value and the message that set it`() {
    let learner = Learner()
    learner.type("lesson taps at two")
    #expect(
      learner.type("fire increase").lines.suffix(2) == [
        "  - mvc.model.number is 1, not 2, set during mvc#1.3",
        "  - MVC sent Controller -> View 1 time (mvc#1.5), not 2         hint  undo  skip",
      ])
    #expect(learner.type("fire increase").lines.last == "Done.   To go on, press Enter.")
  }

  @Test func `a step that is done counts, whatever stands behind it on the line`() {
    let learner = Learner()
    learner.type("lesson taps at two", "fire +; fire +; next")
    #expect(learner.prompt == "1.1 3/3 done> ")
    #expect(learner.type("progress").contains("2  A task: done"))
  }

  @Test func `any way to make it true is right`() {
    let learner = Learner()
    learner.type("lesson quiet")
    #expect(learner.type("open counter mvp").contains("Done."))
  }

  @Test func `who only looks isn't told that it isn't done`() {
    let learner = Learner()
    learner.type("lesson taps at two")
    for line in ["screen", "trace", "inspect mvc.model", "fire", "events", "help"] {
      #expect(!learner.type(line).contains("Not yet"), "\(line)")
    }
  }

  @Test func `what is to be kept is told once everything else is there`() {
    let guarded = ToyCourse.taps.replacing(
      "trace mvc never View -> Model", with: "trace mvc never * ~> *")
    let learner = Learner(lessons: [LessonSource(file: "a.md", text: guarded)])
    learner.type("lesson taps at two")
    #expect(!learner.type("fire increase").contains("~>* "))
    let answer = learner.type("fire increase")
    #expect(
      answer.contains("Not like this:  MVC sent 2 messages that it shouldn't: mvc#1.4, mvc#2.4"))
    #expect(learner.prompt == "1.1 2/3 try> ")
  }

  @Test func `an undone deed makes the task undone`() {
    let learner = Learner()
    learner.type("lesson taps at two", "fire +; fire +")
    #expect(learner.prompt == "1.1 2/3 next> ")
    #expect(
      learner.type("undo").contains("Not yet, 0 of 2 done:\n  - mvc.model.number is 1, not 2"))
    #expect(learner.prompt == "1.1 2/3 try> ")
    #expect(learner.shown == ["mvc": "1"])
  }

  @Test func `a task can be done after a detour: the step begins as the lesson has it`() {
    let learner = Learner()
    // One tap comes before the step that wants two, and two more would make three.
    let answer = learner.type("lesson taps", "fire increase", "b", "next")
    #expect(
      answer.contains(
        "this step is done already or can't be done. It begins again,\nas in the lesson."))
    #expect(learner.shown == ["mvc": "0"])
    learner.type("fire decrease", "undo", "fire increase", "fire increase")
    #expect(learner.prompt == "1.1 2/3 next> ")
  }

  @Test func `trace checks see only what happened since the step began`() {
    let learner = Learner()
    learner.type("lesson taps", "b", "next", "reset", "fire increase", "fire increase")
    // Loading anew writes on the label, too: that is a third write.
    #expect(learner.prompt == "1.1 2/3 try> ")
  }

  @Test func `its end tells what comes next`() {
    let learner = Learner()
    learner.type("lesson taps", "b", "next", "fire +; fire +")
    #expect(
      learner.type("next") == """

        1.1 Taps                                                             step 3 of 3

        The end

        That was it.

        | A tap is a message.

        You finished 1.1 Taps.
        Next is 1.2 Quiet: type next, or press Enter.
        To save your notes and answers: export markdown   As Anki cards: export anki

        """)
  }

  @Test func `the log knows the lesson by its lasting name, and none of its own commands`() {
    let learner = Learner()
    learner.type("lesson 1.1", "b", "next", "fire increase", "skip")
    #expect(
      learner.done
        == ["lesson taps at who", "answer b", "next", "fire increase", "skip"])
  }

  @Test func `a session in a lesson can be gone on with`() throws {
    let folder = try ScratchFolder()
    Learner(sessions: folder.path).type("lesson taps", "b", "", "fire increase")
    let learner = Learner(sessions: folder.path)
    learner.type("resume")
    #expect(learner.prompt == "1.1 2/3 try> ")
    #expect(learner.shown == ["mvc": "1"])
    #expect(learner.type("fire increase").contains("Done."))
  }

  @Test func `where one was is found again, the steps before it done by their solutions`() throws {
    let folder = try ScratchFolder()
    let file = "\(folder.path)/progress"
    Learner(progress: file).type("lesson taps", "b", "", "fire increase", "quit")
    let learner = Learner(progress: file)
    let answer = learner.type("lesson")
    #expect(answer.hasPrefix("Continuing at step 2. From the start: lesson 1.1 at 1.\n"))
    #expect(learner.prompt == "1.1 2/3 try> ")
    #expect(learner.shown == ["mvc": "0"])
  }

  @Test func `a lesson that is done begins at its start`() {
    let learner = Learner()
    learner.type("lesson taps", "skip", "skip")
    #expect(
      learner.type("lesson taps").hasPrefix(
        "You have done this lesson. Here it is from the start.\n"))
    #expect(learner.prompt == "1.1 1/3 quiz> ")
  }

  @Test func `Enter goes on if the step is done, else shows the task, and never fires`() {
    let learner = Learner()
    #expect(learner.type("") == "")
    learner.type("lesson taps")
    #expect(learner.type("").contains("Who is `touched`?"))
    #expect(learner.type("b", "").contains("Bring the number to 2."))
    #expect(learner.type("").contains("Bring the number to 2."))
    #expect(learner.session.state.current?.events.count == 0)
    learner.type("skip", "")
    #expect(learner.prompt == "1.2 1/1 try> ")
    learner.type("play")
    #expect(learner.type("") == "")
  }

  @Test func `its number alone begins a lesson`() {
    let learner = Learner()
    let begun = learner.type("1.1")
    #expect(begun == Learner().type("lesson 1.1"))
    #expect(learner.session.state.lessonInFront != nil)
    #expect(Learner().type("9.9").contains("no such lesson"))
  }

  @Test func `of a whole course, a wrong number is told the first and the last`() {
    let learner = Learner(course: RealCourse.shelf(in: "en"))
    for line in ["lesson one", "lesson 9.9", "9.9"] {
      let told = learner.type(line)
      #expect(told.contains("Lessons: 1.1 to ") && told.lines.count == 2, "\(told)")
    }
  }

  @Test func `a lesson is shown in the learner's language`() {
    let learner = Learner(language: "ko-KR")
    #expect(learner.type("lesson taps at two").contains("숫자를 2로 만드세요."))
    #expect(learner.type("lessons").contains("두드리기"))
    #expect(Learner(language: "xx").type("lesson taps at two").contains("Bring the number to 2."))
  }

  @Test func `a file is a lesson, too`() throws {
    let folder = try ScratchFolder()
    try folder.add("own.md", ToyCourse.taps)
    let learner = Learner()
    learner.type("lesson \(folder.path)/own.md")
    #expect(learner.prompt == "taps 1/3 quiz> ")
    #expect(
      learner.done.first?.hasSuffix("/own.md at who") == true)
  }

  @Test func `a file that isn't in order is refused with the first fault`() throws {
    let folder = try ScratchFolder()
    try folder.add("own.md", ToyCourse.taps.replacing("```expect", with: "```exepct"))
    try folder.add("two.md", ToyCourse.taps.replacing("state mvc", with: "state\nstat"))
    let learner = Learner(columns: 1_000)
    #expect(
      learner.type("lesson \(folder.path)/own.md").contains(
        """
        this lesson has 1 error. It is on line 35, column 4: no such block as 'exepct'. Did you mean \
        'expect'?
        """))
    let answer = learner.type("lesson \(folder.path)/two.md")
    #expect(answer.contains("this lesson has 2 errors. The first is on line 36, column 6: "))
    #expect(answer.contains("To see all errors, in the system's shell: layercake check "))
    #expect(learner.prompt == "layercake> ")
  }

  @Test func `where there is no course, it says so`() {
    let learner = Learner(lessons: [])
    #expect(
      learner.type("lesson") == """
        There are no lessons here.
        To open a lesson's file: lesson FILE. Nothing was done.

        """)
    #expect(
      learner.type("lesson 1.1") == """
                          ^^^ no such lesson.
        To open a lesson's file: lesson FILE. Nothing was done.

        """)
  }

  @Test func `no lesson can send the terminal anything but text`() {
    let hostile = ToyCourse.taps.replacing("Look at", with: "\u{1B}[2J\u{9B}31m\u{202E}Look at")
      .replacing("the Model", with: "the \u{7}Model").replacing(
        "title: Taps", with: "title: T\u{8}s"
      )
      .replacing("It has", with: "\u{1B}]0;owned\u{7}It has")
    let learner = Learner(lessons: [LessonSource(file: "a.md", text: hostile)])
    learner.type("lesson taps", "hint", "a", "lessons", "progress", "solution", "skip", "task")
    let steering = learner.out.collected.unicodeScalars.filter {
      ($0.value < 0x20 && $0 != "\n") || (0x7F..<0xA0).contains($0.value) || $0 == "\u{202E}"
    }
    #expect(Array(steering) == [])
    #expect(learner.out.collected.contains("Look at"))
  }

  @Test func `in plain mode everything is a sentence`() {
    let learner = Learner(isPlain: true)
    #expect(
      learner.type("lesson taps") == """
        Lesson 1.1 Taps, step 1 of 3.

        Look at this.
        The lesson types: open counter mvc.
        counter, built in MVC:
        Screen of MVC:
        0
        [ - ] [ + ]
        To fire: increase (+), decrease (-).

        A question

        Who is 'touched'?
          a  the Model
          b  the View
          c  the Controller
        Type a, b or c. For help: hint, skip.

        """)
    learner.type("b", "")
    #expect(
      learner.type("fire increase").lines.suffix(2).joined(separator: " ")
        == "Not yet, 0 of 2 done: mvc.model.number is 1, not 2, set during mvc#1.3; MVC sent "
        + "Controller -> View 1 time (mvc#1.5), not 2. For help: hint, undo, skip.")
    #expect(learner.prompt == "1.1 try> ")
  }
}
