import LayerTracing

/// Wrong answers beside the right one, for a room to choose from. They are the commonest mistakes,
/// derived from the right answer.
package enum Alternatives {
  /// How many answers are offered at the most, the right one included.
  private static let most = 4

  /// Other ways: without the layer that brings the news back, without the one that hears the tap, and
  /// without a way back.
  package static func paths(_ right: [Role], of roles: [Role]) -> [[Role]] {
    var others: [[Role]] = []
    if right.count > 2 {
      others.append(Array(right.dropLast(2)) + right.suffix(1))
      others.append(Array(right.prefix(1)) + right.dropFirst(2))
      let turn = right.indices.first { right[..<$0].contains(right[$0]) }
      if let turn { others.append(Array(right[..<turn])) }
    } else {
      others += roles.filter { $0 != right.last }.map { right + [$0] }
    }
    return offered(right, among: others)
  }

  /// Numbers around the right one, in their order.
  package static func counts(_ right: Int) -> [Int] {
    // What a screen says may be any number, and may be less than none.
    let least = right < 0 ? max(right, .min + 2) - 2 : min(max(right, 2) - 2, .max - most)
    return Array(least..<least + most)
  }

  /// Orders in which two neighbours are swapped, at the beginning and at the end, and the reverse.
  package static func orders(_ right: [Int]) -> [[Int]] {
    var (first, last) = (right, right)
    if right.count > 1 {
      first.swapAt(0, 1)
      last.swapAt(right.count - 2, right.count - 1)
    }
    return offered(right, among: [first, last, Array(right.reversed())])
  }

  /// Values or lines: numbers around a number; else what was there before, and nothing.
  package static func texts(_ right: String, before: [String], nothing: String) -> [String] {
    if let number = Int(right) { return counts(number).map(String.init) }
    return offered(right, among: before.filter { $0 != right }.prefix(2) + [nothing])
  }

  /// Answers as a room reads them.
  package static func quizAnswers<Answer: Equatable>(
    _ answers: [Answer], right: Answer, _ text: (Answer) -> String
  ) -> [LessonQuiz.Answer] {
    answers.map { LessonQuiz.Answer([.text(text($0))], isRight: $0 == right) }
  }

  /// The right answer among others, each once, in an order that says nothing and is always the same.
  private static func offered<Answer: Hashable>(
    _ right: Answer, among others: [Answer]
  ) -> [Answer] {
    var all = [right]
    for other in others where !all.contains(other) && all.count < most { all.append(other) }
    let places = Shuffle.places(all.count, seed: all.count, for: "\(right)")
    return places.map { all[$0] }
  }
}
