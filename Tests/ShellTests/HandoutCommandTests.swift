import Lessons
import TestSupport
import Testing

@Suite struct HandoutCommandTests {
  @Test func `a worksheet has the author's words, the questions, and no answers`() {
    #expect(
      Learner().type("handout taps") == """
        # 1.1 Taps

        Name: ______________________________

        Look at *this*.

        Type:

        ```text
        open counter mvc
        ```

        ## A question

        **Who is `touched`?**

        - ☐ the Model
        - ☐ the View
        - ☐ the Controller

        ## A task

        Bring the number to 2.

        **Your turn.**

        \(String(repeating: "\\_", count: 20))

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
    #expect(key.contains("**The key: with the answers.**"))
    #expect(key.contains("- ☒ the View. *It is what the user sees.*\n"))
    #expect(key.contains("```text\nfire increase; fire increase\n```"))
  }

  @Test func `a page is written where a file ends so, in the lesson's language`() throws {
    let folder = try ScratchFolder()
    let learner = Learner(language: "ko")
    learner.type("handout taps \(folder.path)/taps.html")
    let page = try folder.contents("taps.html")
    #expect(page.contains("<html lang=\"ko\">"))
    #expect(page.contains("<p class=\"name\">이름</p>"))
    #expect(page.contains("<li>☐ the View</li>"))
    #expect(page.contains("<blockquote>\n<p>A tap is a message.</p>\n</blockquote>"))
    #expect(learner.type("handout taps \(folder.path)/taps.html").contains("이미 있습니다"))
  }
}
