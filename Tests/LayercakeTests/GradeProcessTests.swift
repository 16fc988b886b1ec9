import Platform
import TestSupport
import Testing

/// `grade` and `report`, each hand-in in a process of its own: folders, archives, rosters, and parts of a class that are
/// put together.
@Suite(.waiting) struct GradeProcessTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.makeFolder("class")
  }

  /// A hand-in as a Layercake from before wrote it, whose lines were edited.
  private func handIn(_ name: String, of lesson: String, _ lines: [String]) -> String {
    let head = ["# layercake-handin 1", "name \"\(name)\"", "of \(lesson) 0 en", "layercake 0.1"]
    return (head + lines + ["end 1 0"]).map { $0 + "\n" }.joined()
  }

  private func program(_ arguments: [String], limits: String = "true") throws -> Outcome {
    try Program("layercake").run(
      arguments, environment: ["XDG_STATE_HOME": folder.path, "COLUMNS": "300"],
      prefix: ["/bin/bash", "-c", "\(limits); exec \"$@\"", "bash"], minutes: 5)
  }

  /// The rows of a table without quotes in it.
  private func rows(_ outcome: Outcome) -> [[String]] {
    outcome.text.replacing("\u{FEFF}", with: "").split(separator: "\r\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  private static let presenter = [
    "lesson presenter at path", "answer b", "next", "goto mvp#1.1+1", "next",
  ]

  @Test func `a hand-in that ends its process, or doesn't end, costs no other its row`() throws {
    let slow =
      ["lesson presenter at path", "answer b", "next"]
      + Array(repeating: "fire increase", count: 1_500)
      + Array(repeating: "goto mvp#1.1", count: 3_000)
    try folder.add("class/1.handin", handIn("Ann", of: "presenter", Self.presenter))
    try folder.add("class/2.handin", handIn("Bo", of: "presenter", slow))
    try folder.add("class/3.handin", handIn("Cy", of: "presenter", Self.presenter))
    try folder.add("class/4.handin", "nothing")
    let outcome = try program(
      ["grade", "\(folder.path)/class", "--lesson", "1.3", "--format", "csv"],
      // As a limit of time would; the test doesn't wait for that.
      limits: "ulimit -St 5")
    #expect(outcome.exit == .code(65))
    let rows = rows(outcome)
    #expect(rows.count == 5, "\(outcome.text)")
    #expect(rows.map { $0[4] } == ["graded", "yes", "no", "yes", "no"])
    #expect(rows[1][5] == "2" && rows[3][5] == "2")
    #expect(rows[2][20].contains("Replaying it took too long"), "\(rows[2])")
    #expect(outcome.complaints.isEmpty)
  }

  @Test func `where nothing was handed in, that is said, with a status for scripts`() throws {
    let empty = try program(["grade", "\(folder.path)/class", "--lesson", "1.3"])
    #expect(empty.exit == .code(66))
    #expect(empty.complaints.contains("no hand-ins in"))
    // As a part of a larger class it can be put together with the others all the same.
    let part = try program(["grade", "\(folder.path)/class", "--format", "json"])
    #expect(part.exit == .code(66) && part.complaints.contains("no hand-ins in"))
    try folder.add("class/part.json", part.text)
    #expect(try program(["grade", "\(folder.path)/class", "--format", "csv"]).exit == .code(66))
    try folder.add("class/1.handin", handIn("Ann", of: "presenter", Self.presenter))
    let roster = try folder.add("none.csv", "id,name\n")
    let without = try program(["grade", "\(folder.path)/class", "--roster", roster])
    #expect(without.exit == .code(66))
    #expect(without.complaints.contains("has no students"))
    let weight = try program(["grade", "\(folder.path)/class", "--weight", "nix=2"])
    #expect(weight.exit == .code(64))
    #expect(weight.complaints.contains("'nix' is neither a lesson nor a question of presenter"))
    let none = try program(["grade", "\(folder.path)/class", "--weight", "path"])
    #expect(none.exit == .code(64))
  }

  /// Three hand-ins of each of thirty students, as Moodle packs them; the last one has only two, and Kim, who hands
  /// in under the name alone, is one of two.
  private func moodle() -> [UInt8] {
    var zip = Zip()
    for number in 1...30 {
      let name = number > 28 ? "Kim Min-ji" : "Student \(number)"
      let student = "\(name)_\(5_000 + number)_assignsubmission_file_"
      let answer = number % 3 == 0 ? "c" : "b"
      var works = [
        ("one", handIn(name, of: "one-tap", ["lesson one-tap at how-many", "answer = 5"])),
        ("two", handIn("s\(1_000 + number)", of: "mediator", ["lesson mediator at 1"])),
        (
          "three s\(1_000 + number)",
          handIn(name, of: "presenter", ["lesson presenter at path", "answer \(answer)"])
        ),
      ]
      if number == 30 { works.removeFirst() }
      for (file, text) in works {
        zip.add("\(student)/\(file).handin", text, checksum: Zip.checksum(of: text))
      }
      if number == 1 { zip.add("__MACOSX/._one.handin", "x", checksum: Zip.checksum(of: "x")) }
    }
    return zip.whole
  }

  @Test func `a Moodle zip of thirty students and three lessons is one table, in one command`()
    throws
  {
    let zip = try folder.add("submissions.zip", moodle())
    let students = (1...31).map { number in
      let name = number > 28 && number < 31 ? "Kim Min-ji" : "Student \(number)"
      return "s\(1_000 + number);\(name);\(number % 2 == 0 ? "A" : "B")"
    }
    let roster = try folder.add(
      "students.csv", "\u{FEFF}ID number;Full name;Group\r\n" + students.joined(separator: "\r\n"))
    let stray = try program(["grade", zip, "--roster", roster, "--format", "moodle"])
    #expect(stray.exit == .code(64) && stray.text.isEmpty)
    #expect(stray.complaints.contains("of several lessons: one-tap ("), "\(stray.complaints)")
    let lessons = ["one-tap", "mediator", "presenter"].flatMap { ["--lesson", $0] }
    let outcome = try program(["grade", zip, "--roster", roster, "--format", "csv"] + lessons)
    let rows = rows(outcome)
    #expect(rows.count == 32, "\(outcome.text) \(outcome.complaints)")
    #expect(
      rows[0].prefix(9) == [
        "id", "name", "group", "email", "one-tap", "mediator", "presenter", "points", "of",
      ])
    #expect(rows[1].prefix(4) == ["s1001", "Student 1", "B", ""])
    #expect(rows[1][6] == "1" && rows[3][6] == "0", "\(rows[1]) \(rows[3])")
    let missing = rows[0].firstIndex(of: "missing") ?? 0
    #expect(rows.filter { $0[missing] == "yes" }.map { $0[0] } == ["s1031"])
    // Two of one name: by the ids in the files they are told apart, and what has none is named.
    #expect(rows[30][6] == "0" && rows[29][6] == "1")
    let table = try program(["grade", zip, "--roster", roster, "--format", "moodle"] + lessons)
    #expect(table.text.hasPrefix("\u{FEFF}Identifier,Full name,ID number,Email address,"))
    #expect(table.text.contains("\r\nParticipant 5001,Student 1,s1001,"))
  }

  @Test func `parts of a class that were graded apart are put together`() throws {
    try folder.makeFolder("class/deeper")
    try folder.add("class/1.handin", handIn("Ann", of: "presenter", Self.presenter))
    try folder.add(
      "class/deeper/2.handin",
      handIn("Bo", of: "presenter", ["lesson presenter at path", "answer a", "answer b"]))
    let whole = try program(["report", "\(folder.path)/class", "--lesson", "1.3"])
    #expect(whole.exit == .code(0))
    #expect(whole.text.contains("1 of 2 wrong"), "\(whole.text)")
    for (part, file) in [("a", "1.handin"), ("b", "deeper")] {
      let json = try program(["grade", "\(folder.path)/class/\(file)", "--format", "json"])
      #expect(json.exit == .code(0), "\(json.complaints)")
      try folder.add("\(part).json", json.text)
    }
    let parts = ["\(folder.path)/a.json", "\(folder.path)/b.json"]
    #expect(try program(["report"] + parts).text == whole.text)
    let grades = try program(["grade"] + parts + ["--format", "csv"])
    #expect(rows(grades).map { $0[0] } == ["name", "Ann", "Bo"])
    let junit = try program(["grade"] + parts + ["--format", "junit"])
    #expect(junit.text.contains("<testsuite name=\"Bo\""))
    #expect(junit.text.contains("<failure message="))
  }
}
