import Languages
import Lessons
import LiveCode
import Queries
import Sessions
import Staging

/// Builds what a lesson asks to be written, as it begins and as its author solved it.
extension TypedLesson {
  var buildsCode: Bool { builder != nil }

  func prove(_ code: LessonCode, isSolved: Bool) -> LessonCodeError? {
    guard let builder, let feature = session.state.current?.feature,
      let start = feature.specimen(named: code.start.text.lowercased()),
      let pattern = feature.pattern(of: start)
    else { return nil }
    let model = code.sound[code.name].flatMap(feature.specimen(named:)) ?? pattern
    let isModel = isSolved && code.solution.isEmpty
    let texts = code.texts.merging(isSolved ? code.solvedTexts : [:]) { $1 }
    let project = Project(
      feature: feature.name, original: start.name, own: code.own,
      in: "\(builder.folder)/\(lesson?.id.text ?? "")-\(isSolved ? "solved" : "begun")-")
    do throws(BuildError) {
      try project.write(isModel ? model : start, replacing: isModel ? [:] : texts)
      let build = try builder.workbench.build(project) { false }
      if let test = code.test {
        return try error(of: test, in: build, asked: code, feature, isSolved: isSolved)
      }
      return error(of: build, for: code, isSolved: isSolved, by: builder)
    } catch {
      guard case .rejected(let diagnostics, _) = error, let first = diagnostics.first else {
        return LessonCodeError(headline(of: error))
      }
      return LessonCodeError(
        localized("proof.not-built", first.message),
        in: first.fileName, line: first.line,
        column: first.column)
    }
  }

  /// Goes through all that a user can do with a build: solved, it has to be all that is asked of it; as it begins,
  /// something has to be missing, and what is to come about mustn't be so yet.
  private func error(
    of build: OwnBuild, for code: LessonCode, isSolved: Bool, by builder: CodeBuilder
  ) -> LessonCodeError? {
    let trial = Runner(Session(features: features), out: .unseen)
    trial.workbench = builder.workbench
    do throws(CommandError) {
      var isMissingSomething = false
      for demand in try trial.demands(on: build, by: code) {
        var isToComeAbout = false
        if case .sometime = demand.kind { isToComeAbout = true }
        if isMissingSomething, !isToComeAbout { continue }
        try trial.search(demand, in: trial.context)
        switch (demand.isMet, isSolved) {
        case (true, true): break
        case (true, false):
          if isToComeAbout {
            return LessonCodeError(localized("proof.true-before"), of: demand.line)
          }
        case (false, true): return LessonCodeError(demand.asError, of: demand.line)
        case (false, false): isMissingSomething = true
        }
      }
      return isSolved || isMissingSomething
        ? nil : LessonCodeError(localized("proof.nothing-to-write"))
    } catch {
      return LessonCodeError(error.headline)
    }
  }

  /// What is wrong with the test of a build, as it begins or as its author solved it; nil if nothing is.
  private func error(
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
          "proof.test-weak", report.rows[place].build.name, report.rows[place].outcome.summary),
        of: test.flawed[place - 1].name)
    }
  }

  private func headline(of error: BuildError) -> String {
    runner.context.error(.build(error)).headline
  }
}

extension CodeDemand {
  /// The error that an author gets for a solution that doesn't meet it.
  fileprivate var asError: String {
    if case .nothingWrong = kind { return localized("proof.solution-wrong", summary) }
    return localized("proof.after-solution", summary)
  }
}

/// Where the code of lessons is built.
public struct CodeBuilder {
  /// Builds it.
  let workbench: Workbench
  /// The folder in which it lies meanwhile.
  let folder: String

  /// Describes where the code of lessons is built.
  ///
  /// - Parameters:
  ///   - workbench: Builds it.
  ///   - folder: The folder in which it lies meanwhile: one that nothing else is in.
  public init(_ workbench: Workbench, in folder: String) {
    (self.workbench, self.folder) = (workbench, folder)
  }
}

extension LessonCode {
  /// What the files of the author's solution say, by their names.
  fileprivate var solvedTexts: [String: String] {
    Dictionary(solution.map { ($0.name.text, $0.text) }) { first, _ in first }
  }
}
