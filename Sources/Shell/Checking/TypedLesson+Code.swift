import Languages
import Lessons
import LiveCode
import Queries
import Sessions
import Staging
import Views

/// Builds what a lesson asks to be written, as it begins and as its author solved it.
extension TypedLesson {
  var buildsCode: Bool { builder != nil }

  func prove(_ code: LessonCode, isSolved: Bool) -> LessonCodeFault? {
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
        return try fault(of: test, in: build, asked: code, feature, isSolved: isSolved)
      }
      return fault(of: build, beside: code.sound, isSolved: isSolved, by: builder)
    } catch {
      guard case .rejected(let diagnostics, _) = error, let first = diagnostics.first else {
        return LessonCodeFault(complaint(of: error))
      }
      return LessonCodeFault(
        localized("proof.not-built", first.message),
        in: first.file.split(separator: "/").last.map(String.init), line: first.line,
        column: first.column)
    }
  }

  /// Goes through all that a user can do with a build.
  private func fault(
    of build: OwnBuild, beside sound: [String: String], isSolved: Bool, by builder: CodeBuilder
  ) -> LessonCodeFault? {
    let trial = Runner(Session(features: features), out: .unseen)
    trial.workbench = builder.workbench
    do throws(CommandError) {
      let hunt = try trial.hunt(through: build, beside: sound)
      guard
        let finding = try trial.context.parsed({ () throws(QueryError) in
          try trial.session.search(hunt)
        })
      else {
        return isSolved ? nil : LessonCodeFault(localized("proof.nothing-to-write"))
      }
      return isSolved
        ? LessonCodeFault(localized("proof.solution-wrong", finding.told(by: hunt))) : nil
    } catch {
      return LessonCodeFault(error.headline)
    }
  }

  private func complaint(of error: BuildError) -> String {
    runner.context.complaint(.refusal(.build(error))).headline
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
