import Languages
import Lessons
import LiveCode
import Sessions
import Staging

/// Proves that a test which a lesson asks for can be written, and is to be written.
extension TypedLesson {
  /// What is wrong with the test of a build, as it begins or as its author solved it; nil if nothing is.
  func fault(
    of test: LessonTest, in build: OwnBuild, asked code: LessonCode, _ feature: Feature,
    isSolved: Bool
  ) throws(BuildError) -> LessonCodeError? {
    guard let builder else { return nil }
    guard let builds = code.testedBuilds(in: feature) else {
      let missing = test.flawed.first { flawed in
        flawed.files.isEmpty && feature.specimen(named: code.name(of: flawed)) == nil
      }
      return missing.map { flawed in
        LessonCodeError(
          localized("proof.no-build", feature.name, flawed.name.text), of: flawed.name)
      }
    }
    for (flawed, tested) in zip(test.flawed, builds.dropFirst()) where tested.isSame(as: builds[0])
    {
      return LessonCodeError(
        localized("proof.not-flawed", tested.name, code.start.text), of: flawed.name)
    }
    let report = try builder.workbench.report(on: build, in: builds, unless: { false })
    guard isSolved else {
      return report.verdict == .proven
        ? LessonCodeError(localized("proof.nothing-to-test"), in: test.file.text) : nil
    }
    switch report.verdict {
    case .proven: return nil
    case .noTests: return LessonCodeError(report.summary, in: test.file.text)
    case .tooStrict:
      let reason = localized("proof.test-wrong", report.graded)
      guard case .fails(_, let failure, _) = report.rows[0].outcome else {
        return LessonCodeError(reason, in: test.file.text)
      }
      return LessonCodeError(reason, in: failure.file, line: failure.line)
    case .tooWeak:
      let place = report.rows.dropFirst().firstIndex { !$0.outcome.isFailure } ?? 1
      return LessonCodeError(
        localized(
          "proof.test-weak", report.rows[place].build.name, report.rows[place].outcome.told),
        of: test.flawed[place - 1].name)
    }
  }
}
