extension LessonQuiz {
  /// How it is answered.
  public enum Form: Hashable, Sendable {
    /// By one answer: `( )` and `(x)`.
    case one
    /// By any number of them, and at least one: `[ ]` and `[x]`.
    case several
    /// By all of them, in the author's order.
    case order

    /// Whether every answer is named, by number and in an order, instead of those that are right.
    public var takesAll: Bool {
      switch self {
      case .one, .several: false
      case .order: true
      }
    }
  }

  // MARK: What is shown

  /// The places of the answers in the author's order, from 0, each once, as a learner of this number
  /// sees them; 0 for none, as on paper. What is to be put in order is shuffled with that, too.
  public func shown(seed: Int) -> [Int] {
    let isMixed = form.takesAll || isShuffled && seed != 0
    return isMixed
      ? Shuffle.places(answers.count, seed: seed, for: id.text) : Array(answers.indices)
  }

  /// What an answer is called by its place as it is shown: a letter, or a number where they are put in order.
  public func label(_ place: Int) -> String {
    form.takesAll ? String(place + 1) : LessonQuiz.letter(place)
  }

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

  // MARK: What is answered

  /// The places of the answers that ``label(_:)`` calls so, as they are shown; what no answer is called
  /// is left out.
  public func places(labelled labels: [String]) -> [Int] {
    labels.compactMap { text in answers.indices.first { label($0) == text } }
  }

  /// What came of an answer, by places in the author's order; nil if it can't be answered so.
  func verdict(on named: [Int]) -> LessonVerdict? {
    switch form {
    case .one:
      guard let only = named.first, named.count == 1 else { return nil }
      return .choice(only, isRight: answers[only].isRight)
    case .several:
      if named.isEmpty { return nil }
      return .choices(
        wrong: named.filter { !answers[$0].isRight }.sorted(),
        missing: answers.indices.count { answers[$0].isRight && !named.contains($0) })
    case .order:
      guard named.count == answers.count else { return nil }
      return .order(inPlace: named.indices.count { named[$0] == $0 }, of: named.count)
    }
  }

  /// The right answer, one place, several, or all: as they are shown, in the order in which they are
  /// typed.
  public func solution(shown: [Int]) -> [Int] {
    form.takesAll
      ? answers.indices.compactMap { shown.firstIndex(of: $0) }
      : shown.indices.filter { answers[shown[$0]].isRight }
  }

  /// What an answer was, in the author's words, in a line: the same for each learner, however it was
  /// shown.
  public func words(of places: [Int], shown: [Int]) -> String {
    let named = places.filter(shown.indices.contains).map { shown[$0] }
    return form.takesAll
      ? named.map { String($0 + 1) }.joined(separator: " ")
      : named.sorted().map { answers[$0].text.plainText }.joined(separator: " + ")
  }

  /// What is the same in every language, and another if the author changed what is right.
  var essence: String {
    let right = answers.indices.filter { answers[$0].isRight }
    // no text: a checksum is made of it
    return switch form {
    case .one: "\(right.first ?? 0) of \(answers.count)"
    case .several: "\(right) of \(answers.count)"
    case .order: "\(answers.count) in order"
    }
  }
}
