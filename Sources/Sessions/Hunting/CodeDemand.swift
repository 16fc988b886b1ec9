import Languages
import Lessons
import Queries
import Staging

/// One of the things by which code is judged that a lesson asks for: that a hunt finds nothing wrong with it, or a
/// condition of the lesson's.
public struct CodeDemand {
  /// What has to be so.
  public enum Kind {
    /// A hunt finds nothing wrong.
    case nothingWrong(Hunt)
    /// Nothing that a user can do breaks a check; what is hunted for is what does.
    case always(Hunt)
    /// Something that a user can do fulfils a check; that is hunted for.
    case sometime(Hunt)
    /// No files were changed but those that may be; the others that were, and what may be.
    case changes(beside: [String], only: [String])
  }

  /// What has to be so.
  public let kind: Kind
  /// The lesson's line; nil for what each lesson asks.
  public let line: LessonLine?

  /// What has to be gone through to know it; nil if nothing has.
  public var hunt: Hunt? {
    switch kind {
    case .nothingWrong(let hunt), .always(let hunt), .sometime(let hunt): hunt
    case .changes: nil
    }
  }

  /// What its hunt found last.
  public var finding: HuntFinding? { hunt?.findings.last }

  /// Whether its hunt was ended before it came to something.
  public var isUndecided: Bool { finding == nil && hunt?.extent.stop != nil }

  /// Whether it is so, once its hunt has come to its end.
  public var isMet: Bool {
    switch kind {
    case .nothingWrong, .always: finding == nil && !isUndecided
    case .sometime: if case .met = finding?.evidence { true } else { false }
    case .changes(let others, _): others.isEmpty
    }
  }

  /// The lesson's line; of a check, without the command that it begins with.
  public var statement: String {
    guard let line else { return "" }
    if case .changes = kind { return line.text }
    return String(line.text.drop { !$0.isWhitespace }.drop(while: \.isWhitespace))
  }
}

extension Session {
  /// By what a build is judged that a lesson asks for, in order: each is to be searched, and be met, before the next.
  ///
  /// - Parameters:
  ///   - build: The build; its feature is in front.
  ///   - code: What the lesson asks for.
  /// - Returns: The demands: that nothing is wrong with it, and the lesson's conditions.
  /// - Throws: Why a condition can't be read, or that no feature is in front.
  public func demands(on build: OwnBuild, by code: LessonCode) throws(Refusal) -> [CodeDemand] {
    let nothingWrong = CodeDemand.Kind.nothingWrong(try huntForMistakes(in: build, by: code))
    return [CodeDemand(kind: nothingWrong, line: nil)] + (try conditions(on: build, by: code))
  }

  /// What is gone through first of what judges a build that a lesson asks for.
  public func huntForMistakes(
    in build: OwnBuild, by code: LessonCode
  ) throws(Refusal) -> Hunt {
    try hunt(.mistakes, in: [build.name], by: code)
  }

  private func hunt(
    _ goal: HuntGoal, in names: [String], by code: LessonCode
  ) throws(Refusal) -> Hunt {
    Hunt(
      try plan(goal, in: names, beside: code.sound, budget: HuntPlan.budgetOfTask),
      processes: environment.huntProcesses)
  }

  /// The lesson's conditions among the demands on a build.
  public func conditions(
    on build: OwnBuild, by code: LessonCode
  ) throws(Refusal) -> [CodeDemand] {
    func hunt(
      _ check: LessonLine, _ goal: (Expectation) -> HuntGoal
    ) throws(Refusal) -> Hunt {
      let patterns = environment.features.flatMap(\.specimens).map(\.name)
      // What can't be read was told when the lesson was.
      guard
        let expectation = try? Expectation(
          check.text, of: build.name, among: patterns, vocabulary: environment.vocabulary)
      else { throw .nothingOpen(environment.features) }
      let named = (expectation.specimens ?? []).map { $0.value.pattern.lowercased() }
      return try self.hunt(goal(expectation), in: ([build.name] + named).unique, by: code)
    }
    var demands: [CodeDemand] = []
    for condition in code.conditions {
      let kind: CodeDemand.Kind =
        switch condition.kind {
        case .always(let check): .always(try hunt(check) { .breach(of: $0) })
        case .sometime(let check): .sometime(try hunt(check) { .fulfilment(of: $0) })
        case .changes(let parts):
          .changes(beside: try changes(in: build, beside: parts, of: code), only: parts)
        }
      demands.append(CodeDemand(kind: kind, line: condition.line))
    }
    return demands
  }

  /// The files of a build that aren't as the learner began with them, but those of these names, and those in which
  /// layers of these roles stand alone.
  private func changes(
    in build: OwnBuild, beside parts: [String], of code: LessonCode
  ) throws(Refusal) -> [String] {
    let original = try state.workspace.original(of: build)
    guard let own = environment.builds?.code(of: build, like: original) else { return [] }
    var begun: [String: String] = [:]
    for file in original.sources + original.framework { begun[file.fileName] = file.text }
    var now = begun
    // A file that was moved to another folder is gone from one, and new in the other.
    for file in own.files.sorted(by: { $0.text == nil && $1.text != nil }) {
      now[file.path.split(separator: "/").last.map(String.init) ?? file.path] = file.text
    }
    begun.merge(code.texts) { $1 }
    return Set(begun.keys).union(now.keys).sorted().filter { name in
      let texts = [begun[name], now[name]]
      if texts[0]?.asCode == texts[1]?.asCode || parts.contains(name) { return false }
      let roles = texts.compactMap(\.self).flatMap(\.layerRoles).map { $0.lowercased() }
      return roles.isEmpty || !roles.allSatisfy(parts.contains)
    }
  }
}

extension String {
  /// The roles of the layers that stand in this code: `presenter`.
  package var layerRoles: [String] {
    matches(of: /@Layer\(\.(\w+)[,)]/).map { String($0.output.1) }.unique
  }

  /// Its lines, but for the comment at the head of a file and the blanks at its end, which editors add.
  fileprivate var asCode: [Substring] {
    let text = lastIndex { !$0.isWhitespace }.map { self[...$0] } ?? ""
    return Array(
      text.split(separator: "\n", omittingEmptySubsequences: false).drop { $0.hasPrefix("//") })
  }
}
