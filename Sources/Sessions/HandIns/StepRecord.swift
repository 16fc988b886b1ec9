/// What a learner made of a step: what grading a hand-in comes to, the tables of a class hold, and JSON writes.
nonisolated public struct StepRecord: Hashable, Sendable {
  /// An answer to a step's question.
  public struct Answer: Hashable, Sendable {
    /// What was answered, in the author's words and order: comparable between learners, however
    /// choices were shuffled.
    public var text = ""
    /// What is wrong with it, in short, where that is less than all of it: the first message of a way
    /// that went elsewhere.
    public var mistake: String?
    /// Whether it was right.
    public var isRight = false
    /// Whether it was taken back.
    public var isUndone = false

    /// Describes an answer that isn't known yet.
    public init() {}

    init(_ text: String, mistake: String? = nil, isRight: Bool) {
      (self.text, self.isRight) = (text, isRight)
      self.mistake = mistake == text ? nil : mistake
    }
  }

  /// What became of it; nil if nothing did.
  public var outcome: Progress.Outcome?
  /// Whether code that it asks for was handed in, and wasn't built: then nothing is known of it.
  public var isUnbuilt = false
  /// The answers to its question, the first one first, those that were taken back among them.
  public var answers: [Answer] = []
  /// Why things went as they did, in the learner's words.
  public var reasons: [String] = []
  /// What came of the code that it asks for; nil if there is none, or it wasn't built.
  public var code: CodeVerdict?
  /// How many hints were read.
  public var hints = 0
  /// Whether the solution was read, before an answer that was given to the end: to skip a question tells what is
  /// right, too.
  public var hasSolution = false
  /// The first actions at its task.
  public var tried: [String] = []
  /// How many actions its task took.
  public var attempts = 0
  /// How long it took, in seconds; nil where no times are known.
  public var seconds: Int?

  /// Describes a step of which nothing was done.
  public init() {}

  /// What became of it in a word for programs: `done`, `skipped`, `unbuilt` of code that was handed in and wasn't
  /// built, or `open`.
  public var state: String {
    // no text: words for programs
    get { outcome?.rawValue ?? (isUnbuilt ? "unbuilt" : "open") }
    set { (outcome, isUnbuilt) = (Progress.Outcome(rawValue: newValue), newValue == "unbuilt") }
  }

  /// Whether nothing is known of it because its code wasn't built.
  public var isUnjudged: Bool { outcome == nil && isUnbuilt }
}
