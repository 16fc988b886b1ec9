/// A question with answers to choose from, or to put in order.
public struct LessonQuiz: Hashable, Sendable {
  /// One answer.
  public struct Answer: Hashable, Sendable {
    /// What it says.
    public let text: [ProseInline]
    /// Why it is right or wrong; empty where that needs no words.
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

extension LessonQuiz {
  /// How it is answered: all of a form is said by its type.
  public enum Form: CaseIterable, Hashable, Sendable {
    /// By one answer.
    case one
    /// By any number of them, and at least one.
    case several
    /// By all of them, in the author's order.
    case order

    fileprivate var type: any QuizInteraction.Type {
      switch self {
      case .one: SingleChoice.self
      case .several: MultipleChoice.self
      case .order: Ordering.self
      }
    }
  }

  /// The quiz as a learner of this number sees it; 0 for none, as on paper.
  package func interaction(seed: Int = 0) -> any QuizInteraction {
    form.type.init(self, seed: seed)
  }

  // MARK: Labels

  /// The letter of an answer: `a` for the first; from the 27th on its number from 1.
  public static func letter(_ place: Int) -> String {
    place < 26 ? String(UnicodeScalar(UInt8(ascii: "a") + UInt8(place))) : String(place + 1)
  }

  /// The place of the answer with a letter: what ``letter(_:)`` writes; nil for any other text.
  public static func place(ofLetter text: String) -> Int? {
    if let byte = text.utf8.first, text.utf8.count == 1, (97...122).contains(byte) {
      return Int(byte) - 97
    }
    return Int(text).flatMap { $0 > 26 ? $0 - 1 : nil }
  }

  /// Numbers from 1, a word each or, where none has two digits, one behind the other: `3 1 2`, `312`;
  /// nil if a word is anything else.
  package static func numbers(_ words: [String], most: Int) -> [Int]? {
    var words = words.flatMap { $0.split { ",;".contains($0) }.map(String.init) }
    if words.count == 1, most < 10 { words = words[0].map(String.init) }
    let numbers = words.compactMap { Int($0) }
    guard numbers.count == words.count, numbers.allSatisfy({ (1...max(1, most)).contains($0) })
    else { return nil }
    return numbers
  }
}
