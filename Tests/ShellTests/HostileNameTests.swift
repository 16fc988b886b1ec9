import Catalog
import Characters
import Lessons
import Sessions
import Terminal
import TestSupport
import Testing

@testable import Shell

/// Names that a terminal, a page or a spreadsheet would obey are shown in whatever is written.
@Suite struct HostileNameTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// Turns a line round, colours it, ends it, and begins a formula.
  private static let name = "=Kim \u{202E}miK\u{2066}\u{1B}[31m\u{9B}2J\t\u{7}<b>"

  /// What of a text is obeyed, but for the ends of lines.
  private func obeyed(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { $0.isTerminalControl && $0 != "\n" && $0 != "\r" }
  }

  private func grading(_ names: [String]) throws -> ClassGrading {
    for (place, name) in names.enumerated() {
      let learner = Learner()
      learner.type("lesson taps", "a", "b", "note the same words")
      try folder.add("\(place).handin", learner.type("handin taps name \(name.asWord) -"))
    }
    return try ClassGrading(
      ClassGrading.Order([folder.path], lessons: ["taps"]), features: Catalog.features,
      course: CourseShelf(language: "en", sources: { ToyCourse.sources }), program: "0.1")
  }

  private func text(columns: Int = 80, _ write: (Output) -> Void) -> String {
    let out = Output.memory(profile: TerminalProfile(columns: columns))
    write(out)
    return out.collected
  }

  @Test func `a learner's name turns no report round`() throws {
    let grading = try grading([Self.name, Self.name])
    for format in ClassGrading.ReportFormat.allCases {
      // Tables begin with a byte order mark.
      let report = text { grading.write(format, to: $0) }
      #expect(obeyed(report).drop { $0 == "\u{FEFF}" } == [], "\(format)")
    }
    #expect(text { grading.write(ClassGrading.ReportFormat.html, to: $0) }.contains("\\u{202E}miK"))
    for format in ClassGrading.Format.allCases {
      let told = text { grading.write(format, to: $0) }
      #expect(obeyed(told).drop { $0 == "\u{FEFF}" } == [], "\(format)")
    }
    #expect(text { grading.write(ClassGrading.Format.csv, to: $0) }.contains("\r\n'=Kim \\u{202E}"))
  }

  @Test func `a long name is shortened in a table, and whole in data`() throws {
    let name = String(repeating: "Kim", count: 100)
    let grading = try grading([name, "Ann"])
    #expect(
      text { grading.write(ClassGrading.Format.text, to: $0) }.lines.prefix(3) == [
        "name                              steps done  right at first  skipped",
        "KimKimKimKimKimKimKimKimKimKimK…  1 of 3      0 of 1          -",
        "Ann                               1 of 3      0 of 1          -",
      ])
    #expect(text { grading.write(ClassGrading.Format.csv, to: $0) }.contains(name))
    #expect(text { grading.write(ClassGrading.Format.json, to: $0) }.contains(name))
  }

  @Test func `a trace with such names is made every format, in which they are shown`() throws {
    let spoilt = "X\\u202E\\u001B[31m\\t\\u0007" + String(repeating: "x", count: 300)
    let trace = """
      {"format":"layercake-trace","version":1,"specimens":["\(spoilt).mvp"]}
      {"line":"action","number":1,"text":"\(spoilt)"}
      {"id":1,"specimen":"\(spoilt).mvp","event":1,"fired":"\(spoilt)","cause":null,"kind":"call",\
      "from":{"role":"\(spoilt)","type":"\(spoilt)","name":"\(spoilt)","module":"\(spoilt)"},\
      "to":{"role":"View","type":"V"},"message":"\(spoilt)",\
      "arguments":[{"label":"\(spoilt)","value":"\(spoilt)"}]}
      {"line":"screen","specimen":"\(spoilt).mvp","event":1,"text":"\(spoilt)"}
      {"line":"state","specimen":"\(spoilt).mvp","event":1,"layer":"\(spoilt)",\
      "properties":{"number":1}}
      {"line":"note","event":1,"text":"\(spoilt)","ref":"\(spoilt)"}

      """
    let file = try folder.add("ann.jsonl", trace)
    for format in Converter.formats {
      let out = Output.memory()
      _ = try Converter(to: format, nil).run(
        file, event: nil, patterns: [], keepsGoing: false, replaces: false, out: out
      ) { _ in }
      #expect(obeyed(out.collected) == [], "\(format)")
    }
    let learner = Learner()
    learner.type("import \(file)")
    for look in ["trace", "side", "import", "diff 1 ann:", "trace --diagram"] {
      #expect(obeyed(learner.type(look)) == [], "\(look)")
    }
  }
}
