import Catalog
import Lessons
import Shell
import Terminal
import TestSupport
import Testing

@testable import Sessions

/// The hand-ins of a class as a teacher gets them, honest ones and others, each with the row of marks that a person
/// would give it.
@Suite struct ClassTrialTests {
  /// What is handed in, and what is to be told of it.
  private struct Work {
    let file: String
    let contents: [UInt8]
    /// Whose it is, as the table has it; empty if it can't be read.
    let name: String
    /// done, skipped, right first, wrong, taken back, hints, solutions, key; empty if it can't be read.
    let marks: String
    /// What else is told of it.
    let remark: String
    /// Those that it is equal to, and alike.
    var copies = ""
  }

  private static let right = ["lesson taps", "b", "next", "increase", "increase", "next"]

  /// What a learner hands in who typed these lines.
  private static func text(_ name: String, _ lines: [String], language: String = "en") -> String {
    let learner = Learner(language: language)
    learner.type(lines)
    return learner.type("handin taps name \(name.asWord) -")
  }

  private static func work(
    _ name: String, _ lines: [String], _ marks: String, remark: String = "", copies: String = "",
    told: String? = nil, change: (String) -> String = { $0 }
  ) -> Work {
    Work(
      file: "", contents: Array(change(text(name, lines)).utf8), name: told ?? name, marks: marks,
      remark: remark, copies: copies)
  }

  private static func junk(_ contents: [UInt8], _ remark: String) -> Work {
    Work(file: "", contents: contents, name: "", marks: "", remark: remark)
  }

  /// Right, with a note by which it is the learner's own.
  private static func honest(_ name: String, told: String? = nil, number: Int) -> Work {
    work(name, right + ["note I am number \(number)"], "3 0 1 0 0 0 0 no", told: told)
  }

  private static func bare(_ text: String) -> String {
    text.lines.filter { !$0.hasPrefix("choices ") }.map { $0 + "\n" }.joined()
  }

  private static let changed =
    "The file was changed after it was written. What is in it now counts."
  private static let foreign = "This isn't a hand-in. A hand-in begins with '# layercake-handin 2'."

