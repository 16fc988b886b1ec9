import Lessons
import TestSupport
import Testing

@Suite struct HandoutCommandTests {
  @Test func `a worksheet has the author's words, the questions, and no answers`() {
    #expect(
      Learner().type("handout taps") == """
        # 1.1 Taps

        Name: ________________________  Student number: ____________  Class, date: ____________

        Look at *this*.

        Type:

        ```text
        open counter mvc
        ```

        ## A question

        **Who is `touched`?**

        - ☐ **a** the Model
        - ☐ **b** the View
        - ☐ **c** the Controller

        ## A task

        Bring the number to 2.

        **Your turn.**

        \(Array(repeating: String(repeating: "\\_", count: 60), count: 3).joined(separator: "\n\n"))

        ## The end

        That was it.

        > A tap is a message.

        """)
  }

  @Test func `what stands out in a question does so in another way than the question itself`() {
    let text = ToyCourse.taps.replacing(
      "Who is `touched`?", with: "Who *decides*, and **who** not?")
    let learner = Learner(lessons: [LessonSource(file: "a.md", text: text)])
    #expect(learner.type("handout taps").contains("\n**Who *decides*, and *who* not?**\n"))
  }

  @Test func `its key has the answers, and why`() {
    let key = Learner().type("handout taps --key")
    #expect(key.contains("**The answer key.**"))
    #expect(key.contains("- ☒ **b** the View. *It is what the user sees.*\n"))
    #expect(key.contains("```text\nfire increase; fire increase\n```"))
  }

  // MARK: A test

  private static let predicting = """
    ---
    id: foreseen
    title: Foreseen
    ---
    # Foreseen

    > teacher: Let them *draw* it first.

    The way is secret.

    ```run
    open counter mvc
    ```

    ```predict id=p event=increase kind=count on=mvc
    ```

    It sent five messages.

    ## Stop it

    The controller is told. Stop there.

    ```try id=t
    break View -> Controller
    fire increase
    ```

    ```expect for=t
    paused before View -> Controller
    ```

    ```hint for=t
    Who is told?
    ```

    ```quiz id=q
    ? Who is `told`?
    ( ) the Model :: It is asked.
    (x) the Controller :: It hears.
    ```
    """

  /// A handout of that lesson.
  private func handout(_ flags: String, of text: String = predicting) -> String {
    Learner(lessons: [LessonSource(file: "a.md", text: text)]).type("handout 1.1 \(flags)")
  }

  @Test func `a test shows what is seen, what to choose from, and has room to write`() {
    let test = handout("--test")
    let first = test.split(separator: "<div style=\"break-before: page\"></div>")[0]
    #expect(
      first == """
        # Test: 1.1 Foreseen

        Name: ________________________  Student number: ____________  Class, date: ____________

        *Sheet 1 of 2* Collect each sheet before you hand out the next. The next one shows what happened.

        ## Question 1

        ```text
        1.1> open counter mvc
        counter, built in MVC:
          ╭─ MVC ─────────╮
          │       0       │      +  fire increase
          │ [ - ]   [ + ] │      -  fire decrease
          ╰───────────────╯
        ```

        **Predict: increase in MVC. How many messages cross layers?**

        - ☐ **a**  3
        - ☐ **b**  4
        - ☐ **c**  5
        - ☐ **d**  6

        Why?

        ***

        ***


        """)
  }

  @Test func `no sheet of a test has what answers it, and the author's other words aren't there`() {
    let sheets = handout("--test").split(separator: "<div style=\"break-before: page\"></div>")
    #expect(sheets.count == 2)
    for words in ["secret", "sent five", "☒", "event 1", "draw"] {
      #expect(!sheets[0].contains(words), "\(words)")
    }
    #expect(sheets[1].contains("*Sheet 2 of 2*") && sheets[1].contains("Name: \\_"))
    #expect(sheets[1].contains("event 1, increase") && sheets[1].contains("│       1       │"))
    #expect(sheets[1].contains("The controller is told. Stop there.\n\n**Your turn.**\n\n***"))
    for words in ["It hears", "break View", "Who is told", "draw"] {
      #expect(!sheets[1].contains(words), "\(words)")
    }
    // Nothing is shown between the task and the question.
    #expect(sheets[1].contains("## Question 3\n\n**Who is `told`?**\n\n- ☐ **a**  the Model\n"))
  }

  @Test func `what a question is about is on the sheet, and what only leads to it isn't`() {
    let text = """
      ---
      id: a
      title: A
      ---
      Nobody needs this.

      ```quiz id=q
      ? Which?
      (x) a :: b
      ( ) c :: d
      ```

      ## A list

      Kim wrote down:

      1. one
      2. two

      ```quiz id=r
      ? What is wrong?
      (x) e :: f
      ( ) g :: h
      ```
      """
    let sheets = handout("--test", of: text).split(separator: "break-before")
    #expect(sheets.count == 2 && !sheets[0].contains("Nobody"))
    #expect(sheets[1].contains("## Question 2\n\nKim wrote down:\n\n1. one\n2. two\n\n**What"))
  }

  @Test func `the key of a test has what is right, and why`() {
    let key = handout("--test --key")
    #expect(key.contains("**The answer key.**") && !key.contains("Name"))
    #expect(key.contains("- ☒ **c**  5\n"))
    #expect(key.contains("- ☒ **b**  the Controller. *It hears.*"))
    #expect(key.contains("- ☐ **a**  the Model. *It is asked.*"))
    #expect(key.contains("```text\nbreak View -> Controller\nfire increase\n```"))
  }

  @Test func `as a page a test has lines to write on, and a page for each sheet`() {
    let page = handout("--test --html")
    #expect(page.contains("<body class=\"lines\">"))
    #expect(page.components(separatedBy: "<hr />").count == 2 + 5 + 2 + 1)
    #expect(page.components(separatedBy: "break-before: page").count == 2)
    let korean = Self.predicting.replacing("id: foreseen", with: "id: foreseen\nlanguage: ko")
    #expect(handout("--test", of: korean).contains("문제 1"))
  }

  @Test
  func `the teacher has the author's notes, the minutes, what is right and why, and the hints`() {
    let plan = handout("--teacher")
    #expect(plan.contains("**For the teacher: answers, reasons and notes. Not for the class.**"))
    #expect(plan.contains("> Let them **draw** it first.\n"))
    #expect(plan.contains("## 1.\n\n*Minutes 0 to "))
    #expect(plan.contains("## 2. Stop it\n"))
    #expect(plan.contains("- ☒ **b**  the Controller. *It hears.*"))
    #expect(plan.contains("- ☐ **a**  the Model. *It is asked.*"))
    #expect(plan.contains("Hint 1 of 1: Who is told?"))
    #expect(plan.contains("fire increase"))
    for flags in ["", "--key", "--test", "--test --key"] {
      #expect(!handout(flags).contains("draw"))
    }
  }

  @Test(arguments: ["en", "ko"])
  func `each lesson of the course has a test without its answers, a key, and a plan`(
    language: String
  ) throws {
    let learner = Learner(course: RealCourse.shelf(in: language))
    for entry in learner.session.environment.course.entries {
      let test = learner.type("handout \(entry.number) --test")
      let lesson = try #require(entry.lesson(in: language))
      #expect(!test.contains("☒"), "\(entry.number)")
      for case .quiz(let quiz) in lesson.steps.compactMap(\.question) {
        for answer in quiz.answers {
          let why = answer.why.plainText
          #expect(why.count < 12 || !test.contains(why), "\(entry.number): \(why)")
        }
      }
      let questions = lesson.steps.count { $0.question != nil }
      #expect(test.components(separatedBy: "\n## ").count == questions + 1, "\(entry.number)")
      let key = learner.type("handout \(entry.number) --test --key")
      #expect(key.components(separatedBy: "\n## ").count == questions + 1)
      let plan = learner.type("handout \(entry.number) --teacher")
      #expect(plan.contains("\n## \(lesson.steps.count)."), "\(entry.number)")
    }
  }

  @Test func `a page is written where a file ends so, in the lesson's language`() throws {
    let folder = try ScratchFolder()
    let learner = Learner(language: "ko")
    learner.type("handout taps \(folder.path)/taps.html")
    let page = try folder.contents("taps.html")
    #expect(page.contains("<html lang=\"ko\">"))
    #expect(page.contains("<p class=\"fields\"><span>이름</span><span>학번</span>"))
    #expect(page.contains("<li class=\"box\">☐ <strong>b</strong> the View</li>"))
    #expect(page.contains("<blockquote>\n<p>A tap is a message.</p>\n</blockquote>"))
    #expect(learner.type("handout taps \(folder.path)/taps.html").contains("이미 있습니다"))
  }
}
