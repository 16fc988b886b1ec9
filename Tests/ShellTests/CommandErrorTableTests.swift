import Catalog
import Staging
import TestSupport
import Testing

@testable import Shell

/// Every complaint of the shell, word for word. Read downwards, the snapshots are its catalogue.
@Suite struct CommandErrorTableTests {
  static let features =
    Catalog.features.filter { $0.name == "counter" } + [Lamp.feature, Lamp.void]

  /// Faults that need files, disks or keys in a certain state: other tests have them.
  private static let elsewhere: Set<FaultKind> = [
    // InputTests: a line over a megabyte, to the binary.
    .line(.tooLong), .line(.notText),
    // TrialTests: while an event is stopped, and by Ctrl-C.
    .request(.resumedWhileStopped), .time(.interrupted),
    // ReplayCommandTests and ImportCommandTests: files that no export wrote.
    .line(.noAction), .file(.newer), .file(.olderSession), .file(.lineFails), .file(.noTrace),
    .file(.badLine), .file(.noActions),
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
    // LiveCodeTests: with a compiler, or without one, and code of all kinds.
    .build(.isStatic), .build(.noCompiler), .build(.noModules), .build(.unloadable),
    .build(.ended), .build(.noScene), .build(.folder), .build(.files), .build(.compilesTooLong),
    .build(.stopped), .build(.rejected), .build(.gone),
    // GradeSandboxTests: without a sandbox.
    .build(.noSandbox), .build(.faultySandbox),
    // Actions refuse these, but the commands that make actions refuse their words first.
    .stage(.unknownFeature), .stage(.unknownPattern),
    // PackTests: lessons of a pack that forbids it.
    .lesson(.skipForbidden), .lesson(.closed),
    // The grammar of conditions and checks, which QueriesTests has rows for.
    .query(.tooDeep), .query(.incomparable), .query(.unordered),
    .query(.notText), .query(.unresolved), .query(.notOpen), .query(.nowhere), .query(.unexpected),
  ]

  @Test(arguments: CommandErrorRow.areas.keys.sorted())
  func `a complaint says what is wrong, where, what would do, and that nothing was done`(
    area: String
  ) {
    var text = ""
    for row in CommandErrorRow.areas[area] ?? [] {
      let learner = learner(before: row)
      let before = Snapshot(learner.runner)
      let answer = learner.type(row.line)
      #expect(Snapshot(learner.runner) == before, "\(row.line)")
      #expect(answer.unwrapped.contains(Self.ending), "\(row.line)")
      text += row.setup.map { "after \($0)\n" }.joined() + "layercake> \(row.line)\n\(answer)\n"
    }
    #expect(SnapshotFile("Errors/\(area)").mismatch(with: text) == nil)
  }

  /// What every complaint ends with.
  private static var ending: Regex<Substring> {
    /(?:Nothing was (?:done|fired|opened|closed|changed|replaced|forgotten|written(?: down)?)|This session is as it was)\.$/
  }

  private func learner(before row: CommandErrorRow) -> Learner {
    let learner = Learner(features: row.isOfShop ? Catalog.features : Self.features)
    learner.type(row.setup)
    return learner
  }

  @Test func `every fault has a row`() {
    let rows = CommandErrorRow.all.compactMap(complaint)
    let kinds = Set(rows.map { FaultKind($0.kind) })
    #expect(FaultKind.all.subtracting(kinds).subtracting(Self.elsewhere) == [])
    #expect(Self.elsewhere.intersection(kinds) == [])
  }

  @Test func `what every command says when it is not carried out has a row`() {
    let said = Set(CommandErrorRow.all.compactMap(complaint).map(\.outcome))
    #expect(Set(Command.all.map(\.undone)).subtracting(said) == [])
  }

  private func complaint(of row: CommandErrorRow) -> CommandError? {
    let learner = learner(before: row)
    do throws(CommandError) {
      try learner.runner.run(row.line)
      return nil
    } catch {
      return error
    }
  }
}

nonisolated extension CommandErrorRow {
  /// The rows by what they are about: a snapshot for each.
  static let areas: [String: [CommandErrorRow]] = [
    "language": language, "stage": stage, "look": look, "time": time, "debugging": debugging,
    "lessons": lessons, "predictions": predictions, "classroom": classroom, "shop": shop,
  ]
  static let all = areas.sorted { $0.key < $1.key }.flatMap(\.value)
}

/// A line that can't be carried out, and what was typed before it.
nonisolated struct CommandErrorRow {
  let line: String
  let setup: [String]
  /// Whether it needs the features with a service.
  var isOfShop: Bool {
    (setup + [line]).contains {
      $0.contains("candy") || $0.contains("news") || $0.contains("account")
    }
  }

  init(_ line: String, after setup: [String] = ["open counter"]) {
    self.line = line
    self.setup = setup
  }
}
