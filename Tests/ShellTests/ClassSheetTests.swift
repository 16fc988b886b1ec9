import Catalog
import Exports
import Lessons
import Shell
import Terminal
import TestSupport
import Testing

@testable import Sessions

/// A class as a table of students, and what lessons and names may change without changing a mark.
@Suite struct ClassSheetTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private static let right = ["b", "next", "increase", "increase", "next"]

  private func work(_ name: String, _ lines: [String], of lesson: String = "taps") -> String {
    let learner = Learner()
    learner.type(lines)
    return learner.type("handin \(lesson) name \(name.asWord) -")
  }

  private func rows(_ table: String) -> [String] {
    table.split(whereSeparator: \.isNewline).map(String.init)
  }

  private func told(
    _ format: ClassGrading.Format, lessons: [String] = [],
    sources: [LessonSource] = ToyCourse.sources,
    change: (inout ClassGrading.Order) -> Void = { _ in }
  ) throws -> String {
    var order = ClassGrading.Order([folder.path], lessons: lessons)
    change(&order)
    let out = Output.memory(profile: TerminalProfile(columns: 300))
    try ClassGrading(
      order, features: Catalog.features, course: CourseShelf(sources: { sources }), program: "0.1"
    ).write(format, to: out)
    return out.collected.replacing(folder.path, with: "FOLDER")
  }

  @Test func `a row is a student and a column a lesson, with who is missing`() throws {
    try folder.add("1", work("Min-ji KIM", ["lesson taps"] + Self.right))
    try folder.add("2", work("Kim, Min-ji", ["lesson quiet", "open counter"], of: "quiet"))
    try folder.add("3", work("Bo", ["lesson taps", "a"]))
    try folder.add("4", work("Guest", ["lesson taps", "b"]))
    let roster = ClassRoster("id,name,group\n7,Kim Min-ji,A\n8,Bo,B\n9,\"Lee, Ann\",B\n")
    let text = try told(.text) { $0.roster = roster }
    #expect(
      text == """
        name        id  group  1.1  1.2  points
        Kim Min-ji  7   A      2    1    3 of 3
        Bo          8   B      0    -    0 of 3
        Lee, Ann    9   B      -    -    0 of 3
        Guest                  1    -    1 of 3
        Guest: The roster has nobody with this name.
        Nothing came from 1 student: Lee, Ann (9).

        """)
    let weighted = try told(.csv) {
      $0.roster = roster
      $0.marking = ClassMarking(.any, weights: ["taps/who": 3])
    }
    #expect(
      weighted.contains("\r\n7,Kim Min-ji,A,,4,1,5,5,no,0,0,0,0,no,,,,FOLDER/1; FOLDER/2,\r\n"))
    #expect(weighted.contains("\r\n9,\"Lee, Ann\",B,,,,0,5,yes,"))
  }

  @Test func `two of one name are told apart by an id, and else named`() throws {
    try folder.add("7-kim.handin", work("Kim", ["lesson taps"] + Self.right))
    try folder.add("a", work("Kim 8", ["lesson taps", "a"]))
    try folder.add("b", work("Kim", ["lesson taps", "c"]))
    let roster = ClassRoster("학번,이름\n7,Kim\n8,Kim\n")
    let table = try told(.csv) { $0.roster = roster }
    #expect(table.contains("\r\n7,Kim,,,2,2,2,no,"))
    #expect(table.contains("\r\n8,Kim,,,0,0,2,no,"))
    #expect(table.contains("The roster has several people with this name: 7, 8."))
  }

  @Test func `a lesson may put its choices in another order, and no mark is another`() throws {
    try folder.add("1", work("Ann", ["lesson taps"] + Self.right))
    try folder.add("2", work("Bo", ["lesson taps", "a"]))
    let korean = Learner(language: "ko")
    korean.type(["lesson taps"] + Self.right)
    try folder.add("3", korean.type("handin taps name 민지 -"))
    let sources = ToyCourse.sources.map { source in
      let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
      let view = lines.first { $0.contains("(x) the View") } ?? ""
      let moved = source.text.replacing("\(view)\n", with: "").replacing(
        "? Who is `touched`?\n", with: "? Who is `touched`?\n\(view)\n")
      return LessonSource(file: source.file, text: moved)
    }
    let table = try told(.csv, lessons: ["taps"], sources: sources)
    #expect(table.contains("right: the View,done"))
    #expect(table.contains("wrong: the Model,open"))
    #expect(rows(table).count { $0.contains("right: the View,done") } == 2)
  }

  @Test func `in a class with a number each name has an order of its own, and a copy is told`()
    throws
  {
    let (ann, bo) = (
      Shuffle.number(ofClass: 2026, for: "Ann Lee"), Shuffle.number(ofClass: 2026, for: "lee, ann")
    )
    #expect(ann == bo && ann >= Shuffle.firstOfClass)
    let learner = Learner()
    learner.type("lesson taps shuffled 2026 name Ann")
    let quiz = try #require(learner.session.state.lessonInFront?.run.openQuiz)
    #expect(quiz.shown != [0, 1, 2])
    learner.type("answer \(quiz.label(quiz.solution[0]))")
    let text = learner.type("handin taps name Ann -")
    try folder.add("1", text)
    try folder.add("2", text.replacing("name Ann", with: "name Bo"))
    let table = try told(.csv, lessons: ["taps"]) { $0.seed = 2026 }
    #expect(rows(table)[1].contains("right: the View"))
    #expect(!rows(table)[1].contains("weren't shuffled"))
    #expect(rows(table)[2].contains("Its choices weren't shuffled for this name, but for Ann."))
  }

  @Test func `a platform's number for a student is no id of another student's`() throws {
    try folder.makeFolder("Kim Min-ji_8_assignsubmission_file_")
    try folder.add(
      "Kim Min-ji_8_assignsubmission_file_/a", work("Kim Min-ji", ["lesson taps"] + Self.right))
    try folder.makeFolder("Nobody_9_assignsubmission_file_")
    try folder.add("Nobody_9_assignsubmission_file_/a", work("x", ["lesson taps", "b"]))
    let roster = ClassRoster("id,name\n7,Kim Min-ji\n8,Bo\n9,Ann\n")
    let rows = rows(try told(.csv) { $0.roster = roster })
    #expect(rows[1].hasPrefix("7,Kim Min-ji,,,2,2,"), "\(rows)")
    #expect(rows[2].hasPrefix("8,Bo,,,,0,"), "\(rows)")
    // Where no name tells, the number may.
    #expect(rows[3].hasPrefix("9,Ann,,,1,1,"), "\(rows)")
  }

  @Test func `two of one name aren't called missing while a hand-in of that name is nobody's`()
    throws
  {
    try folder.add("1", work("Kim Min-ji", ["lesson taps", "b"]))
    let roster = ClassRoster("id,name\n7,Kim Min-ji\n8,Kim Min-ji\n9,Ann\n")
    let text = try told(.text) { $0.roster = roster }
    #expect(text.contains("Kim Min-ji: The roster has several people with this name: 7, 8."))
    #expect(text.contains("Nothing came from 1 student: Ann (9).\n"), "\(text)")
    let csv = try told(.csv) { $0.roster = roster }.split(whereSeparator: \.isNewline)
    #expect(
      csv[1].hasPrefix("7,Kim Min-ji,,,,,2,,"), "whether they are missing isn't known: \(csv)")
    #expect(csv[3].hasPrefix("9,Ann,,,,0,2,yes,"), "\(csv)")
    let moodle = try told(.moodle) { $0.roster = roster }.split(whereSeparator: \.isNewline)
    #expect(moodle[1].hasPrefix(",Kim Min-ji,7,,,,,"), "\(moodle)")
  }

  @Test func `copies are named with their lesson, and who only skipped has copied nothing`() throws
  {
    for name in ["Ann", "Bo"] {
      try folder.add("1\(name)", work(name, ["lesson taps", "a", "c", "b"]))
      try folder.add("2\(name)", work(name, ["lesson quiet", "open counter"], of: "quiet"))
    }
    for name in ["Cy", "Di"] { try folder.add(name, work(name, ["lesson taps", "skip", "skip"])) }
    try folder.add("Ed", work("Ed", ["lesson taps", "a", "increase", "c", "b"]))
    let text = try told(.text)
    #expect(!text.contains("handed in the same"), "a short way is the same for all: \(text)")
    #expect(
      text.contains(
        "\n1.1: Ann, Bo and Ed are alike, apart from actions that changed nothing: the same 2 wrong answers.\n"
      ),
      "\(text)")
    #expect(!text.contains("Cy and Di"))
  }

  @Test func `a table of many rows stays a table, whatever the names and files`() throws {
    for number in 1...36 {
      let name = String(repeating: "Maximiliane \(number) ", count: 9)
      try folder.add("\(number)", work(name, ["lesson taps", "a", "undo", "hint", "b"]))
    }
    let learner = Learner()
    var now = 0
    learner.session.clock = { now }
    learner.type("handout taps - --key", "lesson taps")
    now += 3_725
    learner.type("solution", "a")
    try folder.add("all", learner.type("handin taps name Max -"))
    try folder.makeFolder(String(repeating: "deep", count: 30))
    try folder.add(String(repeating: "deep", count: 30) + "/x", "none")
    let out = Output.memory(profile: TerminalProfile(columns: 80))
    try ClassGrading(
      ClassGrading.Order([folder.path], lessons: ["taps"]), features: Catalog.features,
      course: CourseShelf(sources: { ToyCourse.sources }), program: "0.1"
    ).write(ClassGrading.Format.text, to: out)
    let lines = out.collected.lines
    #expect(lines.prefix(2).map { $0.prefix(6) } == ["      ", "name  "], "\(lines.prefix(3))")
    #expect(lines.count { $0.hasPrefix("Maximiliane") && $0.hasSuffix("-          -    -") } == 36)
    #expect(lines.contains { $0.hasPrefix("Max ") && $0.hasSuffix("✓    62:05") })
  }

  @Test func `what was tried, thought and answered is told whole`() throws {
    let learner = Learner()
    learner.type(["lesson taps", "a", "b", "next", "decrease", "undo"] + Self.right.suffix(3))
    try folder.add("1", learner.type("handin taps name Ann -"))
    let out = Output.memory(profile: TerminalProfile(columns: 300))
    let grading = try ClassGrading(
      ClassGrading.Order([folder.path]), features: Catalog.features,
      course: CourseShelf(sources: { ToyCourse.sources }), program: "0.1")
    grading.write(ClassGrading.ReportFormat.csv, to: out)
    let lines = out.collected.split(separator: "\r\n").map(String.init)
    #expect(lines.contains("taps,who,Who is touched?,wrong answer,the Model,1"))
    #expect(lines.contains("taps,two,A task,tried first,fire decrease,1"))
    #expect(lines.contains("taps,two,A task,\"attempts, the middle\",,3"))
  }
}
