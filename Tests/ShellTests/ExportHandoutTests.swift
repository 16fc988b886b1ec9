import Lessons
import TestSupport
import Testing

/// Slides, worksheets and cards: what a teacher shows, hands out and asks.
@Suite struct ExportHandoutTests {
  private func learner() -> Learner {
    let learner = Learner()
    learner.type(
      "open counter mvc mvp", "fire increase", "note mvp#1.4 the *model* speaks", "fire decrease")
    return learner
  }

  private func slides(_ text: String) -> [String] {
    text.components(separatedBy: "\n---\n")
  }

  // MARK: Slides

  @Test func `slides begin at a line across, each with a heading`() {
    let text = learner().type("export slides -")
    #expect(text.hasPrefix("---\nmarp: true\n"))
    let slides = slides(text).dropFirst()
    #expect(slides.count > 6)
    for slide in slides { #expect(slide.hasPrefix("\n# "), "\(slide)") }
    #expect(slides.first?.contains("# counter in MVC and MVP") == true)
    #expect(
      slides.contains { $0.contains("# Event 1: increase\n\nOn the screens of MVC and MVP:") })
    #expect(slides.contains { $0.contains("| MVP | 5 | `User -> View -> Presenter -> ") })
    #expect(slides.contains { $0.contains("> the \\*model\\* speaks") })
  }

