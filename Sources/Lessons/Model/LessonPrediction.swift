/// A question about an event that isn't fired yet.
public struct LessonPrediction: Hashable, Sendable {
  /// An event of which something can be foreseen, and where.
  public struct Occasion: Hashable, Sendable {
    /// The event, with its value if it has one: `quantity 3`.
    public let event: LessonLine
    /// The specimen that is meant; nil for the only one that is open.
    public let specimen: LessonLine?

    /// Names an event.
    public init(_ event: LessonLine, on specimen: LessonLine? = nil) {
      (self.event, self.specimen) = (event, specimen)
    }

    /// The event as it is typed, and where: `increase on mvp`.
    public var label: String { event.text + (specimen.map { " on \($0.text)" } ?? "") }

    /// What fires it.
    fileprivate var fired: String { "fire \(event.text)" }
  }

  /// What it is known by within its lesson.
  public let id: LessonLine
  /// What is to be foreseen.
  public let subject: PredictionSubject
  /// The events that may be asked about: the author's own, and then those that may be drawn in its
  /// place for a learner of a class.
  public let occasions: [Occasion]
  /// Which of them is asked.
  private var drawn = 0

  /// Makes a prediction.
  ///
  /// - Parameters:
  ///   - id: What it is known by within its lesson.
  ///   - event: The event, with its value if it has one.
  ///   - specimen: The specimen that is meant; nil for the only one that is open.
  ///   - subject: What is to be foreseen.
  ///   - others: What a learner of a class may be asked in its place.
  public init(
    id: LessonLine, event: LessonLine, specimen: LessonLine? = nil, subject: PredictionSubject,
    others: [Occasion] = []
  ) {
    (self.id, self.subject) = (id, subject)
    occasions = [Occasion(event, on: specimen)] + others
  }

  /// What it is asked of.
  public var occasion: Occasion { occasions[drawn] }
  /// The event, with its value if it has one: `quantity 3`.
  public var event: LessonLine { occasion.event }
  /// The specimen that is meant; nil for the only one that is open.
  public var specimen: LessonLine? { occasion.specimen }
  /// Whether others may be asked something else.
  public var isVaried: Bool { occasions.count > 1 }

  /// What fires the event, at everything that is open: what a learner is asked to type.
  public var solution: LessonLine { LessonLine(event.text, at: event.place, behind: "fire ") }

  /// The same question about one of its events, by place. Behind the last place comes the first
  /// again.
  package func asking(_ place: Int) -> LessonPrediction {
    var copy = self
    copy.drawn = place % occasions.count
    return copy
  }
}

extension Lesson {
  /// How many variants of the lesson it takes to ask about each event of each prediction.
  public var variantCount: Int {
    steps.reduce(1) { count, step in
      if case .prediction(let asked) = step.question {
        max(count, asked.occasions.count)
      } else {
        count
      }
    }
  }

  /// A variant of the lesson, by its place. Place 0 is what the author asks. Each event is asked
  /// about in some variant.
  func variant(_ place: Int) -> Lesson { asking { _ in place } }

  /// The events that this lesson asks about, where other learners may be asked about others.
  var occasions: [LessonPrediction.Occasion] {
    steps.compactMap { step in
      guard case .prediction(let asked) = step.question, asked.isVaried else { return nil }
      return asked.occasion
    }
  }

  /// The lesson as one learner is asked. For a learner of a class, the event of each prediction is
  /// drawn.
  ///
  /// - Parameter seed: The learner's number, which decides what is drawn.
  /// - Returns: The lesson.
  func drawn(by seed: Int) -> Lesson {
    if seed < Shuffle.firstOfClass { return self }
    return asking { asked in
      var generator = SplitMix64(seed: seed, for: asked.id.text)
      return generator.number(in: 0...asked.occasions.count - 1)
    }
  }

  private func asking(_ place: (LessonPrediction) -> Int) -> Lesson {
    var copy = self
    for index in copy.steps.indices {
      guard case .prediction(let asked) = copy.steps[index].question, asked.isVaried else {
        continue
      }
      copy.steps[index].question = .prediction(asked.asking(place(asked)))
    }
    return copy
  }
}

extension LessonStep {
  /// The event that the text or a hint names in a `fire`, although other learners are asked about
  /// another; nil if there is none.
  package var namedOccasion: LessonPrediction.Occasion? {
    guard case .prediction(let asked) = question,
      Set(asked.occasions.map(\.event.text)).count > 1
    else { return nil }
    let texts = content.compactMap { content -> String? in
      if case .prose(let prose) = content { prose.plainText } else { nil }
    }
    return asked.occasions.first { occasion in
      (texts + hints.map(\.prose.plainText)).contains { $0.contains(occasion.fired) }
    }
  }
}
