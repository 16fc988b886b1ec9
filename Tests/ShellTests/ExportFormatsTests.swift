import TestSupport
import Testing

@testable import Shell

/// The formats besides the classroom note and JSON Lines, as people take them away.
@Suite struct ExportFormatsTests {
  /// What would be obeyed somewhere if it weren't escaped.
  private static let hostile = "</script><b>&amp; \"x\" ;#%%{init}=cmd|'한글 👩‍👩‍👧"

  private func learner() -> Learner {
    let learner = Learner()
    learner.type("open candy mvp viper", "fire quantity 3", "note '\(Self.quoted)'")
    return learner
  }

  private static var quoted: String { hostile.replacing("'", with: "") }

  @Test func `where a file's ending says the format, the first of those that share it is meant`() {
    let shared = Dictionary(grouping: ExportFormat.all, by: \.endings[0])
      .mapValues { $0.map(\.name) }.filter { $1.count > 1 }
    #expect(
      shared == ["md": ["markdown", "slides", "worksheet"]])
  }

  @Test func `a page tells each event in pictures and in words`() {
    let page = learner().type("export html -")
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.hasSuffix("</html>\n"))
    #expect(page.contains("<h2>Loading</h2>"))
    #expect(page.contains("<h2>Event 1: quantity 3</h2>"))
    #expect(page.contains("<code>View -&gt; Presenter: update(candyQuantity: 3)</code>"))
    #expect(page.contains("Total Price : 300.0won"))
    // Two events, and a picture of each for two patterns; loading in VIPER has no room in one.
    #expect(page.split(separator: "<svg ").count == 1 + 5)
  }

  @Test func `a page loads nothing, and obeys nothing that was written into it`() {
    let page = learner().type("export html -")
    #expect(page.contains("default-src 'none'"))
    #expect(page.split(separator: "<script>").count == 2)
    #expect(!page.contains("<b>"))
    #expect(page.contains("&lt;/script&gt;&lt;b&gt;&amp;amp; &quot;x&quot; ;#%%{init}=cmd|한글 👩‍👩‍👧"))
    for tag in ["src=", "href=", "@import", "url("] { #expect(!page.contains(tag), "\(tag)") }
  }

  @Test func `a picture shows all patterns of an event, and says it in words`() {
    let picture = learner().type("export svg -")
    #expect(picture.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(picture.contains("<title id=\"title\">Candy \u{B7} Event 1: quantity 3</title>"))
    #expect(picture.contains("MVP: User to View, step(to: 3)"))
    #expect(picture.split(separator: "class=\"figure\"").count == 3)
    let one = learner().type("export svg - event 0 on mvp")
    #expect(one.contains("<title id=\"title\">Candy \u{B7} Loading</title>"))
    #expect(one.split(separator: "class=\"figure\"").count == 2)
  }

  @Test func `figures are written as Mermaid and PlantUML read them`() {
    let mermaid = learner().type("export mermaid - on mvp").lines
    #expect(
      mermaid.prefix(4) == [
        "sequenceDiagram", "autonumber 1", "participant L0 as User", "participant L1 as View",
      ])
    #expect(mermaid.contains("L1->>L2: update(candyQuantity#58; 3)"))
    let plantUML = learner().type("export plantuml -").lines
    #expect(plantUML.filter { $0 == "@startuml" }.count == 2)
    #expect(plantUML.contains("L1 -> L2 : update(candyQuantity<U+003A> 3)"))
    #expect(plantUML.contains { $0.hasPrefix("L3 ->> L2 : change") })
  }

  @Test func `a table has a line for each message, and no cell that a spreadsheet would run`() {
    let learner = Learner()
    learner.type("open counter mvp", "fire increase")
    let lines = learner.type("export csv - event 1").split(separator: "\r\n").map(String.init)
    #expect(lines[0].hasPrefix("message,event,fired,specimen,sender,"))
    #expect(lines[1] == "mvp#1.1,1,increase,counter.mvp,User,User,call,View,Button,tap [+],yes")
    #expect(lines.contains { $0.contains("\"amountLabel.text = \"\"1\"\"\"") })
    #expect(learner.type("export csv -").split(separator: "\r\n").count > lines.count)
  }

  @Test func `the ending of a file's name says the format`() throws {
    let folder = try ScratchFolder()
    let learner = learner()
    for (name, beginning) in [
      ("a.html", "<!DOCTYPE"), ("a.svg", "<svg"), ("a.puml", "@startuml"),
      ("a.csv", "\u{FEFF}message,"),
      ("a.md", "# candy"), ("a.jsonl", "{\"format\""),
    ] {
      #expect(learner.type("export \(folder.path)/\(name)").hasPrefix("Wrote "))
      #expect(try folder.contents(name).hasPrefix(beginning))
    }
    #expect(learner.type("export worksheet \(folder.path)/b.HTML").hasPrefix("Wrote "))
    #expect(try folder.contents("b.HTML").hasPrefix("<!DOCTYPE"))
  }

  @Test func `what one file can't hold is refused`() {
    let learner = learner()
    #expect(learner.type("export mermaid -").contains("the diagram of only one pattern"))
    #expect(learner.type("export jsonl - on mvp").contains("every event of every pattern"))
  }
}
