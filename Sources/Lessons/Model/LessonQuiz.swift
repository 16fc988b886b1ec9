/// A question with answers to choose from, or to put in order.
public struct LessonQuiz: Hashable, Sendable {
  /// One answer.
  public struct Answer: Hashable, Sendable {
    /// What it says.
    public let text: [ProseInline]
    /// Why it is right or wrong; empty where answers are put in order.
    public let why: [ProseInline]
    /// Whether it is right; all are, where answers are put in order.
    public let isRight: Bool

    /// Makes an answer.
    public init(_ text: [ProseInline], why: [ProseInline] = [], isRight: Bool = false) {
      self.text = text
      self.why = why
      self.isRight = isRight
    }
  }

  /// What it is known by within its lesson.
  public let id: LessonLine
  /// What is asked.
  public let question: [ProseInline]
  /// The answers in the author's order, which is the right one if they are put in order; there are at least two.
  public let answers: [Answer]
  /// How it is answered.
  public let form: Form
  /// Whether each learner gets them in another order.
  public let isShuffled: Bool

  /// Makes a quiz.
  public init(
    id: LessonLine, question: [ProseInline], answers: [Answer], form: Form = .one,
    isShuffled: Bool = false
  ) {
    self.id = id
    self.question = question
    self.answers = answers
    self.form = form
    self.isShuffled = isShuffled
  }
}
