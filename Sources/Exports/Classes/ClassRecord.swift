import Languages

/// What a class handed in of a lesson, as exports tell it.
public struct ClassRecord: Sendable {
  /// What one learner handed in.
  public struct Work: Sendable {
    /// The file, as it was named.
    public let file: String
    /// Whose it is; the file's name if it can't be read.
    public let name: String
    /// The version of the program that wrote it; empty if it can't be read.
    public let program: String
    /// The language that the lesson was in, by its code; nil where that isn't told.
    public let language: String?
    /// Whether it could be done again.
    public let isGraded: Bool
    /// What became of each question, in the lesson's order; none if it couldn't be done again.
    public let steps: [Step]
    /// How many steps of the lesson were done, and skipped.
    public let done: Int, skipped: Int
    /// What is to be known of it, a sentence each.
    public let remarks: [String]

    /// Describes a hand-in.
    public init(
      file: String, name: String, program: String = "", language: String? = nil,
      steps: [Step]? = nil,
      done: Int = 0, skipped: Int = 0, remarks: [String]
    ) {
      (self.file, self.name, self.program, self.remarks) = (file, name, program, remarks)
      self.language = language
      (isGraded, self.steps) = (steps != nil, steps ?? [])
      (self.done, self.skipped) = (done, skipped)
    }

    /// How many questions were answered right the first time.
    public var right: Int { steps.count { $0.answers.first?.isRight == true } }
  }

  /// What a learner made of a question.
  public struct Step: Sendable {
    /// `done`, `skipped` or `open`.
    public let outcome: String
    /// The answers, the first one first.
    public let answers: [(text: String, isRight: Bool)]
    /// Why things went as they did, in the learner's words.
    public let reasons: [String]
    /// What came of the code that it asks for, if that was built: `wrong`, and why.
    public let code: (verdict: String, words: String)?

    /// Describes a step.
    public init(
      outcome: String, answers: [(text: String, isRight: Bool)], reasons: [String],
      code: (verdict: String, words: String)? = nil
    ) {
      (self.outcome, self.answers, self.reasons) = (outcome, answers, reasons)
      self.code = code
    }
  }

  /// What the class made of a question.
  public struct Question: Sendable {
    /// Its id.
    public let id: String
    /// What it asks, in short.
    public let title: String
    /// Whether it is a task: it has no answers, and is done or not.
    public let isTask: Bool
    /// How many answered it or did it; were wrong the first time; skipped it; did nothing.
    public let answered: Int, wrong: Int, skipped: Int, open: Int
    /// The wrong first answers and how often each was given, the most frequent first.
    public let mistakes: [(text: String, count: Int)]

    /// Describes a question.
    public init(
      id: String, title: String, isTask: Bool, answered: Int, wrong: Int, skipped: Int, open: Int,
      mistakes: [(text: String, count: Int)]
    ) {
      (self.id, self.title, self.isTask) = (id, title, isTask)
      (self.answered, self.wrong, self.skipped, self.open) = (answered, wrong, skipped, open)
      self.mistakes = mistakes
    }

    /// `17 of 30 wrong, 12 said Model -> View`.
    package var finding: String {
      var parts = [
        isTask
          ? localized("class.did-it", answered, answered + skipped + open)
          : localized("class.wrong", wrong, answered)
      ]
      parts += mistakes.prefix(2).map { localized("class.said", $0.count, $0.text.shortened) }
      if skipped > 0 { parts.append(localized("class.skipped-it", skipped)) }
      if open > 0, !isTask { parts.append(localized("class.did-not-come", open)) }
      return parts.joined(separator: ", ")
    }
  }

  /// The lesson's id.
  public let lesson: String
  /// The lesson's number and title.
  public let title: String
  /// How many steps the lesson has.
  public let stepCount: Int
  /// What was handed in.
  public let works: [Work]
  /// What the class made of each question.
  public let questions: [Question]
  /// Groups of equal hand-ins, a sentence each.
  public let twins: [String]
  /// Describes a class.
  package init(
    lesson: String, title: String, stepCount: Int, works: [Work], questions: [Question],
    twins: [String]
  ) {
    (self.lesson, self.title, self.stepCount) = (lesson, title, stepCount)
    (self.works, self.questions, self.twins) = (works, questions, twins)
  }

  /// How many hand-ins could be done again.
  public var gradedCount: Int { works.count(where: \.isGraded) }

  /// How many that is of all, in words.
  public var summary: String { localized("class.summary", gradedCount, works.count) }
}

extension String {
  /// The text, or its beginning if it is long.
  fileprivate var shortened: String { count > 60 ? prefix(59) + "…" : self }
}
