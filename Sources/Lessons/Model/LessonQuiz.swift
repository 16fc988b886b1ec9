/// A question with answers to choose from.
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

  /// How many answers are right.
  public enum Form: Hashable, Sendable {
    /// Exactly one: `( )` and `(x)`.
    case one
    /// Any number of them, and at least one: `[ ]` and `[x]`.
    case several
  }

  /// What it is known by within its lesson.
  public let id: LessonLine
  /// What is asked.
  public let question: [ProseInline]
  /// The answers in the author's order; there are at least two.
  public let answers: [Answer]
  /// How many of them are right.
  public let form: Form
  /// Whether their order says nothing, and each learner gets another.
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

  /// The place of the right answer among the others, from 0; of the first if there are several.
  public var rightAnswer: Int { answers.firstIndex(where: \.isRight) ?? 0 }

  /// The places of all right answers, from 0.
  public var rightAnswers: [Int] { answers.indices.filter { answers[$0].isRight } }
}
