import Platform
import TestSupport
import Testing

/// `layercake convert`, which makes every format of an exported trace without running anything.
@Suite(.waiting) struct ConvertTests {
  private static let session =
    "open candy mvp viper\nservice slow\nreset\nservice deliver\nfire quantity 3\nnote '한글 <b>'\n"

  private func convert(_ arguments: String..., input: String = "") throws -> Outcome {
    try Program("layercake").run(["convert"] + arguments, input: .pipe(Array(input.utf8)))
  }

  private func trace() throws -> String { try Script.run(Self.session + "export jsonl -\n").text }

  /// The formats that tell a session, and say that it was read from a file.
  private static let notes = ["markdown", "html", "slides", "worksheet"]
  /// Those of which a trace, or this one, has nothing; a test below says so of each.
  private static let refused = ["anki", "mermaid"]

  @Test func `any other format made from the lines alone is the one that the session writes`()
    throws
  {
    let formats = try Script.exportFormats()
    #expect(Set(Self.notes + Self.refused).subtracting(formats) == [])
    for format in formats where !(Self.notes + Self.refused).contains(format) {
      let converted = try convert("-", "--to", format, input: trace())
      #expect(converted.exit == .code(0), "\(format)")
      let written = try Script.run(Self.session + "export \(format) -\n").text
      #expect(converted.text == written, "\(format)")
    }
  }

  @Test(arguments: notes)
  func `a note says where it comes from, and tells every event and note`(format: String) throws {
    let converted = try convert("-", "--to", format, input: trace())
    #expect(converted.exit == .code(0))
    #expect(converted.text.contains("Read from a recorded trace."))
    for event in ["Loading", "Event 1: service deliver", "Event 2: quantity 3"] {
      #expect(converted.text.contains(event), "\(event)")
    }
    // What was written down would tell too much on a worksheet.
    #expect(converted.text.contains("한글") == (format != "worksheet"))
  }

  @Test func `every message of a trace is in its note, by its name`() throws {
    let note = try convert("-", "--to", "markdown", input: trace()).text
    let table = try convert("-", "--to", "csv", input: trace()).text
    let names = table.split(separator: "\r\n").dropFirst().compactMap {
      $0.split(separator: ",").first
    }.filter { !$0.contains("+") }
    #expect(names.count > 20)
    for name in names { #expect(note.contains(name), "\(name)") }
  }

  @Test func `a trace has no questions to make cards of`() throws {
    let outcome = try convert("-", "--to", "anki", input: trace())
    #expect(outcome.exit == .code(65))
    #expect(
      outcome.complaints == "layercake: '-': a trace has no questions. "
        + "In the shell, with a lesson in front: export anki FILE.\n")
  }

