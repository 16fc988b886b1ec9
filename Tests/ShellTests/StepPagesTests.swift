import Lessons
import Terminal
import Testing

@testable import Shell

/// A step that is longer than the terminal is read in pages, the question whole on the last.
@Suite struct StepPagesTests {
  private static func paragraphs(_ count: Int) -> String {
    (1...count).map { "Paragraph \($0) says something,\nand goes on.\n\n" }.joined()
  }

  private func pages(_ text: String, rows: Int) -> [String] {
    let profile = TerminalProfile(isTerminal: true, columns: 80, rows: rows)
    let lines = text.lines.map { StyledText($0) }
    var pages = StepPages(
      [StepPages.Part(document: nil, lines: lines)], columns: 80, holdsQuestion: false)
    var all: [String] = []
    while let page = pages.next(for: profile) {
      all.append(page.map { $0.plainText + "\n" }.joined())
    }
    return all
  }

  @Test func `a text is cut at empty lines, and nothing of it is lost`() {
    let text = Self.paragraphs(6)
    let pages = pages(text, rows: 10)
    #expect(pages.count == 2)
    #expect(pages.allSatisfy { $0.lines.count <= 9 })
    #expect(pages.allSatisfy { $0.hasPrefix("Paragraph") })
    #expect(pages.joined(separator: "\n") == text)
  }

  @Test func `a text without empty lines is cut all the same`() {
    let text = (1...25).map { "\($0)\n" }.joined()
    #expect(pages(text, rows: 10).map(\.lines.count) == [9, 9, 7])
    #expect(pages(text, rows: 1).count == 25)
    #expect(pages("", rows: 24) == [])
  }

  private func learner() -> Learner {
    let text =
      "---\nid: l\ntitle: L\n---\n" + Self.paragraphs(15)
      + "```quiz id=q\n? Which?\n( ) this :: No.\n(x) that :: Yes.\n```\n\nEnd.\n"
    let learner = Learner(lessons: [LessonSource(file: "l.md", text: text)])
    learner.rows = 24
    return learner
  }

  @Test func `Enter goes on to the question, before which nothing else asks for a key`() {
    let learner = learner()
    let first = learner.type("lesson l")
    #expect(first.lines.count <= 23 && first.contains("Paragraph 1") && !first.contains("? Which"))
    let both = self.learner()
    let second = both.type("lesson l", "")
    #expect(second.contains("Paragraph 15") && second.contains("Which?"))
    #expect(both.prompts == ["layercake> ", "Enter: go on reading> ", "1.1 1/2 quiz> "])
  }

  @Test func `'q' there ends the reading, and not the shell`() {
    let learner = learner()
    let shown = learner.type("lesson l", "q")
    #expect(shown.contains("Paragraph 15") && shown.contains("Which?"))
    #expect(!learner.runner.isFinished)
    #expect(learner.prompts.suffix(2) == ["Enter: go on reading> ", "1.1 1/2 quiz> "])
  }

  @Test func `'next' goes on reading there, and 'skip' leaves no question unseen`() {
    let learner = learner()
    let second = learner.type("lesson l", "next")
    #expect(second.contains("Paragraph 15") && second.contains("Which?"))
    #expect(learner.prompts.last == "1.1 1/2 quiz> ")
    let skipped = self.learner()
    let rest = skipped.type("lesson l", "skip")
    #expect(rest.contains("Which?") && rest.hasSuffix("Here it is.\n"), "\(rest)")
    #expect(skipped.prompt == "1.1 1/2 quiz> ")
  }

  @Test func `what comes of a tap opens no pager, and what is asked for does`() {
    let learner = Learner()
    learner.rows = 6
    learner.type("open counter", "increase")
    #expect(learner.paged == [])
    learner.type("side")
    #expect(learner.paged.count == 1)
  }

  @Test func `at the end of input it is left as elsewhere`() {
    let learner = learner()
    // The keyboard's end of input comes behind the last line.
    let first = learner.type("lesson l")
    #expect(learner.prompts == ["layercake> ", "Enter: go on reading> "])
    #expect(!learner.out.collected.contains("Paragraph 15"), "\(first)")
  }

  @Test func `what is left is drawn anew when the terminal is resized`() {
    let sentence = (1...60).map { "word\($0)" }.joined(separator: " ")
    let text =
      "---\nid: l\ntitle: L\n---\n" + (1...6).map { "Part \($0): \(sentence)\n\n" }.joined()
      + "```quiz id=q\n? Which?\n( ) this :: No.\n(x) that :: Yes.\n```\n\nEnd.\n"
    let learner = Learner(columns: 60, lessons: [LessonSource(file: "l.md", text: text)])
    learner.rows = 20
    learner.widths = [60, 60, 80]
    let rest = learner.type("lesson l", "", "lessons")
    let widest = rest.lines.map(\.count).max() ?? 0
    #expect(widest > 62 && widest <= 80, "\(rest)")
    let all = learner.out.collected
    for part in 1...6 {
      #expect(all.ranges(of: "Part \(part):").count == 1, "\(all)")
    }
    #expect((1...60).allSatisfy { all.ranges(of: "word\($0)").count >= 6 }, "\(all)")
  }

  @Test
  func `a long answer in a lesson is read in pages, and the question may be answered meanwhile`() {
    let learner = Learner()
    learner.rows = 24
    learner.type("lesson taps")
    learner.rows = 8
    let first = learner.type("help fire")
    #expect(first.lines.count <= 7 && first.hasPrefix("fire "), "\(first)")
    #expect(learner.prompts.last == "Enter: go on reading> ")
    #expect(learner.paged == [])
    let second = learner.type("help fire", "b")
    #expect(second.contains("Right."), "\(second)")
  }

  @Test func `another line shows the rest and does what it does`() {
    let learner = learner()
    let told = learner.type("lesson l", "lessons")
    #expect(told.contains("Which?") && told.contains("1.1"))
  }

  @Test func `a step that doesn't fit is told of by the check, at both sizes`() {
    let text =
      "---\nid: l\ntitle: L\n---\n" + Self.paragraphs(6)
      + "```quiz id=q\n? Which?\n"
      + (1...24).map { "\($0 == 1 ? "(x)" : "( )") number \($0) :: Why.\n" }.joined()
      + "```\n\nEnd.\n"
    let check = CourseCheck(
      [LessonSource(file: "l.md", text: text)], features: [])
    let report = check.report { check.alternateRuns() }
    #expect(report.passed)
    #expect(
      report.warnings.map(\.message) == [
        "at 80 x 24, the question takes 28 lines, but a screen shows 23; "
          + "at 60 x 20, the question takes 28 lines, but a screen shows 19"
      ])
  }
}
