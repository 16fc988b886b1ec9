import Catalog
import Staging
import Testing
import TestSupport

@testable import Shell

/// Every complaint of the shell, word for word. Read downwards, the snapshots are its catalogue.
@Suite struct CommandErrorTableTests {
  static let features =
    Catalog.features.filter { $0.name == "counter" } + [Lamp.feature, Lamp.void]

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

  @Test func `every refusal has a row`() {
    let rows = CommandErrorRow.all.compactMap(complaint)
    let keys = Set(rows.map(\.refusal.key).filter { !$0.isEmpty })
    #expect(RefusalKeys.all.subtracting(keys).subtracting(RefusalKeys.elsewhere) == [])
    #expect(RefusalKeys.elsewhere.intersection(keys) == [])
    #expect(RefusalKeys.elsewhere.isSubset(of: RefusalKeys.all))
    #expect(keys.isSubset(of: RefusalKeys.all))
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
