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
  /// What it is foreseen of: the author's own, and those one of which a learner of a class may be asked in its place.
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

  /// The same question of another of its events, by its place; one behind the last is the first again.
  package func asking(_ place: Int) -> LessonPrediction {
    var copy = self
    copy.drawn = place % occasions.count
    return copy
  }
}

extension Lesson {
  /// How many lessons it is, at most one of which a learner has: as many as its predictions have events to ask of.
  public var variantCount: Int {
    steps.reduce(1) { count, step in
      if case .prediction(let asked) = step.question {
        max(count, asked.occasions.count)
      } else {
        count
      }
    }
  }

  /// One of the lessons that it is, by its place: each event is asked of in one of them. The first is what its author
  /// asks.
  func variant(_ place: Int) -> Lesson { asking { _ in place } }

  /// What is asked of in it, where others may be asked of something else.
  var occasions: [LessonPrediction.Occasion] {
    steps.compactMap { step in
      guard case .prediction(let asked) = step.question, asked.isVaried else { return nil }
      return asked.occasion
    }
  }

  /// What a learner is asked: of a class, each prediction is of an event that is drawn by the learner's number.
  ///
  /// - Parameter seed: The number.
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
  /// The event that its text or a hint asks to fire by its name, though others are asked of another; nil if there is none.
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
