import Queries

/// The first word behind a fence, where it is one of a lesson's.
public enum FenceWord: String, CaseIterable, Hashable, Sendable {
  /// Commands that run by themselves.
  case run
  /// A task for the learner, with its reference solution.
  case `try`
  /// What must be false before a task and true after it.
  case expect
  /// What must be true after a task, and may be before.
  case `guard`
  /// A hint for a task or a question.
  case hint
  /// A question with answers to choose from.
  case quiz
  /// A prediction that is asked for before anything is fired.
  case predict

  /// The attributes that it must have.
  var required: [String] {
    switch self {
    case .run: []
    case .try, .quiz: ["id"]
    case .expect, .guard, .hint: ["for"]
    case .predict: ["id", "event", "kind"]
    }
  }

  /// The attributes that it may have.
  var attributes: [String] { self == .predict ? ["id", "on", "event", "kind"] : required }

  /// The attributes that any of them has: who writes one on an unknown block means one of ours.
  static let allAttributes: Set<String> = Set(allCases.flatMap(\.attributes))

  /// The word that was probably meant: one slip away, or for a long word what is nearest.
  ///
  /// Short words are held to one slip, because `rust` and `ruby` aren't `run`.
  ///
  /// - Parameter written: The word behind a fence, which is none of ours.
  /// - Returns: nil if none is near.
  static func near(_ written: String) -> FenceWord? {
    let lower = written.lowercased()
    if let word = allCases.first(where: { isOneSlip(from: lower, to: $0.rawValue) }) { return word }
    guard lower.count >= 5 else { return nil }
    let long = allCases.map(\.rawValue).filter { $0.count >= 5 }
    return NearestName.to(lower, among: long).flatMap(FenceWord.init)
  }

  /// Whether two words are equal but for one letter too many, too few, wrong, or swapped with the
  /// next.
  private static func isOneSlip(from written: String, to word: String) -> Bool {
    var left = Array(written)[...]
    var right = Array(word)[...]
    while let letter = left.first, letter == right.first {
      left.removeFirst()
      right.removeFirst()
    }
    while let letter = left.last, letter == right.last {
      left.removeLast()
      right.removeLast()
    }
    return max(left.count, right.count) <= 1
      || (right.count == 2 && left.elementsEqual(right.reversed()))
  }
}
