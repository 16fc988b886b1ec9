import Languages
import Sessions

/// What a class handed in of one lesson or several, as exports tell it: each work by itself, so that the records of
/// parts of a class can be put together.
public struct ClassRecord: Sendable {
  /// A lesson of which something was handed in.
  public struct Lesson: Hashable, Sendable {
    /// Its id.
    public internal(set) var id: String
    /// Its number and title.
    public internal(set) var title: String
    /// How many steps it has.
    public internal(set) var stepCount: Int
    /// What it asks, in its order.
    public internal(set) var asked: [Asked]

    /// Describes a lesson.
    public init(id: String, title: String, stepCount: Int, asked: [Asked]) {
      (self.id, self.title, self.stepCount, self.asked) = (id, title, stepCount, asked)
    }

    /// Its number, or its id where it has none.
    public var number: String {
      title.first?.isNumber == true ? String(title.prefix { $0 != " " }) : id
    }
  }

  /// A step that asks something.
  public struct Asked: Hashable, Sendable {
    /// Its id.
    public internal(set) var id: String
    /// What it asks, in short.
    public internal(set) var title: String
    /// Whether it is a task: it has no answers, and is done or not.
    public internal(set) var isTask: Bool

    /// Describes a question.
    public init(id: String, title: String, isTask: Bool) {
      (self.id, self.title, self.isTask) = (id, title, isTask)
    }
  }

  /// The lessons, in the order in which they are told.
  public let lessons: [Lesson]
  /// What was handed in.
  public let works: [ClassWork]

  /// Describes a class.
  public init(lessons: [Lesson], works: [ClassWork]) {
    (self.lessons, self.works) = (lessons, works)
  }

  /// How many hand-ins could be done again.
  public var gradedCount: Int { works.count(where: \.isGraded) }

  /// How many that is of all, in words.
  public var summary: String { localized("class.summary", gradedCount, works.count) }

  /// What was handed in of one of the lessons, and what can't be done again.
  public func of(_ lesson: Lesson) -> ClassRecord {
    ClassRecord(
      lessons: [lesson], works: works.filter { $0.lesson == lesson.id || !$0.isGraded })
  }

  /// The lesson of a work; nil if it couldn't be done again.
  public func lesson(of work: ClassWork) -> Lesson? {
    work.isGraded ? lessons.first { $0.id == work.lesson } : nil
  }

  /// What the class made of each question of the only lesson.
  public var questions: [ClassQuestion] {
    guard let lesson = lessons.first else { return [] }
    let graded = works.filter { $0.isGraded && $0.lesson == lesson.id }
    return lesson.asked.enumerated().map { place, asked in
      ClassQuestion(asked, graded.compactMap { $0.steps.count > place ? $0.steps[place] : nil })
    }
  }
}

/// What one learner handed in of a lesson.
public struct ClassWork: Hashable, Sendable {
  /// The file, as it was named, in a zip behind the zip's own name.
  public var file: String
  /// Whose it is; the file's name if it can't be read.
  public var name: String
  /// Whose folder it is in, as a learning platform has made it; nil if it is in none.
  public var folder: Folder?
  /// The id of its lesson; nil if it can't be read.
  public var lesson: String?
  /// The version of the program that wrote it; empty if it can't be read.
  public var program = ""
  /// The language that the lesson was in, by its code; nil where that isn't told.
  public var language: String?
  /// Whether it could be done again.
  public var isGraded = false
  /// What became of each question, in the lesson's order; none if it couldn't be done again.
  public var steps: [StepRecord] = []
  /// How many steps of the lesson were done.
  public var done = 0
  /// How many steps of the lesson were skipped.
  public var skipped = 0
  /// Whether the lesson's answers were written to a file, as `handout --key` does.
  public var hasKey = false
  /// How long all took, in seconds, without the time between sittings; nil where no times are in it.
  public var seconds: Int?
  /// The numbers by which choices were shuffled, each once.
  public var shuffles: [Int] = []
  /// How many actions are in it.
  public var actions = 0
  /// What tells it from all others, to the last word.
  public var digest = ""
  /// What tells it from others when what changed nothing is taken out.
  public var essence = ""
  /// Whether something in it is in the learner's own words.
  public var hasOwnWords = false
  /// The names of the own builds whose code is in it.
  public var builds: [String] = []
  /// What is to be known of it, a sentence each.
  public var remarks: [String] = []

  /// A folder that a learning platform makes for each student.
  public struct Folder: Hashable, Sendable {
    /// The student's name.
    public let name: String
    /// The number that the platform gave them for this assignment.
    public let number: String

    /// Describes a folder.
    public init(name: String, number: String) { (self.name, self.number) = (name, number) }
  }

  /// Describes a file of which nothing is known but what is to be known of it.
  public init(file: String, name: String? = nil, remarks: [String] = []) {
    (self.file, self.name, self.remarks) = (file, name ?? file, remarks)
  }

  /// Whether a step asks for code that wasn't built.
  public var hasUnbuiltCode: Bool { steps.contains(where: \.isUnjudged) }
  /// How many questions were answered right the first time, whatever was taken back.
  public var right: Int { steps.count { $0.answers.first?.isRight == true } }
  /// How many answers were wrong.
  public var wrong: Int { steps.reduce(0) { $0 + $1.answers.count { !$0.isRight } } }
  /// How many answers were taken back.
  public var undone: Int { steps.reduce(0) { $0 + $1.answers.count(where: \.isUndone) } }
  /// How many hints were read.
  public var hints: Int { steps.reduce(0) { $0 + $1.hints } }
  /// How many solutions were read.
  public var solutions: Int { steps.count(where: \.hasSolution) }
  /// How many answers were given, and how many actions tasks took.
  public var attempts: Int { steps.reduce(0) { $0 + $1.answers.count + $1.attempts } }
}
