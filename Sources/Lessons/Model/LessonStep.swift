/// A part of a lesson: what is said and run, and then what is asked of the learner.
public struct LessonStep: Hashable, Sendable {
  /// The most commands of one of its blocks: each may fire an event whose messages don't end.
  public static let mostCommands = 200

  /// What is said and run, in order.
  public internal(set) var content: [LessonContent] = []
  /// What ends the step; nil in the last step of a lesson that ends with prose.
  public internal(set) var question: LessonQuestion?
  /// Hints for the question, the vaguest first.
  public internal(set) var hints: [LessonHint] = []
  /// What the author says to a teacher, and to no learner.
  public internal(set) var notes: [Prose] = []

  /// The id of its question: stable, unlike its number. Nil if it has none.
  public var id: String? { question?.id.text }

  /// Its task, if it ends with one.
  public var task: LessonTask? {
    if case .task(let task) = question { task } else { nil }
  }

  /// The commands that do what it asks as its author would.
  public var solution: [LessonLine] { question?.solution ?? [] }

  /// The commands that run by themselves, in order.
  public var commands: [LessonLine] {
    content.flatMap { content -> [LessonLine] in
      if case .run(let lines) = content { lines } else { [] }
    }
  }
}

/// What a step says or does before it asks something.
public enum LessonContent: Hashable, Sendable {
  /// Something to read.
  case prose(Prose)
  /// Commands that run by themselves; there is at least one.
  case run([LessonLine])
}

/// A hint, shown when it is asked for.
public struct LessonHint: Hashable, Sendable {
  /// What it says.
  public let prose: Prose
  /// Where its block begins.
  public let place: SourcePlace
}
