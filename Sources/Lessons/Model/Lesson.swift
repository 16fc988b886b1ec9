import Languages

/// A lesson: a Markdown file, read and found to be in order.
public struct Lesson: Hashable, Sendable {
  /// The file, as it is named in messages.
  public let file: String
  /// What it is known by, whatever its file is called and wherever it stands in the course.
  public let id: LessonLine
  /// What it is about.
  public let title: LessonLine
  /// The ids of the lessons that come before it.
  public let requires: [LessonLine]
  /// The names of the tracks that it is part of: shorter ways through the course, in the course's order.
  public let tracks: [LessonLine]
  /// The language of its prose (BCP 47): `en`, `ko`.
  public let language: String
  /// What the part of the course is called that begins with it; nil if none does.
  public let part: LessonLine?
  /// Its steps in order; there is at least one.
  public internal(set) var steps: [LessonStep]
  /// What makes it an exam; nil for a lesson.
  public var exam: LessonExam?

  /// Makes a lesson.
  public init(
    file: String, id: LessonLine, title: LessonLine, requires: [LessonLine] = [],
    tracks: [LessonLine] = [], language: String = defaultLanguage, part: LessonLine? = nil,
    steps: [LessonStep]
  ) {
    self.file = file
    self.id = id
    self.title = title
    self.requires = requires
    self.tracks = tracks
    self.language = language
    self.part = part
    self.steps = steps
  }

  /// The language of a lesson that doesn't say.
  public static let defaultLanguage = Language.fallback.code

  /// Whether a text in `language` serves a reader who wants `wanted`: `ko` serves `ko` and `ko-KR`.
  public static func serves(_ wanted: String, _ language: String) -> Bool {
    wanted == language || wanted.hasPrefix(language + "-")
  }

  /// Whether anything in it is shown to each learner in another order.
  public var isShuffled: Bool { steps.contains { $0.question?.isShuffled == true } }

  /// Its tasks in order.
  public var tasks: [LessonTask] { steps.compactMap(\.task) }
}