  /// The honest ones, and those that helped themselves.
  private static let learners: [Work] =
    ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"].enumerated().map { honest($1, number: $0) } + [
      work("Gus", ["lesson taps", "a"] + right[1...] + ["note hm"], "3 0 0 1 0 0 0 no"),
      work("Hal", ["lesson taps", "c"] + right[1...] + ["note oh"], "3 0 0 1 0 0 0 no"),
      work(
        "Ida", ["lesson taps", "a", "c"] + right[1...] + ["note ah"], "3 0 0 2 0 0 0 no",
        copies: "equal ; alike Nia"),
      work("Jan", ["lesson taps", "b", "note half"], "1 0 1 0 0 0 0 no"),
      work("Kit", ["lesson taps", "b", "next", "increase", "note more"], "1 0 1 0 0 0 0 no"),
      work("Lea", ["lesson taps", "a", "note no"], "0 0 0 1 0 0 0 no"),
      // Taken back, it is none the less the first answer.
      work("Max", ["lesson taps", "a", "undo"] + right[1...] + ["note m"], "3 0 0 1 1 0 0 no"),
      work(
        "Nia", ["lesson taps", "a", "undo", "c", "undo"] + right[1...] + ["note n"],
        "3 0 0 2 2 0 0 no", copies: "equal ; alike Ida"),
      work(
        "Oto", ["lesson taps", "b", "next", "decrease", "undo"] + right[3...] + ["note o"],
        "3 0 1 0 0 0 0 no"),
      work("Pia", ["lesson taps", "hint"] + right[1...] + ["note p"], "3 0 1 0 0 1 0 no"),
      work(
        "Quy", ["lesson taps", "b", "next", "hint", "hint"] + right[3...] + ["note q"],
        "3 0 1 0 0 2 0 no"),
      work("Rui", ["lesson taps", "solution"] + right[1...] + ["note r"], "3 0 1 0 0 0 1 no"),
      work("Sue", ["handout taps - --key"] + right + ["note s"], "3 0 1 0 0 0 0 yes"),
      work("Tom", ["lesson taps", "skip", "skip", "note t"], "0 2 0 0 0 0 0 no"),
      work(
        "Una", ["lesson taps", "skip", "increase", "increase", "next", "note u"], "2 1 0 0 0 0 0 no"
      ),
      work("Val", ["lesson taps at 3", "note v"], "0 0 0 0 0 0 0 no"),
      // What is right is told to who skips: an answer behind that is one with the solution.
      work(
        "Vic", ["lesson taps", "skip", "undo"] + right[1...] + ["note w"], "3 0 1 0 0 0 1 no"),
      work(
        "Vio", ["lesson taps", "skip", "lesson taps at 1"] + right[1...] + ["note x"],
        "3 0 1 0 0 0 1 no"),
    ]

  /// Copies, and what was made of them.
  private static let copies: [Work] = {
    let own = ["lesson taps", "c", "a"] + right[1...] + ["note the same words"]
    let way = ["lesson taps", "c", "a"] + right[1...]
    let junk = ["lesson taps", "c", "a", "b", "next", "increase", "undo"] + right[3...]
    return [
      work("Wim", own, "3 0 0 2 0 0 0 no", copies: "equal Xia; alike Yan; Zoe"),
      work("Xia", own, "3 0 0 2 0 0 0 no", copies: "equal Wim; alike Yan; Zoe"),
      work("Yan", way, "3 0 0 2 0 0 0 no", copies: "equal ; alike Wim; Xia; Zoe"),
      work("Zoe", junk, "3 0 0 2 0 0 0 no", copies: "equal ; alike Wim; Xia; Yan"),
    ]
  }()

  /// Edited, torn, of other versions and from other systems.
  private static let changedOnes: [Work] = [
    work("Abe", ["lesson taps", "c", "note a1"], "1 0 1 0 0 0 0 no", remark: changed) {
      bare($0).replacing("answer c", with: "answer b")
    },
    work(
      "Bea", right + ["note b1"], "0 0 0 0 0 0 0 no", remark: "'next' can't be done"
    ) {
      bare($0).replacing("answer b\nnext", with: "next\nanswer b")
    },
    work(
      "Cal", right + ["note c1"], "1 0 1 0 0 0 0 no", remark: "The end of the file is missing"
    ) {
      String($0.prefix { _ in true }.split(separator: "fire increase")[0])
    },
    work(
      "Dot", right + ["note d1"], "1 0 1 0 0 0 0 no", remark: "Line 9 isn't an action"
    ) {
      $0.replacing("fire increase\nfire increase", with: "fire incr\u{0}ease \"")
    },
    work("Eve", right + ["note e1"], "3 0 1 0 0 0 0 no") {
      $0.replacing("\n", with: "\r\n")
    },
    work("Fay", right + ["note f1"], "3 0 1 0 0 0 0 no") { "\u{FEFF}" + $0 },
    // As PowerShell 5 saves what `handin … -` writes.
    Work(
      file: "",
      contents: [0xFF, 0xFE]
        + Array(text("Ulf", right + ["note u1"]).replacing("\n", with: "\r\n").utf16).flatMap {
          (unit: UInt16) -> [UInt8] in
          [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        }, name: "Ulf", marks: "3 0 1 0 0 0 0 no", remark: ""),
    // As Layercake 0.1 wrote it.
    Work(
      file: "",
      contents: Array(
        #"""
        # layercake-handin 1
        name "Kim \"Min\" Ji"
        of taps 9cde2b6512c2579a en
        layercake 0.1
        lesson taps at who
        answer a
        answer b
        next
        note "it went well"
        end 9 491599365cd50b57

        """#.utf8), name: "Kim \"Min\" Ji", marks: "1 0 0 1 0 0 0 no", remark: ""),
    work("Hua", right + ["note h1"], "", remark: "A newer Layercake wrote it", told: "") {
      $0.replacing("handin 2", with: "handin 9")
    },
  ]

  /// What is none, or of another lesson.
  private static let others: [Work] = [
    junk([], "The file is empty."),
    junk([0xFF, 0xD8, 0xFF, 0xE0, 0, 0x10], "This can't be read: it isn't UTF-8: line 1"),
    junk(Array("<html>my homework</html>".utf8), foreign),
    junk(Array(repeating: 0x20, count: 1_200_000), "This is larger than 1 MB"),
    Work(
      file: "", contents: Array(text("Ivy", right).replacing("of taps", with: "of quiet").utf8),
      name: "", marks: "", remark: "This is for the lesson 'quiet', not for taps."),
    Work(
      file: "", contents: Array(text("Joe", right).replacing("of taps", with: "of none").utf8),
      name: "", marks: "", remark: "This is for the lesson 'none', not for taps."),
  ]

  /// Names of any length and in any script, and such as a table, a terminal or a page could obey.
  private static let names: [Work] = [
    honest("김민지", number: 11), honest("박서준", number: 12),
    honest(String(repeating: "Maximilian ", count: 30) + "M", number: 13),
    honest("\u{202E}miK", told: "\\u{202E}miK", number: 14),
    honest("\u{1B}[31mRed", told: "\\u{1B}[31mRed", number: 15),
    honest("=HYPERLINK(1)", told: "'=HYPERLINK(1)", number: 16),
    honest("@sum", told: "'@sum", number: 17),
    honest("<b>Bold</b>", number: 18), honest("Kim", number: 19), honest("Kim", number: 20),
    honest("José \"Pepe\" O'Neil; drop", number: 21),
  ]

  /// The rows of a table as spreadsheets read them.
  private func rows(_ csv: String) -> [[String]] {
    var (rows, row, cell, isQuoted) = ([[String]](), [String](), "", false)
    for character in csv.trimmingPrefix("\u{FEFF}") {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        row.append(cell)
        cell = ""
      case "\r\n" where !isQuoted:
        rows.append(row + [cell])
        (row, cell) = ([], "")
      default: cell.append(character)
      }
    }
    return rows
  }

  @Test func `each row is as a person would give it`() throws {
    let folder = try ScratchFolder()
    let works = Self.learners + Self.copies + Self.changedOnes + Self.others + Self.names
    #expect(works.count == 54)
    var zip = Zip()
    for (number, work) in works.enumerated() {
      let name = "\(number + 10).handin"
      // Some come zipped, as they are handed in.
      if number % 10 == 3, let text = String(validating: work.contents, as: UTF8.self) {
        zip.add("in/\(name)", text, checksum: Zip.checksum(of: text))
      } else {
        try folder.add(name, work.contents)
      }
    }
    try folder.add("some.zip", zip.whole)
    let grading = try ClassGrading(
      ClassGrading.Order([folder.path], lessons: ["taps"]), features: Catalog.features,
      course: CourseShelf(sources: { ToyCourse.sources }), program: "0.1")
    let out = Output.memory(profile: TerminalProfile())
    grading.write(ClassGrading.Format.csv, to: out)
    let table = rows(out.collected)
    let head = table[0]
    func cell(_ row: [String], _ name: String) -> String {
      head.firstIndex(of: name).map { row[$0] } ?? "?"
    }
    #expect(table.count == 55)
    for (number, work) in works.enumerated() {
      let row = try #require(
        table.first { cell($0, "file").hasSuffix("/\(number + 10).handin") })
      let marks =
        cell(row, "graded") == "no"
        ? ""
        : [
          "done", "skipped", "right first", "wrong", "taken back", "hints", "solutions", "key",
        ].map { cell(row, $0) }.joined(separator: " ")
      #expect(marks == work.marks, "\(work.name) \(row)")
      if !work.name.isEmpty {
        #expect(cell(row, "name") == work.name.replacing("\"", with: ""))
      }
      #expect(
        work.remark.isEmpty
          ? cell(row, "remarks").isEmpty : cell(row, "remarks").contains(work.remark),
        "\(row)")
      let copies = ["equal to", "alike"].map {
        cell(row, $0).split(separator: "; ").map(String.init).sorted().joined(separator: "; ")
      }
      let told = "equal \(copies[0]); alike \(copies[1])"
      #expect(told == (work.copies.isEmpty ? "equal ; alike " : work.copies), "\(row)")
    }
  }
}
