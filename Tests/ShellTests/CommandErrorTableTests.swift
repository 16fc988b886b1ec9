import Catalog
import Staging
import Testing

@testable import Shell

/// Every complaint of the shell, word for word. Read downwards, the rows are its catalogue.
@Suite struct CommandErrorTableTests {
  static let features =
    Catalog.features.filter { $0.name == "counter" } + [Lamp.feature, Lamp.void]

  /// Faults that need files, disks or keys in a certain state: other tests have them.
  private static let elsewhere: Set<FaultKind> = [
    // InputTests: a line over a megabyte, to the binary.
    .line(.tooLong),
    // TrialTests: while an event is stopped, and by Ctrl-C.
    .request(.resumedWhileStopped), .time(.interrupted),
    // ReplayCommandTests and ImportCommandTests: files that no export wrote.
    .line(.noAction), .file(.newer), .file(.lineFails), .file(.noTrace), .file(.badLine),
    .file(.noActions),
    // ImportCommandTests and ConvertTests: what a trace that was handed in doesn't tell.
    .file(.noEvent), .file(.notTold), .file(.severalPatterns), .file(.lessonsTrace),
    .file(.noQuestions), .file(.figureUnwritten), .file(.traceTooLarge),
    // ResumeCommandTests: with sessions to choose from.
    .file(.noSuchSession),
    // ProgressCommandTests: files that aren't a progress. RecordCommandTests: nothing to check.
    .file(.noProgress), .file(.noLesson),
    // SetCommandTests: a file of settings with something else in it.
    .line(.onlySettings),
    // CourseTests: a block that closes the shell.
    .line(.notForLessons),
    // LessonCommandTests: no course, and files that aren't in order.
    .lesson(.faulty), .lesson(.noLessons),
    // UndoCommandTests and GotoCommandTests: a lesson's file that has changed.
    .time(.cannotRepeat),
    // KeepCommandTests: a store that is full. RunawayTests: what never ends.
    .event(.runaway), .stage(.endlessLoading),
    // Actions refuse these, but the commands that make actions refuse their words first.
    .stage(.unknownFeature), .stage(.unknownPattern),
    // PackTests: lessons of a pack that forbids it.
    .lesson(.skipForbidden),
    // The grammar of conditions and checks, which QueriesTests has rows for.
    .query(.tooDeep), .query(.incomparable), .query(.unordered),
    .query(.notText), .query(.unresolved), .query(.notOpen), .query(.nowhere), .query(.unexpected),
  ]

  @Test(arguments: CommandErrorRow.all)
  func `a complaint says what is wrong, where, what would do, and that nothing was done`(
    row: CommandErrorRow
  ) {
    let learner = Learner(features: row.isOfShop ? Catalog.features : Self.features)
    learner.type(row.setup)
    let before = Snapshot(learner.runner)
    #expect(learner.type(row.line) == row.answer)
    #expect(Snapshot(learner.runner) == before)
  }

  @Test func `every fault has a row`() {
    let rows = CommandErrorRow.all.compactMap(complaint)
    let kinds = Set(rows.map { FaultKind($0.fault) })
    #expect(FaultKind.all.subtracting(kinds).subtracting(Self.elsewhere) == [])
    #expect(Self.elsewhere.intersection(kinds) == [])
  }

  @Test func `what every command says when it is not carried out has a row`() {
    let said = Set(CommandErrorRow.all.compactMap(complaint).map(\.outcome))
    #expect(Set(Command.all.map(\.undone)).subtracting(said) == [])
  }

  private func complaint(of row: CommandErrorRow) -> CommandError? {
    let learner = Learner(features: row.isOfShop ? Catalog.features : Self.features)
    learner.type(row.setup)
    do throws(CommandError) {
      try learner.runner.run(row.line)
      return nil
    } catch {
      return error
    }
  }

  @Test func `every row ends by saying that nothing was done`() {
    for row in CommandErrorRow.all {
      #expect(
        row.answer.contains(
          #/(Nothing\swas\s(done|fired|opened|closed|changed|replaced|forgotten|written(\sdown)?)|This\ssession\sis\sas\sit\swas)\.\n$/#
        ))
    }
  }
}

nonisolated extension CommandErrorRow {
  static let all =
    language + stage + look + time + debugging + lessons + predictions + classroom + shop
}

/// A line that can't be carried out, and all that is said about it.
nonisolated struct CommandErrorRow: Sendable, CustomTestStringConvertible {
  let line: String
  let setup: [String]
  let answer: String
  /// Whether it needs the features with a service.
  var isOfShop: Bool {
    (setup + [line]).contains {
      $0.contains("candy") || $0.contains("news") || $0.contains("account")
    }
  }

  init(_ line: String, after setup: [String] = ["open counter"], _ answer: String) {
    self.line = line
    self.setup = setup
    self.answer = answer
  }

  var testDescription: String { line }
}
