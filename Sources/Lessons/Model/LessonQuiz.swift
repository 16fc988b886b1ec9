/// A question with answers to choose from, exactly one of them right.
public struct LessonQuiz: Hashable, Sendable {
  /// One answer.
  public struct Answer: Hashable, Sendable {
    /// What it says.
    public let text: [ProseInline]
    /// Why it is right or wrong.
    public let why: [ProseInline]
    /// Whether it is the right one.
    public let isRight: Bool

    /// Makes an answer.
    public init(_ text: [ProseInline], why: [ProseInline], isRight: Bool = false) {
      self.text = text
      self.why = why
      self.isRight = isRight
    }
  }

  /// What it is known by within its lesson.
  public let id: LessonLine
  /// What is asked.
  public let question: [ProseInline]
  /// The answers in the order in which they are shown; there are at least two.
  public let answers: [Answer]

  /// Makes a quiz.
  public init(id: LessonLine, question: [ProseInline], answers: [Answer]) {
    self.id = id
    self.question = question
    self.answers = answers
  }

  /// The place of the right answer among the others, from 0.
  public var rightAnswer: Int { answers.firstIndex(where: \.isRight) ?? 0 }
}
