import Languages

/// What a lesson asked, or what a learner wanted to foresee, and what was answered.
public struct HandoutQuestion: Hashable, Sendable {
  /// What kind of question it is.
  public enum Kind: Hashable, Sendable {
    /// Something to choose, or to put in order.
    case question
    /// Something to do.
    case task
    /// Something to foresee.
    case prediction
  }

  /// One answer to choose from, or one line of what is right.
  public struct Choice: Hashable, Sendable {
    /// What it says.
    public let text: String
    /// Why it is right or wrong; empty if that isn't said.
    public let why: String
    /// Whether it is right, where others are wrong.
    public let isRight: Bool
    /// Whether the learner chose it.
    public var isChosen: Bool

    /// Makes a choice.
    public init(_ text: String, why: String = "", isRight: Bool, isChosen: Bool = false) {
      self.text = text
      self.why = why
      self.isRight = isRight
      self.isChosen = isChosen
    }
  }

  /// What became of it.
  public enum Outcome: Hashable, Sendable {
    /// Nothing yet.
    case open
    /// It was done, or answered rightly after so many wrong answers.
    case done(wrong: Int)
    /// It was left to the lesson.
    case skipped
  }

  /// What kind it is.
  public let kind: Kind
  /// What was asked, a paragraph each.
  public let text: [String]
  /// What is shown with the question alone, in an order that gives nothing away.
  public let offered: [String]
  /// What there was to choose from, or what is right, as it is told afterwards.
  public var choices: [Choice]
  /// Whether the choices have numbers.
  private let isNumbered: Bool
  /// What is right, a line each; nothing where only a trace tells.
  private let right: [String]
  /// What the learner answered in words of their own; nil if nothing.
  public var answer: String?
  /// What came of a prediction, a line each.
  public var result: [String] = []
  /// Why, in the learner's words; nil if they left it unsaid.
  public var reason: String?
  /// What became of it.
  public var outcome = Outcome.open

  /// Makes a question.
  public init(
    _ kind: Kind, _ text: [String], offered: [String] = [], choices: [Choice] = [],
    isNumbered: Bool = false, right: [String] = []
  ) {
    self.kind = kind
    self.text = text
    self.offered = offered
    self.choices = choices
    self.isNumbered = isNumbered
    self.right = right
  }

  /// What is right, a line each: the answers and why, or what came of it.
  public var rightLines: [String] { right.isEmpty ? result : right }

  /// Whether the lesson hasn't told yet what is right.
  private var isSecret: Bool { kind == .question && outcome == .open }

  /// The right answer, a line each, as far as the lesson has revealed it.
  var revealedLines: [String] { isSecret ? [] : rightLines }

  /// The choices, with the right ones marked as far as the lesson has revealed them.
  var revealedChoices: [Choice] {
    guard isSecret else { return choices }
    return offered.map { text in
      let chosen = choices.first { $0.isChosen && $0.text == text }
      return Choice(text, why: chosen?.why ?? "", isRight: false, isChosen: chosen != nil)
    }
  }

  /// Whether the choices have numbers, which tell their right order.
  var hasNumbers: Bool { isNumbered && !isSecret }

  /// Whether it only tells what came of a prediction that was told before.
  var isResult: Bool { text.isEmpty }

  /// What stands before it; a prediction asks in a sentence that says what it is.
  var title: String? {
    switch kind {
    case .question: localized("handout.question")
    case .task: localized("handout.task")
    case .prediction: nil
    }
  }

  /// What became of it, in a sentence; nil if that goes without saying.
  var outcomeInWords: String? {
    switch (kind, outcome) {
    case (_, .skipped): localized("handout.skipped")
    // What became of a task is told by what follows.
    case (.task, .open): nil
    case (_, .open): localized("handout.not-answered")
    case (.question, .done(let wrong)):
      localized("handout.right", wrong)
    case (.task, .done), (.prediction, .done): nil
    }
  }
}
