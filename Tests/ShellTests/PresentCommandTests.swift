import Lessons
import TestSupport
import Testing

@testable import Shell

/// The toy course in front of a class, 60 columns wide.
@Suite struct PresentCommandTests {
  private func present(_ lines: String..., language: String = "en") -> String {
    Learner(columns: 60, language: language).type(["present taps"] + lines).withoutClearing
  }

  @Test func `a step and its question are one page`() {
    #expect(
      present() == """
        1.1 Taps                                         step 1 of 3

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

        Type the votes, for example: 12 5 13
        page 1 of 8   Enter: on   back   quit

        """)
  }

  @Test(arguments: ["a 12  b 5  c 13", "12 5 13", "c13 a=12, b:5", "12/5/13", "a 12 / b 5 | c 13"])
  func `votes are bars, and the answer stays sealed`(line: String) {
    #expect(
      present(line) == """
        1.1 Taps                                         step 1 of 3

        A question

        Who is `touched`?

          a  the Model
             ████████████ 12 (40%)
          b  the View
             █████ 5 (17%)
          c  the Controller
             █████████████ 13 (43%)

        Enter: show   To correct: retype   Second vote: again
        page 2 of 8

        """)
  }

  @Test(arguments: [["12 5 13", ""], ["", ""]])
  func `Enter opens it, and says why, and why each other isn't right`(lines: [String]) {
    let opened = Learner(columns: 60).type(["present taps"] + lines).withoutClearing
    #expect(opened.contains("* b  the View\n"))
    #expect(
      opened.contains(
        "* b  It is what the user sees.\n  a  It can't be seen.\n  c  It only hears of it.\n"),
      "\(opened)")
  }

  @Test func `the Hangul keyboard does what the Latin one does`() {
    #expect(present("ㅁ 12 ㅠ 5 ㅊ 13") == present("a 12 b 5 c 13"))
    #expect(present("12 5 13", "ㅁㅎ먀ㅜ") == present("12 5 13", "again"))
    #expect(present("ㅁㅅ 3") == present("at 3"))
    #expect(present("12 5 13", "", "ㅠㅁ차") == present("12 5 13", "", "back"))
    #expect(present("벼ㅑㅅ") == present("quit"))
    #expect(present("ㅅㄱㅁㅊㄷ ㅡㅍㅊ") == present("trace mvc"))
  }

  @Test
  func `q leaves what was looked at, and then the presentation, which goes on where it was left`() {
    #expect(present("help grammar", "q").hasPrefix("1.1 Taps "))
    #expect(present("at 2", "help grammar", "q", "quit").contains("To go on: present 1.1 at 2\n"))
    #expect(
      !Learner(columns: 60).type(["present taps"] + Array(repeating: "", count: 12)).contains(
        "To go on"))
    #expect(present("at 2", "quit", "present taps").contains("step 2 of 3"))
    #expect(present("at 2", "quit", "present taps at 3").contains("step 3 of 3"))
  }

  @Test func `students' questions are answered: words of the field, and hints`() {
    #expect(present("glossary presenter").contains("presenter"))
    #expect(!present("glossary presenter").contains("Here: looks"))
    #expect(!present("at 2", "hint").contains("Here: looks"))
    #expect(present("set language ko").contains("Here: looks"))
    #expect(present("glossary to words.html").contains("Here: looks"))
  }

  @Test func `a second vote stands beside the first`() {
    #expect(present("12 5 13", "again", "1 28 1").contains(" 28 (93%) (was 5)\n"))
    #expect(present("12 5 13", "again").contains("Type the votes, for example: 12 5 13\n"))
    #expect(present("again").hasSuffix("\nThere is no first vote yet.\n"))
  }

  @Test(arguments: [
    ["12 5 13", "1 28 1"], ["12 5 13", "b 28 a 1 c 1"], ["1 5 1", "b 28"], ["a 1 b 28", "c 1"],
    ["a 1 c 1", "28"], ["1 5 1", "", "b 28"], ["1 5 1", "", "back", "b 28"],
  ])
  func
    `a vote is corrected by typing it again, whole or in part, and asked for where it isn't whole`(
      lines: [String]
    )
  {
    let learner = Learner(columns: 60)
    let shown = learner.type(["present taps"] + lines)
    #expect(shown.contains(" 28 (") && shown.components(separatedBy: " 1 (").count == 3, "\(shown)")
    #expect(!shown.contains("was"))
  }

  @Test func `what an answer means to a learner is not said to a room, with the next look neither`()
  {
    let text = """
      ---
      id: foreseen
      title: Foreseen
      ---
      ```run
      open counter mvc
      ```

      ```predict id=p event=increase kind=count on=mvc
      ```

      That is all.
      """
    let learner = Learner(columns: 60, lessons: [LessonSource(file: "a.md", text: text)])
    let shown = learner.type("present foreseen", "1 2 3 4", "", "trace mvc").withoutClearing
    #expect(shown.contains("mvc#1.5"))
    #expect(!shown.contains("Why?"))
    #expect(!shown.contains("As you predicted."))
  }

  @Test func `without votes the first Enter only says so`() {
    #expect(
      present("").hasSuffix("\nNo votes yet. To show the answer without votes: Enter again.\n"))
    #expect(present("", "").contains("* b  the View\n"))
  }

  @Test(arguments: [
    ("12 5", "2 numbers for 3 answers.\n"), ("a 12 d 5", "There is no answer d, only a, b, c.\n"),
    ("b", "How many for b? For example: b 12\n"),
    ("a 1 a 2", "How many for a? For example: a 12\n"),
    ("a 12 b 5", "How many for c? If none: c 0\n"),
    ("b 3", "How many for a, c? If none: a 0 c 0\n"),
    ("at 9", "There is no such step. Steps: 1 to 3, or their names.\n"),
    ("lesson quiet", "For another lesson: quit, and present that one.\n"),
    ("present quiet at 2", "For another lesson: quit, and present that one.\n"),
    ("20-5-5", "Type the votes, for example: 12 5 13\n"),
    ("many for b", "Type the votes, for example: 12 5 13\n"),
    ("answer b", "Here: looks, events and the lesson's tasks. To leave: quit\n"),
    ("next; increase", "Here: looks, events and the lesson's tasks. To leave: quit\n"),
    ("back", "This is the first page.\n"),
  ])
  func `what is no vote is told below the page`(line: String, answer: String) {
    #expect(present(line).hasSuffix("\n" + answer))
  }

  @Test func `an event shows the screen before and after, and the way`() {
    let shown = present("fire increase")
    #expect(shown.contains("event 1, increase\n"))
    #expect(shown.contains("│       0       │        │       1       │"))
    #expect(shown.contains("MVC  5 messages\n  User -> View -> Controller -> Model ~> Controller"))
  }

  @Test func `what is typed between is taken back when the lesson goes on`() {
    let shown = present("increase", "increase", "0 3 0", "", "", "increase")
    #expect(shown.contains("event 1, increase\n"))
    #expect(!shown.contains("event 3, increase\n"))
  }

  @Test func `after a look the question stands there again`() {
    #expect(present("inspect mvc.model", "").contains("Type the votes, for example: 12 5 13\n"))
  }

  @Test func `a task is done before the class, by hand or by its author's way`() {
    #expect(present("", "", "", "").contains("1.1> fire increase\n"))
    #expect(present("", "", "", "increase", "increase").contains("Done.\n"))
  }

  private static let stop = """
    ---
    id: stop
    title: Stop
    ---
    ```run
    open counter mvc
    ```

    Stop there.

    ```try id=t
    break Controller -> View
    fire increase
    ```

    ```expect for=t
    paused before Controller -> View
    ```

    Now: `unbreak all`.

    ```pause
    ```

    That was it.
    """

  /// What is shown last of a lesson of one's own.
  private func presented(_ text: String, _ lines: String...) -> String {
    let learner = Learner(columns: 60, lessons: [LessonSource(file: "a.md", text: text)])
    return learner.type(["present 1.1"] + lines)
  }

  @Test
  func `where the author's way stops is no part of the next step, and a stop can be taken away`() {
    #expect(presented(Self.stop, "").contains("1.1> break Controller -> View"))
    let event = presented(Self.stop, "", "", "increase")
    #expect(event.contains("event 2, increase") && !event.contains("paused before"), "\(event)")
    let taken = presented(Self.stop, "break View -> *", "unbreak all")
    #expect(taken.contains("1 breakpoint removed."), "\(taken)")
  }

  @Test func `what a learner is told of a task and of the keys is not said to a class`() {
    for shown in [
      presented(Self.stop, ""), presented(Self.stop, "break View -> *", "increase"),
      presented(Self.stop, "increase"),
    ] {
      for words in ["Not yet", "hint", "undo", "Ctrl-C", "Enter: next message", "To go on: next"] {
        #expect(!shown.contains(words), "\(shown)")
      }
    }
    #expect(presented(Self.stop, "break Controller -> View", "increase").contains("Done."))
  }

  @Test func `what is wrong with a later command of a line is marked where it stands`() {
    let shown = Learner.transcript(["present taps", "increase; inspect nowhere"]).lines
    let place = shown.firstIndex { $0.hasSuffix("inspect nowhere") } ?? 0
    let margin = String(repeating: " ", count: shown[place].count - "nowhere".count)
    #expect(shown[place + 1].hasPrefix(margin + "^^^^^^^ "))
  }

  @Test func `a note in the author's way is one command, whatever is in it`() {
    let noted = Self.stop.replacing("\nfire increase", with: "\nnote It stops; look\nfire increase")
    #expect(presented(noted, "").contains("1.1> note It stops; look\n"))
  }

  @Test func `what the page names may be typed, a pin and a note among it`() {
    #expect(presented(Self.stop, "increase", "pin mvc#1.2").contains("mvc#1.2 is kept."))
    #expect(!presented(Self.stop, "note Look at this").contains("Here: looks"))
    #expect(presented(Self.stop, "play").contains("Here: looks"))
  }

  @Test func `going back, the session is that of the page`() {
    let answer = present("", "", "", "", "", "back", "back", "back", "solution")
    #expect(answer.contains("b  the View: It is what the user sees."), "\(answer)")
    // The task's answer comes after that page.
    #expect(!present("", "", "", "", "back", "back", "trace mvc").contains("mvc#1.5"))
    #expect(present("", "", "", "", "trace mvc").contains("mvc#2.5"))
    #expect(present("at 3", "back", "back", "solution").contains("fire increase"))
  }

  @Test func `it goes to a step by its number or its name, and says what there are`() {
    #expect(present("at 2").contains("step 2 of 3"))
    #expect(present("at 3", "at 1").contains("page 1 of 8"))
    #expect(present("at two").contains("step 2 of 3"))
  }

  @Test func `below a page stands which it is, and how many minutes were planned and are gone`() {
    let learner = Learner(columns: 60)
    var minutes = 0
    learner.runner.clock = {
      minutes += 1
      return .seconds(60 * minutes)
    }
    let shown = learner.type("present taps for 40", "12 5 13")
    #expect(shown.hasSuffix("\npage 2 of 8   0 of 40 min planned, 1 gone\n"))
    let opened = learner.type("present taps for 40", "12 5 13", "")
    #expect(opened.hasSuffix("\npage 3 of 8   10 of 40 min planned, 2 gone\n"))
    #expect(!learner.type("present taps for 40").contains("min planned"))
    #expect(
      !learner.type("quit", "present taps", "12 5 13").contains("min planned"), "a class reads it")
  }

  @Test func `the end of input is asked about once, and leaves by the second`() {
    let learner = Learner(columns: 60)
    let asked = Learner.transcript(["present taps"], columns: 60)
    #expect(asked.contains("To leave: Ctrl-D again, or quit. To stay: Enter.\n"))
    learner.type("present taps")
    #expect(!learner.runner.isPresenting)
  }

  @Test func `what is said to a teacher is shown to no class, and to no learner`() {
    let text = Self.stop.replacing("Stop there.", with: "Stop there.\n\n> teacher: Ask Kim.")
    #expect(!presented(text).contains("Kim"))
    let learner = Learner(lessons: [LessonSource(file: "a.md", text: text)])
    #expect(!learner.type("lesson 1.1").contains("Kim"))
    #expect(!learner.type("handout 1.1").contains("Kim"))
    #expect(!learner.type("handout 1.1 --key").contains("Kim"))
  }

  @Test func `it goes back page by page, and on again`() {
    #expect(present("12 5 13", "", "back").contains("A question"))
    #expect(present("12 5 13", "", "back", "").contains("* b  the View\n"))
  }

  @Test func `it ends with the lesson, and nothing is recorded`() throws {
    let folder = try ScratchFolder()
    let learner = Learner(sessions: folder.path, progress: folder.path + "/progress")
    learner.type(["present taps", "12 5 13"] + Array(repeating: "", count: 10))
    #expect(learner.prompts.contains("1.1 3/3> "))
    #expect(!learner.runner.isPresenting)
    #expect(learner.done == [])
    #expect(folder.names == [])
    #expect(learner.prompts.last == "layercake> ")
  }

  @Test func `its frame is in the lesson's language`() {
    #expect(present(language: "ko").contains("손 든 사람 수를 입력하세요(예: 12 5 13)"))
    #expect(present("12 5 13", language: "ko").contains("Enter: 공개"))
    #expect(present("increase", language: "ko").contains("MVC  메시지 5개"))
  }
}

extension String {
  /// Without the sequences that clear a terminal.
  fileprivate var withoutClearing: String { replacing("\u{1B}[H\u{1B}[2J\u{1B}[3J", with: "") }
}
