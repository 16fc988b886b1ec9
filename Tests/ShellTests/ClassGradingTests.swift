import Catalog
import Exports
import Lessons
import Shell
import Terminal
import TestSupport
import Testing

@testable import Sessions

/// A class hands in the toy course's first lesson.
@Suite struct ClassGradingTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// What a learner hands in who typed these lines.
  private func work(_ name: String, _ lines: [String]) -> String {
    let learner = Learner()
    learner.type(lines)
    return learner.type("handin taps name \(name) -")
  }

  /// A hand-in without what its answers' choices are known by, as earlier versions wrote it.
  private func bare(_ handIn: String) -> String {
    handIn.lines.filter { !$0.hasPrefix("choices ") }.map { $0 + "\n" }.joined()
  }

  private func grading(
    _ sources: [LessonSource] = ToyCourse.sources, of lesson: String = "taps",
    in language: String = "en"
  ) throws -> ClassGrading {
    try ClassGrading(
      ClassGrading.Order([folder.path], lessons: [lesson]), features: Catalog.features,
      course: CourseShelf(language: language, sources: { sources }), program: "0.1")
  }

  private func text(_ write: (Output) -> Void) -> String {
    let out = Output.memory(profile: TerminalProfile(columns: 300))
    write(out)
    return out.collected
  }

  private func table(_ grading: ClassGrading) -> String {
    text { grading.write(ClassGrading.Format.text, to: $0) }
      .replacing(folder.path, with: "FOLDER")
  }

  private func report(_ grading: ClassGrading) -> String {
    text { grading.write(ClassGrading.ReportFormat.text, to: $0) }
      .replacing(folder.path, with: "FOLDER")
  }

  private static let right = [
    "lesson taps", "b", "next", "fire increase; fire increase", "next",
  ]

  @Test func `each is done again, and a row tells what came of it`() throws {
    try folder.add("1", work("Ann", Self.right))
    try folder.add("2", work("Bo", HandInCommandTests.taps))
    try folder.add("3", work("Cy", ["lesson taps", "c", "skip", "increase"]))
    #expect(
      table(try grading()) == """
        name  steps done  right at first  skipped
        Ann   3 of 3      1 of 1          -
        Bo    3 of 3      0 of 1          -
        Cy    0 of 3      0 of 1          1

        """)
    #expect(try grading().isWhole)
  }

  @Test func `a hand-in tells the language of its lesson, in which its own words are`() throws {
    let learner = Learner(language: "ko")
    learner.type(Self.right)
    let korean = learner.type("handin taps name 김민지 -")
    try folder.add("1", korean)
    try folder.add("2", work("Bo", Self.right))
    try folder.add("3", work("Cy", Self.right).replacing(" en\n", with: "\n"))
    #expect(try HandIn.read(korean).handIn.language == "ko")
    let grading = try grading()
    #expect(
      table(grading) == """
        name    steps done  right at first  skipped
        김민지  3 of 3      1 of 1          -
        Bo      3 of 3      1 of 1          -
        Cy      3 of 3      1 of 1          -
        The lesson was in 한국어 for 김민지.
        Cy: The file was changed after it was written. What is in it now counts.

        """)
    let json = text { grading.write(ClassGrading.Format.json, to: $0) }
    for language in ["\"ko\"", "\"en\"", "null"] {
      #expect(json.contains("\"language\":\(language)"))
    }
  }

  @Test func `nothing in a file is believed but what it does`() throws {
    let honest = bare(work("Ann", ["lesson taps", "c"]))
    try folder.add("1", honest.replacing("answer c", with: "answer b\nnext\ndone taps two"))
    try folder.add("2", honest.replacing("answer c", with: "answer b\nlesson quiet at 1"))
    try folder.add("3", honest.replacing("answer c", with: "answer b\nnext\nnext\nfire increase"))
    try folder.add("4", honest.replacing("answer c", with: "answer b\nfire jump"))
    try folder.add("5", honest.replacing("taps at who", with: "taps at 99"))
    #expect(
      table(try grading()) == """
        name     steps done  right at first  skipped
        Ann (1)  1 of 3      1 of 1          -
        Ann (2)  1 of 3      1 of 1          -
        Ann (3)  1 of 3      1 of 1          -
        Ann (4)  1 of 3      1 of 1          -
        Ann (5)  0 of 3      0 of 1          -
        Ann (1): The file was changed after it was written. What is in it now counts.
        Ann (1): Line 8 isn't an action of this lesson. What comes after it doesn't count.
        Ann (2): The file was changed after it was written. What is in it now counts.
        Ann (2): Line 7 isn't an action of this lesson. What comes after it doesn't count.
        Ann (3): The file was changed after it was written. What is in it now counts.
        Ann (3): 'next' can't be done: this step isn't done yet.
        Ann (4): The file was changed after it was written. What is in it now counts.
        Ann (4): 'fire jump' can't be done: nothing on the screen of counter.mvc can fire this event now.
        Ann (5): The file was changed after it was written. What is in it now counts.
        Ann (5): 'lesson taps at 99' can't be done: no such step in this lesson.

        """)
  }

  @Test func `two of one name are told apart by their files`() throws {
    let whole = work("Ann", Self.right)
    try folder.add("1", whole)
    try folder.add("2", bare(whole).replacing("answer b", with: "answer c"))
    #expect(
      table(try grading()) == """
        name     steps done  right at first  skipped
        Ann (1)  3 of 3      1 of 1          -
        Ann (2)  0 of 3      0 of 1          -
        Ann (2): The file was changed after it was written. What is in it now counts.
        Ann (2): 'next' can't be done: this step isn't done yet.

        """)
  }

  @Test func `a file that is none is told in words, and spoils no other`() throws {
    let whole = work("Ann", Self.right)
    try folder.add("1-whole", whole)
    try folder.add("2-cut", String(whole.prefix(whole.count / 2)))
    try folder.add("3-empty", "")
    try folder.add("4-foreign", [0xFF, 0xD8, 0x00, 0x0A])
    try folder.add("5-newer", whole.replacing("handin 2", with: "handin 3"))
    try folder.add("6-other", whole.replacing("of taps", with: "of quiet"))
    try folder.add("7-headless", "# layercake-handin 1\nlesson taps at 1\n")
    try folder.add("8-huge", String(repeating: "fire increase\n", count: 100_000))
    try folder.add(
      "9-long",
      bare(whole).replacing("answer b\n", with: String(repeating: "answer a\n", count: 5_001)))
    _ = try folder.makePipe("pipe")
    let grading = try grading()
    #expect(!grading.isWhole)
    #expect(
      table(grading).lines.suffix(10)
        == [
          "Ann (2-cut): The end of the file is missing. What is left counts.",
          "FOLDER/3-empty: The file is empty.",
          "FOLDER/4-foreign: This can't be read: it isn't UTF-8: line 1.",
          "FOLDER/5-newer: A newer Layercake wrote it, in version 3. This one reads versions up to 2.",
          "FOLDER/6-other: This is for the lesson 'quiet', not for taps.",
          "FOLDER/7-headless: This hand-in isn't complete. Its line 'name …' is missing.",
          "FOLDER/8-huge: This is larger than 1 MB; a hand-in has a few thousand bytes.",
          "Ann (9-long): The file was changed after it was written. What is in it now counts.",
          "Ann (9-long): It has more than 5000 actions; the others don't count.",
          "FOLDER/pipe: This can't be read: it isn't a regular file.",
        ].suffix(10))
  }

  @Test func `a lesson that has changed since is told`() throws {
    try folder.add("1", work("Ann", Self.right))
    let changed = ToyCourse.sources.map {
      LessonSource(
        file: $0.file,
        text: $0.text.replacing(
          "count Controller -> View == 2", with: "count Controller -> View >= 2"))
    }
    #expect(
      table(try grading(changed)).contains(
        "Ann: The lesson asked something else when this was written.\n"))
  }

  @Test func `the report says what the class got wrong`() throws {
    try folder.add("1", work("Ann", Self.right))
    try folder.add("2", work("Bo", HandInCommandTests.taps))
    try folder.add("3", work("Cy", ["lesson taps", "a"]))
    try folder.add("4", work("Di", ["lesson taps", "c", "skip", "increase"]))
    #expect(
      report(try grading()) == """
        1.1 Taps
        4 of 4 hand-ins replayed.

        who  Who is touched?
          3 of 4 wrong, 2 said the Model, 1 said the Controller

        two  A task
          2 of 4 did it
          Actions needed: 1 to 2, median 2.
          3 tried first: fire increase

        A hand-in is a file of actions, and they were replayed from the start. It shows what was done, not who did it. A file can be copied.

        """)
  }

  @Test func `points are given by the first try, by one without help, or by any`() throws {
    try folder.add("1", work("Ann", Self.right))
    try folder.add("2", work("Bo", ["lesson taps", "hint"] + Self.right.dropFirst()))
    try folder.add("3", work("Cy", ["lesson taps", "solution"] + Self.right.dropFirst()))
    try folder.add("4", work("Di", ["lesson taps", "skip", "undo"] + Self.right.dropFirst()))
    try folder.add("5", work("Ed", ["lesson taps", "a"] + Self.right.dropFirst()))
    try folder.add("6", "")
    func points(_ rule: ClassMarking.Rule) throws -> [String] {
      var order = ClassGrading.Order([folder.path], lessons: ["taps"])
      order.marking = ClassMarking(rule)
      let grading = try ClassGrading(
        order, features: Catalog.features, course: CourseShelf(sources: { ToyCourse.sources }),
        program: "0.1")
      return text { grading.write(ClassGrading.Format.moodle, to: $0) }
        .replacing("\r\n", with: "\n").lines.dropFirst().map {
          $0.split(separator: ",", omittingEmptySubsequences: false)[5].description
        }
    }
    #expect(try points(.firstTry) == ["2", "2", "2", "2", "1", ""])
    #expect(try points(.noHelp) == ["2", "1", "1", "1", "1", ""])
    #expect(try points(.any) == ["2", "2", "2", "2", "2", ""])
    #expect(ClassMarking.Rule.allCases.map(\.rawValue) == ["first-try", "no-help", "any"])
  }

  @Test func `equal hand-ins are named, whoever's they are`() throws {
    let words = Self.right + ["note the model knows"]
    try folder.add("1", work("Ann", Self.right))
    try folder.add("2", work("Bo", words))
    try folder.add("3", work("Cy", words))
    try folder.add("4", work("Di", Self.right))
    let report = report(try grading())
    #expect(!report.contains("Ann and Di"), "a short way done right is the same for all")
    #expect(
      report.contains(
        "Bo and Cy handed in the same 6 actions, with the same reasons word for word.\n"))
  }

  @Test func `spreadsheets and programs get every answer`() throws {
    try folder.add("1", work("'=Ann, A.'", HandInCommandTests.taps))
    let grading = try grading()
    let csv = text { grading.write(ClassGrading.Format.csv, to: $0) }
    #expect(
      csv.replacing(folder.path, with: "FOLDER") == "\u{FEFF}" + """
        name,file,layercake,language,graded,done,steps,skipped,right first,points,of,wrong,taken back,hints,solutions,key,attempts,seconds,equal to,alike,remarks,who,two\r
        "'=Ann, A.",FOLDER/1,0.1,en,yes,3,3,0,0,1,2,1,0,0,0,no,4,,,,,wrong: the Model,done\r

        """)
    let json = text { grading.write(ClassGrading.Format.json, to: $0) }
    #expect(
      json.contains(
        #""answers":[{"text":"the Model","right":false},{"text":"the View","right":true}]"#))
  }

  @Test func `the picture has a bar for each question and is well formed`() throws {
    try folder.add("1", work("'<Ann & Bo>'", HandInCommandTests.taps))
    try folder.add("2", "nothing")
    let grading = try grading()
    let svg = text { grading.write(ClassGrading.ReportFormat.svg, to: $0) }
    #expect(svg.contains(">1 said the Model</text>"))
    #expect(svg.contains(#"<rect class="part wrong" x="12""#))
    let html = text { grading.write(ClassGrading.ReportFormat.html, to: $0) }
    #expect(html.contains("This isn&#39;t a hand-in. A hand-in begins with"))
    for text in [svg, html] { #expect(!text.contains("<Ann")) }
  }

  @Test func `in Korean, grades, reports and what is wrong with a file are Korean`() throws {
    try folder.add("1", work("Ann", Self.right))
    try folder.add("2", work("Bo", Self.right))
    try folder.add("3", work("Cy", ["lesson taps", "a"]))
    try folder.add("4", "nothing")
    let grading = try grading(in: "ko")
    let rows = table(grading).lines.map {
      $0.split(separator: "  ").map { $0.trimmingPrefix(" ") }.joined(separator: "|")
    }
    #expect(
      rows == [
        "이름|끝낸 단계|처음에 맞음|건너뜀",
        "Ann|3/3|1/1|-", "Bo|3/3|1/1|-", "Cy|0/3|0/1|-", "4|-|-|-",
        "English로 된 레슨을 한 사람: Ann, Bo, Cy.",
        "FOLDER/4: 제출물이 아닙니다. 제출물은 '# layercake-handin 2'로 시작합니다.",
      ])
    let report = report(grading)
    #expect(report.contains("제출물 4개 중 3개를 다시 실행했습니다.\n"))
    #expect(report.contains("  3명 중 오답 1명, 1명의 답: the Model\n"))
    #expect(report.contains("  3명 중 2명 해냄\n"))
    #expect(report.contains("파일은 복사할 수 있습니다.\n"))
    let page = text { grading.write(ClassGrading.ReportFormat.html, to: $0) }
    #expect(page.contains("<html lang=\"ko\">"))
    #expect(page.contains("<h2>질문별 결과</h2>"))
    #expect(page.contains(">처음에 틀림</text>"))
  }

  @Test func `a lesson that isn't there is told with its neighbours`() {
    #expect(throws: CommandError.self) { try grading(of: "tabs") }
  }
}
