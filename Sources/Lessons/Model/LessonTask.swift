/// A task for the learner: any way to make its checks true is right.
public struct LessonTask: Hashable, Sendable {
  /// What it is known by within its lesson.
  public let id: LessonLine
  /// The reference solution: the commands of its block, of which there is at least one if no code is asked for.
  public let solution: [LessonLine]
  /// The code that it asks for; nil if it asks for none.
  public internal(set) var code: LessonCode?
  /// Its checks in the order in which they are told, those of one kind together.
  public private(set) var checks: [LessonCheck]

  /// Makes a task of its solution, its expectations and its guards. A lesson's task has at least
  /// one expectation.
  public init(
    id: LessonLine, solution: [LessonLine], expectations: [LessonLine], guards: [LessonLine] = []
  ) {
    self.id = id
    self.solution = solution
    checks =
      expectations.map { LessonCheck(line: $0, kind: .expectation) }
      + guards.map { LessonCheck(line: $0, kind: .invariant) }
  }

  /// Makes a task that is done with code.
  init(id: LessonLine, writing code: LessonCode) {
    // no text: checks of the language
    let done = code.test == nil ? "hunted \(code.name)" : "tested \(code.name)"
    self.init(id: id, solution: [], expectations: [LessonLine(done, at: code.start.place)])
    self.code = code
  }

  /// What is false before the task and true after it, the hidden checks included.
  public var expectations: [LessonLine] {
    checks.filter { $0.kind != .invariant }.map(\.line)
  }

  /// What is true after the task, and may be before.
  public var guards: [LessonLine] { checks.filter { $0.kind == .invariant }.map(\.line) }

  /// The reference solution as it is read on paper: its commands, or what the files of its code say.
  public var solutionLines: [String] {
    solution.map(\.text)
      + (code?.solution ?? []).flatMap { file in
        [file.name.text] + file.text.split(separator: "\n").map { "  \($0)" }
      }
  }

  /// Adds checks of one kind behind those of that kind.
  mutating func add(_ lines: [LessonLine], _ kind: LessonCheck.Kind) {
    let place = checks.firstIndex { $0.kind > kind } ?? checks.count
    checks.insert(contentsOf: lines.map { LessonCheck(line: $0, kind: kind) }, at: place)
  }
}

/// A line of a task that tells whether it is done.
public struct LessonCheck: Hashable, Sendable {
  /// What a check is for.
  public enum Kind: Int, Comparable, Hashable, Sendable {
    /// It is false before the task and true after it.
    case expectation
    /// An expectation that isn't told before it is met, because its words would give the answer
    /// away.
    case hidden
    /// It is true after the task, and may be before.
    case invariant

    /// The order in which checks are told.
    public static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  /// What it says.
  public let line: LessonLine
  /// What it is for.
  public let kind: Kind
}