  @Test func `one event of one pattern is chosen`() throws {
    let figure = try convert("-", "--to", "mermaid", "--on", "MVP", "--event", "2", input: trace())
    #expect(
      figure.text == (try Script.run(Self.session + "export mermaid - event 2 on mvp\n").text))
    let both = try convert("-", "--to", "mermaid", input: trace())
    #expect(both.exit == .code(65))
    #expect(
      both.complaints
        == "layercake: '-': in mermaid, a file holds the diagram of only one pattern. Patterns: mvp, viper.\n"
    )
    let none = try convert("-", "--to", "svg", "--event", "9", input: trace())
    #expect(none.exit == .code(65))
    #expect(none.complaints.hasPrefix("layercake: '-': this trace has no event 9 there."))
  }

  /// A trace with an event of so many messages.
  private func long(_ count: Int) -> String {
    let head =
      #"{"format":"layercake-trace","version":1,"specimens":["counter.mvp"],"dropped":0}"# + "\n"
      + #"{"line":"action","number":1,"text":"open counter mvp"}"# + "\n"
    let ends = #""from":{"role":"View"},"to":{"role":"Presenter"}"#
    return head
      + (1...count).map { number in
        #"{"id":\#(number),"specimen":"counter.mvp","event":1,"fired":"increase","kind":"call","#
          + #"\#(ends),"message":"tap\#(number)","arguments":[]}"# + "\n"
      }.joined()
  }

  @Test func `an event that is too long for a figure is drawn in parts, a file each in Mermaid`()
    throws
  {
    let folder = try ScratchFolder()
    let file = try folder.add("a.jsonl", long(60))
    #expect(try convert(file, "-o", folder.path + "/a.mmd").exit == .code(0))
    #expect(folder.names.sorted() == ["a-2.mmd", "a-3.mmd", "a.jsonl", "a.mmd"])
    for (name, first, last) in [("a.mmd", 1, 25), ("a-2.mmd", 26, 50), ("a-3.mmd", 51, 60)] {
      let figure = try folder.contents(name)
      #expect(figure.hasPrefix("sequenceDiagram\nautonumber \(first)\nparticipant L0 as View\n"))
      #expect(figure.hasSuffix("\nL0->>L1: tap\(last)()\n"))
    }
    let both = try convert(file, "--to", "mermaid").text
    #expect(
      both == (try ["a.mmd", "a-2.mmd", "a-3.mmd"].map(folder.contents)).joined(separator: "\n"))
    let picture = try convert(file, "--to", "svg").text
    #expect(picture.split(separator: "class=\"figure\"").count == 4)
    for part in ["MVP, 1 of 3<", "MVP, 3 of 3<", ">tap60()<"] { #expect(picture.contains(part)) }
    let plantUML = try convert(file, "--to", "plantuml").text
    #expect(plantUML.split(separator: "@startuml").count == 3)
  }

  @Test func `where a file of one of the parts is in the way, none is written`() throws {
    let folder = try ScratchFolder()
    let file = try folder.add("a.jsonl", long(60))
    try folder.add("a-2.mmd", "mine")
    let outcome = try convert(file, "-o", folder.path + "/a.mmd")
    #expect(outcome.exit == .code(73))
    #expect(
      outcome.complaints == "layercake: '\(folder.path)/a.mmd': this file already exists: "
        + "'\(folder.path)/a-2.mmd', for a later figure. Choose another name, or add --force to "
        + "replace it.\n")
    #expect(folder.names.sorted() == ["a-2.mmd", "a.jsonl"])
    #expect(try folder.contents("a-2.mmd") == "mine")
    #expect(try convert(file, "-o", folder.path + "/a.mmd", "--force").exit == .code(0))
    #expect(try folder.contents("a-2.mmd").hasPrefix("sequenceDiagram"))
  }

  @Test func `a note has the commands that do it again`() throws {
    let note = try convert("-", "--to", "markdown", input: trace()).text
    #expect(note.hasSuffix("\n```\n"))
    #expect(note.contains("open candy mvp viper\nservice slow\n"))
  }

  @Test func `the ending of the file's name chooses, and a file that exists is left alone`() throws
  {
    let folder = try ScratchFolder()
    let file = try folder.add("a.jsonl", trace())
    #expect(try convert(file, "-o", folder.path + "/a.csv").exit == .code(0))
    #expect(try folder.contents("a.csv").hasPrefix("\u{FEFF}message,event,"))
    let again = try convert(file, "-o", folder.path + "/a.csv")
    #expect(again.exit == .code(73))
    #expect(again.complaints.contains("a.csv': this file already exists."))
    #expect(try convert(file, "-o", folder.path + "/a.csv", "--force").exit == .code(0))
    #expect(folder.names.sorted() == ["a.csv", "a.jsonl"])
  }

  @Test(arguments: [
    (["-"], "Name the format with --to"), (["-", "-o", "a"], "Name the format with --to"),
    (["-", "-o", "a.xyz"], "an export can't be a '.xyz' file. It can be: .md, .html, .tsv, .svg"),
    (["-", "--to", "svg", "-o", "a.html"], "svg can't be a '.html' file. It can be: .svg."),
    (
      ["-", "--to", "mermiad"],
      "'mermiad' is not a format. Did you mean 'mermaid'? Formats: markdown,"
    ),
  ])
  func `a format that is none is answered with those that there are`(
    arguments: [String], words: String
  ) throws {
    let outcome = try Program("layercake").run(["convert"] + arguments)
    #expect(outcome.exit == .code(64))
    #expect(outcome.complaints.contains(words))
  }

  @Test func `a bad line ends it by its number, or is passed over`() throws {
    var lines = try trace().split(separator: "\n")
    lines.insert("{\"id\":", at: 9)
    let text = lines.joined(separator: "\n")
    let folder = try ScratchFolder()
    let file = try folder.add("a.jsonl", text)
    let outcome = try convert(file, "-o", folder.path + "/a.csv")
    #expect(outcome.exit == .code(65))
    #expect(
      outcome.complaints
        == "layercake: '\(file)': line 10 can't be read: it is cut off in the middle. "
        + "To read the lines before it: --keep-going.\n")
    #expect(folder.names == ["a.jsonl"])
    let going = try convert(file, "--to", "csv", "--keep-going")
    #expect(going.exit == .code(65))
    #expect(going.text == (try convert("-", "--to", "csv", input: trace()).text))
    #expect(
      going.complaints
        == "layercake: skipped: line 10 can't be read: it is cut off in the middle\n")
  }

  @Test func `a lesson can't be made a test`() throws {
    let lesson = "lesson 1.1\nexport jsonl -\n"
    let trace = try Script.run(lesson).text
    let lines = trace.split(separator: "\n")
    let first = lines.firstIndex { $0.hasPrefix("{\"format\"") } ?? 0
    let outcome = try convert(
      "-", "--to", "test", input: lines[first...].joined(separator: "\n"))
    #expect(outcome.exit == .code(65))
    #expect(outcome.complaints.contains("this trace comes from a lesson"))
  }
}