  @Test func `a figure on a slide is drawn with letters, and a long one goes on on the next`() {
    let learner = Learner()
    learner.type("open candy viper", "fire quantity 2", "fire buy")
    let figures = slides(learner.type("export slides - event 2")).filter {
      $0.contains("# Event 2: buy, VIPER")
    }
    #expect(figures.count == 1)
    #expect(figures.first?.contains("|--------") == true)
    for line in figures.joined().lines { #expect(line.count <= 100) }
  }

  @Test func `slides as a page present themselves, and load nothing`() throws {
    let learner = learner()
    let page = try #require(try deck(learner, "a.html"))
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.hasSuffix("</html>\n"))
    #expect(page.contains("default-src 'none'"))
    #expect(page.split(separator: "<section").count > 7)
    #expect(page.contains("<ins>      1</ins>") || page.contains("<ins>"))
    #expect(page.contains("the *model* speaks"))
    for tag in ["src=", "href=", "@import", "url("] { #expect(!page.contains(tag), "\(tag)") }
  }

  private func deck(_ learner: Learner, _ name: String) throws -> String? {
    let folder = try ScratchFolder()
    guard learner.type("export slides \(folder.path)/\(name)").hasPrefix("Wrote ") else {
      return nil
    }
    return try folder.contents(name)
  }

  // MARK: Worksheets

  @Test func `a worksheet leaves out what its key tells`() throws {
    let text = learner().type("export worksheet - event 1 on mvp")
    let (sheet, key) = try #require(halves(text))
    #expect(sheet.hasPrefix("# Worksheet: counter in MVP\n"))
    let blanks = sheet.components(separatedBy: "\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_").count - 1
    #expect(blanks == 4)
    let answers = key.lines.flatMap { $0.components(separatedBy: ";") }.filter { $0.contains("#") }
    #expect(answers.count == blanks)
    #expect(key.contains("mvp#1.2 Presenter; mvp#1.3 Presenter; mvp#1.4 `number = 1`"))
    #expect(!sheet.contains("number = 1"))
    // What was written down would tell too much.
    #expect(!text.contains("speaks"))
  }

  @Test func `a worksheet asks for the same way once, and says which events go it, too`() throws {
    let learner = Learner()
    learner.type(["open counter mvp"] + Array(repeating: "increase", count: 12))
    learner.type("decrease", "increase", "increase")
    let text = learner.type("export worksheet -")
    let (sheet, key) = try #require(halves(text))
    #expect(sheet.components(separatedBy: "\n## Event").count == 3)
    #expect(sheet.contains("\nEvents 2–12 take the same path as 'Event 1: increase'.\n"))
    #expect(sheet.contains("\nEvents 14, 15 take the same path as 'Event 1: increase'.\n"))
    #expect(!key.contains("mvp#2."))
  }

  private func halves(_ text: String) -> (String, String)? {
    let parts = text.components(separatedBy: "\n## Key\n")
    return parts.count == 2 ? (parts[0], parts[1]) : nil
  }

  @Test func `a lesson's worksheet asks its questions`() throws {
    let learner = Learner()
    learner.type("lesson taps", "a", "b", "next", "fire increase", "fire increase")
    let (sheet, key) = try #require(halves(learner.type("export worksheet -")))
    #expect(sheet.contains("- [ ] the Model\n- [ ] the View\n- [ ] the Controller\n"))
    #expect(!sheet.contains("right"))
    #expect(key.contains("the View: It is what the user sees."))
  }

  // MARK: Cards

  @Test func `a lesson's questions are cards, a line each, that Anki knows again`() {
    let learner = Learner()
    learner.type("lesson taps")
    let open = learner.type("export anki -")
    #expect(open.contains("\tNot answered yet."))
    #expect(!open.contains("It is what the user sees.") && !open.contains("A tap is a message."))
    learner.type("b", "next", "fire increase", "fire increase", "next")
    let lines = learner.type("export anki -").lines
    let header = lines.prefix { $0.hasPrefix("#") }
    #expect(header.contains("#separator:tab") && header.contains("#guid column:1"))
    let cards = lines.dropFirst(header.count).map { $0.components(separatedBy: "\t") }
    #expect(cards.map { $0[0] } == ["taps.who", "taps.two", "taps."])
    for card in cards { #expect(card.count == 4) }
    #expect(cards[0][1].contains("<li>the Controller</li>"))
    #expect(cards[0][2] == "the View: It is what the user sees.")
    #expect(cards[1][2] == "fire increase; fire increase")
    #expect(cards[2][2] == "A tap is a message.")
  }

  // MARK: Transcripts

  @Test func `a transcript has what was typed and shown, mistakes included, without colours`() {
    let learner = Learner(color: true)
    learner.type("open counter mvp", "fire incraese", "fire increase", "note \u{1B}[31mred")
    let text = learner.type("transcript -")
    #expect(text.hasPrefix("# Transcript\n\nlayercake 0.1\n"))
    #expect(text.contains("```console\nlayercake> open counter mvp\n"))
    #expect(text.contains("no such event in counter. Did you mean 'increase'?"))
    #expect(text.contains("event 1, increase"))
    #expect(text.contains("```console\nlayercake> note \\u{1B}[31mred\nNoted, at event 1.\n"))
    #expect(!text.contains("\u{1B}"))
    #expect(!text.contains("transcript"))
  }

  @Test func `a transcript has what was written to the terminal, too`() {
    let learner = Learner()
    learner.type("open counter mvp", "fire increase")
    let shared = learner.type("share")
    let exported = learner.type("export csv -")
    #expect(exported.count > 100)
    let text = learner.type("transcript -")
    #expect(text.contains("layercake> share\n\(shared)"))
    #expect(text.contains("layercake> export csv -\n\(exported.replacing("\r\n", with: "\n"))"))
  }

  @Test func `a transcript goes to a file, and not over another unasked`() throws {
    let folder = try ScratchFolder()
    let learner = learner()
    #expect(learner.type("transcript \(folder.path)/a.md").hasPrefix("Wrote "))
    let first = try folder.contents("a.md")
    #expect(first.contains("fire decrease"))
    #expect(learner.type("transcript \(folder.path)/a.md").contains("this file already exists"))
    #expect(try folder.contents("a.md") == first)
    #expect(learner.type("transcript \(folder.path)/a.md --force").hasPrefix("Wrote "))
    #expect(try folder.contents("a.md") != first)
  }

  @Test func `of a very long session the newest part is there`() {
    let learner = Learner()
    learner.type(["open counter mvp"] + (1...400).map { "trace event 0 find \($0) --each" })
    let line = "note \(String(repeating: "long ", count: 1_000))"
    learner.type(Array(repeating: line, count: 300))
    let text = learner.type("transcript -")
    #expect(text.utf8.count < 2 << 20)
    #expect(text.contains(" older lines are missing."))
    #expect(!text.contains("open counter"))
  }
}

extension String {
  fileprivate func components(separatedBy text: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let place = rest.ranges(of: text).first {
      parts.append(String(rest[..<place.lowerBound]))
      rest = rest[place.upperBound...]
    }
    return parts + [String(rest)]
  }
}
