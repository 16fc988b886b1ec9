import Lessons
import LiveCode
import Sessions
import Staging
import Views

/// Running the tests that the learner writes.
extension Runner {
  /// Runs the tests of a build with the files of each build that they are to tell apart, and tells what came of it.
  func judgeTest(in build: OwnBuild, asked code: LessonCode) throws(CommandError) {
    guard let feature = session.environment.features.first(where: { $0.name == build.feature }),
      let builds = code.testedBuilds(in: feature)
    else { return }
    let report = try refusing(at: nil) { () throws(BuildError) in
      guard let workbench else { throw .impossible(.isNotBuilt) }
      return try workbench.report(
        on: build, in: builds, unless: { session.wasInterrupted?() == true })
    }
    self.report(.tested(report))
    if report.verdict == .proven { try record([code.look], in: context) }
  }
}
