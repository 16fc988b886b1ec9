import Catalog
import Foundation
import Staging
import Testing

@testable import Shell

/// Every complaint of the shell, word for word. Read downwards, the rows are its catalogue.
@Suite struct ComplaintTableTests {
  static let features =
    Catalog.features.filter { $0.name == "counter" } + [Lamp.feature, Lamp.void]

  /// Texts that need files or disks in a certain state: tests of the commands have them.
  private static let elsewhere: Set<[String]> = [
    ["can't write this file: "],
    // InputTests: a line over a megabyte, to the binary.
    ["this line is too long"], ["A line has ", " bytes at the most."],
    // KeptSessionTests: a session's file that replays itself.
    [" is no action"],
    ["a newer Layercake wrote this file"], ["It has version ", "; this one reads up to "],
    ["line ", " of ", " can't be carried out: "], ["The line is '"],
    ["This one will be, once you have left it."],
    // UndoCommandTests: a lesson's file that has changed.
    ["this can't be taken back: "],
    // SetCommandTests: a file of settings with something else in it.
    ["only 'set' can stand here"],
    // ResumeCommandTests: with sessions to choose from.
    ["no such session"], ["Sessions: 1 to ", "; to see them: resume --list."],
    // LessonCommandTests: no course, and files that aren't in order.
    ["There are no lessons here; a file's path would do."], ["there are no lessons here"],
    ["A file's path would do: lesson FILE."], ["this lesson has "],
    ["To see all that is wrong, in the system's shell: layercake check "],
    // KeepCommandTests: a store that is full.
    ["this message had to go for want of room"], ["To have room for more: keep. To keep one: pin."],
    // PauseTests: while an event is stopped.
    [" isn't open"], ["Open here: "],
    ["To let the event go on: continue."],
    // TravelTests: a lesson's file that has changed.
    ["nobody can go there: "], ["this can't be done again: "],
    // ReplayCommandTests: files that no export wrote.
    ["this is no exported trace"], ["line ", " can't be read"],
    ["this trace doesn't say what was done"],
    // DebuggingTests, at a terminal: a second Ctrl-C.
    ["the messages of ", " were stopped, after "], ["The last of them: "],
    // RunawayTests: what was open is another one afterwards, which lived through the same.
    ["the messages of ", " don't end: ", " are inside one another"], ["Again and again: "],
    ["an event is stopped, and its trace isn't whole yet"],
    ["With it: continue, then export. Without it: undo, then export."],
    // PauseTests: no line gets to hear that an event was given up by another.
    ["this was given up"],
    // CourseCheckTests: a block that closes the shell.
    [" has no place in a block of a lesson"],
  ]

  /// Texts of the grammar's that no command can get to hear yet.
  private static let untyped: Set<[String]> = [
    ["'times'"], ["a role"], ["nothing more should stand here"],
    ["this goes more than ", " levels deep"],
    [" is ", " and ", " is ", ": they can't be compared"],
    [" is ", ": only numbers are less or more"],
    [" is ", ": only a text contains, and only a text"], ["a text in quotes"],
    ["'\\(symbol.rawValue)'"], ["'\\(keyword)'"], ["a number such as 12.5"], ["a number"],
  ]

  @Test(arguments: ComplaintRow.all)
  func `a complaint says what is wrong, where, what would do, and that nothing was done`(
    row: ComplaintRow
  ) {
    let learner = Learner(features: row.isOfShop ? Catalog.features : Self.features)
    learner.type(row.setup)
    let before = Snapshot(learner.session)
    #expect(learner.type(row.line) == row.answer)
    #expect(Snapshot(learner.session) == before)
  }

  @Test func `every complaint in the source has a row`() throws {
    let texts = try SourceTexts.complaints()
    #expect(texts.count > 40)
    #expect(missing(texts) == [])
  }

  @Test func `everything that a parser finds wrong has a row`() throws {
    let texts = try SourceTexts.faults()
    #expect(texts.count > 8)
    #expect(missing(texts.filter { !Self.untyped.contains($0.parts) }) == [])
  }

  @Test func `what every command says when it is not carried out has a row`() {
    let outcomes = Set(Command.all.map(\.undone))
    #expect(missing(outcomes.map { SourceText(parts: [$0], place: $0) }) == [])
  }

  @Test func `every row ends by saying that nothing was done`() {
    for row in ComplaintRow.all {
      #expect(
        row.answer.contains(
          #/(Nothing\swas\s(done|fired|opened|closed|changed|replaced|forgotten|written(\sdown)?)|This\ssession\sis\sas\sit\swas)\.\n$/#
        ))
    }
  }

  /// Where the texts stand that no row has.
  private func missing(_ texts: [SourceText]) -> [String] {
    let answers = ComplaintRow.all.map {
      $0.answer.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return texts.filter { text in
      !Self.elsewhere.contains(text.parts) && !answers.contains(where: text.isIn)
    }.map(\.place)
  }
}

nonisolated extension ComplaintRow {
  static let all = language + stage + look + time + debugging + lessons + shop
}

/// A line that can't be carried out, and all that is said about it.
nonisolated struct ComplaintRow: Sendable, CustomTestStringConvertible {
  let line: String
  let setup: [String]
  let answer: String
  /// Whether it needs the features with a service.
  var isOfShop: Bool { setup.contains { $0.contains("candy") } || line.contains("candy") }

  init(_ line: String, after setup: [String] = ["open counter"], _ answer: String) {
    self.line = line
    self.setup = setup
    self.answer = answer
  }

  var testDescription: String { line }
}
